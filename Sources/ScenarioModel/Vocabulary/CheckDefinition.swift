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
