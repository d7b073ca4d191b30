/// A name for an expectation.
package struct CheckDefinition: Definition {
  package static let kind = WordKind.check
  package let name: Located<String>
  package let parameters: [Parameter]
  package let expectation: Expectation

  package var body: DefinitionBody { .check(expectation) }

  package init(name: Located<String>, parameters: [Parameter], expectation: Expectation) {
    self.name = name
    self.parameters = parameters
    self.expectation = expectation
  }
}
