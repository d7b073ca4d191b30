enum GroupKey: String, LanguageKey {
  case name
  case steps

  static let owner = "'group'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .name: KeyEntry(.nonEmptyText, "The title in the log.", isRequired: true)
    case .steps: KeyEntry(.steps, "What to do, in order.", isRequired: true)
    }
  }
}

enum RepeatKey: String, LanguageKey {
  case times
  case `while`
  case until
  case atMost
  case steps

  static let owner = "'repeat'"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [
    .exactlyOne(of: ["times", "while", "until"]),
    .needs("while", ["atMost"]),
    .needs("until", ["atMost"]),
    .excludes("times", ["atMost"]),
  ]

  var entry: KeyEntry {
    switch self {
    case .times: KeyEntry(.naturalNumber, "How many times.")
    case .while: KeyEntry(.expectation, "Continues while this holds; evaluated before every turn.")
    case .until: KeyEntry(.expectation, "Continues until this holds; evaluated before every turn.")
    case .atMost:
      KeyEntry(.naturalNumber, "The most turns with 'while' or 'until'. Needing more is a failure.")
    case .steps: KeyEntry(.steps, "What to do at every turn.", isRequired: true)
    }
  }
}

enum ForEachKey: String, LanguageKey {
  case variable
  case values = "in"
  case index
  case allowEmpty
  case steps

  static let owner = "'forEach'"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.emptyOnly("in", beside: "allowEmpty")]

  var entry: KeyEntry {
    switch self {
    case .variable: KeyEntry(.name, "The name that each value gets in turn.", isRequired: true)
    case .values: KeyEntry(.listValue, "The values, or '${list}'.", isRequired: true)
    case .index: KeyEntry(.name, "The name that the turn's number gets, from 0.")
    case .allowEmpty: KeyEntry(.boolean, "Whether an empty list is allowed.", fallback: "false")
    case .steps: KeyEntry(.steps, "What to do for each value.", isRequired: true)
    }
  }
}

enum IfKey: String, LanguageKey {
  case condition
  case then
  case otherwise = "else"

  static let owner = "'if'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .condition: KeyEntry(.expectation, "Looked at once, without waiting.", isRequired: true)
    case .then: KeyEntry(.steps, "What to do if it holds.", isRequired: true)
    case .otherwise: KeyEntry(.steps, "What to do if it does not.")
    }
  }
}
