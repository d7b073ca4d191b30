import ScenarioModel

/// The keys of `remember`: an element with the names that its properties get, or a count.
package enum RememberKey: String, LanguageKey {
  case element
  case elements
  case label
  case value
  case placeholder
  case title
  case id
  case type
  case enabled
  case selected
  case focused
  case hittable
  case count

  package static let owner = "'remember'"
  package static let finder = KeyFinder<Self>()

  package static let rules: [KeyRule] = [
    .exactlyOne(of: ["element", "elements"]),
    .atLeastOne(of: allCases.filter { $0.property != nil || $0 == .count }.map(\.rawValue)),
    .excludes("element", ["count"]),
    .excludes("elements", allCases.filter { $0.property != nil }.map(\.rawValue)),
  ]

  package var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element whose properties are remembered.")
    case .elements: KeyEntry(.selector, "The elements that are counted.")
    case .count: KeyEntry(.name, "The variable that takes the number of 'elements'.")
    case .label, .value, .placeholder, .title, .id, .type, .enabled, .selected, .focused,
      .hittable:
      KeyEntry(.name, "The variable that takes the element's \(rawValue).")
    }
  }

  /// The property of an element that the key names, if it names one.
  var property: ElementProperty? { ElementProperty(rawValue: rawValue) }
}

/// The keys of `audit`.
package enum AuditKey: String, LanguageKey {
  case ignore

  package static let owner = "'audit'"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    KeyEntry(
      .list(of: .either([.word(AuditExemptionKey.ruleNames), .mapping(AuditExemptionKey.self)])),
      "Rules to leave out, everywhere or for some elements."
    )
  }
}

/// The keys of an exemption from an audit's rule.
package enum AuditExemptionKey: String, LanguageKey {
  case rule
  case element

  package static let owner = "an item of 'ignore'"
  package static let finder = KeyFinder<Self>()

  static let ruleNames = AuditExemption.Rule.allCases.map(\.rawValue)

  package var entry: KeyEntry {
    switch self {
    case .rule: KeyEntry(.word(Self.ruleNames), "The rule to leave out.", isRequired: true)
    case .element: KeyEntry(.selector, "The elements to leave out.", isRequired: true)
    }
  }
}
