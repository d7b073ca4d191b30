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
