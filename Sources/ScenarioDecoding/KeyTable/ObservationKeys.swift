import ScenarioModel

/// The keys of `remember`: an element with the names that its properties get, or a count.
enum RememberKey: String, LanguageKey {
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

  static let owner = "'remember'"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [
    .exactlyOne(of: ["element", "elements"]),
    .atLeastOne(of: allCases.filter { $0.property != nil || $0 == .count }.map(\.rawValue)),
    .excludes("element", ["count"]),
    .excludes("elements", allCases.filter { $0.property != nil }.map(\.rawValue)),
  ]

  var entry: KeyEntry {
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
enum AuditKey: String, LanguageKey {
  case ignore

  static let owner = "'audit'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    KeyEntry(
      .list(of: .either([.word(AuditExemptionKey.ruleNames), .mapping(AuditExemptionKey.self)])),
      "Rules to leave out, everywhere or for some elements."
    )
  }
}

/// The keys of an exemption from an audit's rule.
enum AuditExemptionKey: String, LanguageKey {
  case rule
  case element

  static let owner = "an item of 'ignore'"
  static let finder = KeyFinder<Self>()

  static let ruleNames = AuditExemption.Rule.allCases.map(\.rawValue)

  var entry: KeyEntry {
    switch self {
    case .rule: KeyEntry(.word(Self.ruleNames), "The rule to leave out.", isRequired: true)
    case .element: KeyEntry(.selector, "The elements to leave out.", isRequired: true)
    }
  }
}
