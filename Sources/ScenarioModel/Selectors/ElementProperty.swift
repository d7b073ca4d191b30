/// A property of an element that selectors, expectations and `remember` name.
package enum ElementProperty: Hashable, Sendable {
  case id
  case text(TextProperty)
  case type
  case state(StateProperty)

  /// The name in files: `label`.
  package var name: String {
    switch self {
    case .id: "id"
    case .text(let property): property.rawValue
    case .type: "type"
    case .state(let property): property.rawValue
    }
  }
}

/// A property of an element that is a text.
package enum TextProperty: String, CaseIterable, Sendable {
  case label
  case value
  case placeholder
  case title
}

/// A property of an element that holds or does not.
package enum StateProperty: String, CaseIterable, Sendable {
  case enabled
  case selected
  case focused
  case hittable
}
