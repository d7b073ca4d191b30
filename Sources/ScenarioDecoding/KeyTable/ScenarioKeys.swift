/// The keys of a scenario that a suite's scenarios do not share.
enum ScenarioKey: String, LanguageKey {
  case name
  case cases
  case steps

  static let owner = "a scenario"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .name: KeyEntry(.nonEmptyText, "The test case's name in every report.", isRequired: true)
    case .cases:
      KeyEntry(
        .either([.nonEmptyList(of: .names(of: .value)), .mapping(CasesFileKey.self)]),
        "One test case per row: a list of mappings, or the rows of a data file."
      )
    case .steps: KeyEntry(.steps, "What to do, in order.", isRequired: true)
    }
  }
}

/// The keys of a suite that do not pass to its scenarios.
enum SuiteKey: String, LanguageKey {
  case suite
  case scenarios

  static let owner = "a suite"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .suite: KeyEntry(.nonEmptyText, "The suite's name in reports.", isRequired: true)
    case .scenarios:
      KeyEntry(
        .nonEmptyList(of: .mapping(ScenarioKey.self)),
        "The scenarios, which share the suite's other keys.",
        isRequired: true
      )
    }
  }
}
