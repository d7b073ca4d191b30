/// Properties that are put into variables.
package struct Memory: Sendable {
  package enum Subject: Sendable {
    case element(Selector, [Item])
    case count(of: Selector, name: Located<String>)
  }

  /// A property with the name of the variable that takes it.
  package struct Item: Sendable {
    package let property: ElementProperty
    package let name: Located<String>

    package init(_ property: ElementProperty, as name: Located<String>) {
      self.property = property
      self.name = name
    }
  }

  package let subject: Subject

  package init(_ subject: Subject) { self.subject = subject }

  /// The names of the variables that it sets.
  package var names: [Located<String>] {
    switch subject {
    case .element(_, let items): items.map(\.name)
    case .count(_, let name): [name]
    }
  }
}
