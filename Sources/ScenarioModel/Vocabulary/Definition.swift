/// The definition of a vocabulary entry.
package protocol Definition: Sendable {
  static var kind: WordKind { get }

  var name: Located<String> { get }
  var parameters: [Parameter] { get }

  var body: DefinitionBody { get }
}

/// The meaning of a vocabulary entry of each kind.
package enum DefinitionBody: Sendable {
  case element(Selector)
  case flow([Step])
  case check(Expectation)
}
