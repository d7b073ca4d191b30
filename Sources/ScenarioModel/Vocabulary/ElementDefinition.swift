/// A name for a selector.
package struct ElementDefinition: Definition {
  package static let kind = WordKind.element
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
