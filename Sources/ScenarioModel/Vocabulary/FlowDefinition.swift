/// A name for a list of steps.
package struct FlowDefinition: Definition {
  package static let kind = WordKind.flow
  package let name: Located<String>
  package let parameters: [Parameter]
  package let steps: [Step]

  package var body: DefinitionBody { .flow(steps) }

  package init(name: Located<String>, parameters: [Parameter], steps: [Step]) {
    self.name = name
    self.parameters = parameters
    self.steps = steps
  }
}
