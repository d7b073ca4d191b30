import ScenarioModel

/// The keys of a selector, next to the element types, which are keys too.
enum SelectorKey: NestingKey {
  case property(ElementProperty)
  case own(Own)

  enum Own: String, CaseIterable {
    case within
    case childOf
    case containing
    case index
    case first
    case named
    case with
  }

  static let allCases =
    [.property(.id)] + TextProperty.allCases.map { .property(.text($0)) } + [.property(.type)]
    + StateProperty.allCases.map { .property(.state($0)) } + Own.allCases.map(Self.own)

  static let owner = "a selector"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [
    .notEmpty,
    .needs("with", ["named"]),
    .oneTypeAtMost,
    .atMostOne(of: ["index", "first"]),
  ]

  var rawValue: String {
    switch self {
    case .property(let property): property.name
    case .own(let key): key.rawValue
    }
  }

  var entry: KeyEntry {
    switch self {
    case .property(let property): property.entry
    case .own(.within): KeyEntry(.selector, "An ancestor matches this selector.")
    case .own(.childOf): KeyEntry(.selector, "The parent matches this selector.")
    case .own(.containing): KeyEntry(.selector, "A descendant matches this selector.")
    case .own(.index):
      KeyEntry(
        .wholeNumber,
        "The n-th of the matches in reading order, from 0; negative from the end."
      )
    case .own(.first): KeyEntry(.affirmation, "The first of the matches in reading order.")
    case .own(.named): KeyEntry(.fixedText, "An element of the vocabulary.")
    case .own(.with):
      KeyEntry(
        .foreignNames(of: .value),
        "The arguments of 'named', by the names of its parameters."
      )
    }
  }
}

extension ElementProperty {
  /// What a selector or an expectation says of the property.
  var entry: KeyEntry {
    switch self {
    case .id: KeyEntry(.matcher, "The accessibility identifier; \"\" for elements that have none.")
    case .text(.label): KeyEntry(.matcher, "The accessibility label, as a screen reader says it.")
    case .text(.value): KeyEntry(.matcher, "The element's value.")
    case .text(.placeholder): KeyEntry(.matcher, "The text that an empty field shows.")
    case .text(.title): KeyEntry(.matcher, "The caption of a button.")
    case .type: KeyEntry(.elementType, "The element's type.")
    case .state(.enabled): KeyEntry(.boolean, "Whether it reacts to gestures.")
    case .state(.selected): KeyEntry(.boolean, "Whether it is the chosen one.")
    case .state(.focused): KeyEntry(.boolean, "Whether typing goes to it.")
    case .state(.hittable): KeyEntry(.boolean, "Whether a touch at its centre reaches it.")
    }
  }
}

enum MatcherKey: String, LanguageKey {
  case `is`
  case not
  case contains
  case startsWith
  case endsWith
  case matches
  case anyOf
  case length
  case greaterThan
  case lessThan
  case atLeast
  case atMost
  case ignoringCase

  static let owner = "a matcher"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [
    .atLeastOne(of: allCases.filter { $0 != .ignoringCase }.map(\.rawValue))
  ]

  var entry: KeyEntry {
    switch self {
    case .is: KeyEntry(.text, "Equals this text.")
    case .not: KeyEntry(.matcher, "Does not match.")
    case .contains: KeyEntry(.nonEmptyText, "Contains this text.")
    case .startsWith: KeyEntry(.nonEmptyText, "Begins with this text.")
    case .endsWith: KeyEntry(.nonEmptyText, "Ends with this text.")
    case .matches: KeyEntry(.nonEmptyText, "Has a match of this regular expression anywhere in it.")
    case .anyOf: KeyEntry(.nonEmptyList(of: .matcher), "Matches at least one of these.")
    case .length: KeyEntry(.count, "How many characters it has, as people see them.")
    case .greaterThan: KeyEntry(.number, "Is a number above this one.")
    case .lessThan: KeyEntry(.number, "Is a number below this one.")
    case .atLeast: KeyEntry(.number, "Is this number or one above it.")
    case .atMost: KeyEntry(.number, "Is this number or one below it.")
    case .ignoringCase:
      KeyEntry(
        .boolean,
        "Whether upper and lower case are the same, in nested matchers too.",
        fallback: "false"
      )
    }
  }
}

enum CountKey: String, LanguageKey {
  case atLeast
  case atMost
  case not

  static let owner = "a count"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.notEmpty]

  var entry: KeyEntry {
    switch self {
    case .atLeast: KeyEntry(.naturalNumber, "The least number.")
    case .atMost: KeyEntry(.naturalNumber, "The greatest number.")
    case .not: KeyEntry(.naturalNumber, "Any number but this.")
    }
  }

  var limit: CountMatcher.Limit.Kind {
    switch self {
    case .atLeast: .atLeast
    case .atMost: .atMost
    case .not: .not
    }
  }
}
