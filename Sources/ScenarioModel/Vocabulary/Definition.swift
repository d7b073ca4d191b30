/// A parameter of a vocabulary word.
package struct Parameter: Sendable {
  package let name: Located<String>

  /// What holds where a use gives no argument; without it the argument must be given.
  package let fallback: ValueTemplate?

  package init(name: Located<String>, fallback: ValueTemplate? = nil) {
    self.name = name
    self.fallback = fallback
  }
}

/// A use of a word with its arguments.
package struct Call: Sendable {
  /// An argument by the name of its parameter.
  package struct Argument: Sendable {
    package let name: Located<String>
    package let value: ValueTemplate

    package init(name: Located<String>, value: ValueTemplate) {
      self.name = name
      self.value = value
    }
  }

  package let name: Located<String>
  package let arguments: [Argument]

  package init(name: Located<String>, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }

  package subscript(argument: String) -> Argument? {
    arguments.first { $0.name.value == argument }
  }
}

/// What a word of some kind means.
package protocol Definition: Sendable {
  /// The kind as messages name it: `flow`.
  static var kind: String { get }

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

/// A name for a selector.
package struct ElementDefinition: Definition {
  package static let kind = "element"
  package let name: Located<String>
  package let parameters: [Parameter]
  package let selector: Selector

  package var body: DefinitionBody { .element(selector) }

  package init(name: Located<String>, parameters: [Parameter], selector: Selector) {
    self.name = name
    self.parameters = parameters
    self.selector = selector
  }
}

/// A name for a list of steps.
package struct FlowDefinition: Definition {
  package static let kind = "flow"
  package let name: Located<String>
  package let description: Text?
  package let parameters: [Parameter]
  package let steps: [Step]

  package var body: DefinitionBody { .flow(steps) }

  package init(
    name: Located<String>,
    description: Text?,
    parameters: [Parameter],
    steps: [Step]
  ) {
    self.name = name
    self.description = description
    self.parameters = parameters
    self.steps = steps
  }
}

/// A name for an expectation.
package struct CheckDefinition: Definition {
  package static let kind = "check"
  package let name: Located<String>
  package let description: Text?
  package let parameters: [Parameter]
  package let expectation: Expectation

  package var body: DefinitionBody { .check(expectation) }

  package init(
    name: Located<String>,
    description: Text?,
    parameters: [Parameter],
    expectation: Expectation
  ) {
    self.name = name
    self.description = description
    self.parameters = parameters
    self.expectation = expectation
  }
}
