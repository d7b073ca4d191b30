import ScenarioModel

/// The keys that say which form an expectation has; without one it is a selector.
enum ExpectationForm: String, LanguageKey {
  case element
  case elements
  case screen
  case transition
  case equals
  case call
  case check
  case all
  case any
  case not

  static let owner = "an expectation"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The one element that the conditions next to it describe.")
    case .elements: KeyEntry(.selector, "The elements that 'count' or 'labels' are about.")
    case .screen:
      KeyEntry(.nonEmptyText, "That screen is the topmost one, and no transition is under way.")
    case .transition:
      KeyEntry(
        .nonEmptyText,
        "The latest screen change has that name; 'none' means no change since the last gesture."
      )
    case .equals:
      KeyEntry(
        .pair(of: .value),
        "The two values are equal, or the second is a matcher of the first."
      )
    case .call:
      KeyEntry(.fixedText, "The app has made this call to a dependency since its launch.")
    case .check:
      KeyEntry(.fixedText, "The vocabulary's check of that name holds, 'with' arguments.")
    case .all: KeyEntry(.nonEmptyList(of: .expectation), "All of these hold.")
    case .any: KeyEntry(.nonEmptyList(of: .expectation), "At least one of these holds.")
    case .not: KeyEntry(.expectation, "It does not hold.")
    }
  }
}

/// The keys of the form with `element`.
enum ElementKey: NestingKey {
  case element
  case exists
  case text(TextProperty)
  case type
  case state(StateProperty)
  case length

  static let allCases =
    [.element, .exists] + TextProperty.allCases.map(Self.text) + [.type]
    + StateProperty.allCases.map(Self.state) + [.length]

  static let owner = "an expectation about an element"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.absenceExcludesOthers("exists", beside: "element")]

  var rawValue: String {
    switch self {
    case .element: "element"
    case .exists: "exists"
    case .text(let property): property.rawValue
    case .type: "type"
    case .state(let property): property.rawValue
    case .length: "length"
    }
  }

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, ExpectationForm.element.entry.meaning, isRequired: true)
    case .exists: KeyEntry(.boolean, "Whether an element matches at all.", fallback: "true")
    case .text(let property): ElementProperty.text(property).entry
    case .type: ElementProperty.type.entry
    case .state(let property): ElementProperty.state(property).entry
    case .length: KeyEntry(.count, "How many characters its value has.")
    }
  }
}

/// The keys of the form with `call`.
enum CallExpectationKey: String, LanguageKey {
  case call
  case with
  case count
  case answered

  static let owner = "an expectation about calls"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .call: KeyEntry(.fixedText, ExpectationForm.call.entry.meaning, isRequired: true)
    case .with:
      KeyEntry(
        .foreignNames(of: .matcher),
        "What the values of the call must be, by the names of its parameters."
      )
    case .count: KeyEntry(.count, "How many calls match.", fallback: .phrase("at least one"))
    case .answered: KeyEntry(.count, "How many of the calls that match are answered.")
    }
  }
}

/// The keys of the form with `elements`.
enum ElementsKey: String, LanguageKey {
  case elements
  case count
  case labels

  static let owner = "an expectation about elements"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.atLeastOne(of: ["count", "labels"])]

  var entry: KeyEntry {
    switch self {
    case .elements: KeyEntry(.selector, ExpectationForm.elements.entry.meaning, isRequired: true)
    case .count: KeyEntry(.count, "How many elements match.")
    case .labels: KeyEntry(.list(of: .text), "Their labels in reading order; '[]' for none.")
    }
  }
}
