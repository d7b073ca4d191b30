/// The definition of a vocabulary entry: a name for a selector, for steps, or for an expectation.
package struct WordDefinition: Sendable {
  /// What an entry of each kind stands for.
  package enum Body: Sendable {
    case element(Selector)
    case flow([Step])
    case check(Expectation)
  }

  package let name: Located<String>
  package let parameters: [Parameter]
  package let body: Body

  package init(_ name: Located<String>, parameters: [Parameter] = [], _ body: Body) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }

  package var key: WordKey {
    let kind: WordKind =
      switch body {
      case .element: .element
      case .flow: .flow
      case .check: .check
      }
    return WordKey(kind: kind, name: name.value)
  }
}
