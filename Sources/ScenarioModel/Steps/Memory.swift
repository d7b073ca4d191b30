/// What is put into variables: properties of an element, or a count.
package enum Memory: Sendable {
  case element(Selector, [Item])
  case count(of: Selector, name: Located<String>)

  /// A property with the name of the variable that takes it.
  package struct Item: Sendable {
    package let property: ElementProperty
    package let name: Located<String>

    package init(_ property: ElementProperty, as name: Located<String>) {
      self.property = property
      self.name = name
    }
  }

  /// The names of the variables that it sets.
  package var names: [Located<String>] {
    switch self {
    case .element(_, let items): items.map(\.name)
    case .count(_, let name): [name]
    }
  }
}
