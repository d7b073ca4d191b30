import ScenarioModel

/// The keys of `remember`: an element with the names that its properties get, or a count.
enum RememberKey: NestingKey {
  case element
  case elements
  case property(ElementProperty)
  case count

  static let allCases = [.element, .elements] + elementProperties.map(Self.property) + [.count]

  private static let elementProperties =
    TextProperty.allCases.map(ElementProperty.text) + [.id, .type]
    + StateProperty.allCases.map(ElementProperty.state)

  static let owner = "'remember'"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [
    .exactlyOne(of: ["element", "elements"]),
    .atLeastOne(of: elementProperties.map(\.name) + ["count"]),
    .excludes("element", ["count"]),
    .excludes("elements", elementProperties.map(\.name)),
  ]

  var rawValue: String {
    switch self {
    case .element: "element"
    case .elements: "elements"
    case .property(let property): property.name
    case .count: "count"
    }
  }

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element whose properties are remembered.")
    case .elements: KeyEntry(.selector, "The elements that are counted.")
    case .property: KeyEntry(.name, "The variable for the element's \(rawValue).")
    case .count: KeyEntry(.name, "The variable for the number of 'elements'.")
    }
  }
}

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
