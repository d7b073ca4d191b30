/// What a word of some kind means.
package protocol Definition: Sendable {
  static var kind: WordKind { get }

  var name: Located<String> { get }
  var parameters: [Parameter] { get }

  /// What the word stands for.
  var body: DefinitionBody { get }
}

/// What a word of each kind stands for.
package enum DefinitionBody: Sendable {
  case element(Selector)
  case flow([Step])
  case check(Expectation)
}
