enum VocabularyKey: String, LanguageKey {
  case vocabulary
  case description
  case imports = "import"
  case elements
  case flows
  case checks

  static let owner = "a vocabulary"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .vocabulary: KeyEntry(.nonEmptyText, "The vocabulary's name.", isRequired: true)
    case .description: KeyEntry(.text, "A description of the vocabulary.")
    case .imports: HeaderKey.imports.entry
    case .elements: HeaderKey.elements.entry
    case .flows: HeaderKey.flows.entry
    case .checks: HeaderKey.checks.entry
    }
  }
}

enum ElementWordKey: String, LanguageKey {
  case parameters
  case selector

  static let owner = "a named element"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .parameters:
      KeyEntry(
        .either([.list(of: .name), .names(of: .value)]),
        "The names of its parameters, or a mapping of names to defaults; null means no default."
      )
    case .selector: KeyEntry(.selector, "The selector that the name stands for.", isRequired: true)
    }
  }
}

enum FlowWordKey: String, LanguageKey {
  case description
  case parameters
  case steps

  static let owner = "a flow"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .description: KeyEntry(.text, "A description of the flow.")
    case .parameters: ElementWordKey.parameters.entry
    case .steps: KeyEntry(.steps, "What 'run' does, in order.", isRequired: true)
    }
  }
}

/// What may be next to the expectation of a check.
enum CheckWordKey: String, LanguageKey {
  case description
  case parameters

  static let owner = "a check"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .description: KeyEntry(.text, "A description of the check.")
    case .parameters: ElementWordKey.parameters.entry
    }
  }
}

/// The keys of a use of a word, next to the one that names it.
enum CallKey: String, LanguageKey {
  case flow
  case with

  static let owner = "'run'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .flow: KeyEntry(.fixedText, "The flow's name.", isRequired: true)
    case .with:
      KeyEntry(.foreignNames(of: .value), "The arguments, by the names of the parameters.")
    }
  }
}
