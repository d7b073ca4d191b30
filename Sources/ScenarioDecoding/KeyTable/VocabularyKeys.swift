/// The keys of a vocabulary file.
package enum VocabularyKey: String, LanguageKey {
  case vocabulary
  case imports = "import"
  case elements
  case flows
  case checks

  package static let owner = "a vocabulary"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    switch self {
    case .vocabulary: KeyEntry(.nonEmptyText, "What the words are about.", isRequired: true)
    case .imports: HeaderKey.imports.entry
    case .elements: HeaderKey.elements.entry
    case .flows: HeaderKey.flows.entry
    case .checks: HeaderKey.checks.entry
    }
  }
}

/// The keys of a named element with parameters.
package enum ElementWordKey: String, LanguageKey {
  case parameters
  case selector

  package static let owner = "a named element"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    switch self {
    case .parameters:
      KeyEntry(
        .either([.list(of: .name), .names(of: .value)]),
        "The names of its parameters, or a mapping of names to defaults; null is no default."
      )
    case .selector: KeyEntry(.selector, "The selector that the name stands for.", isRequired: true)
    }
  }
}

/// The keys of a flow.
package enum FlowWordKey: String, LanguageKey {
  case description
  case parameters
  case steps

  package static let owner = "a flow"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    switch self {
    case .description: KeyEntry(.text, "What the flow does.")
    case .parameters: ElementWordKey.parameters.entry
    case .steps: KeyEntry(.steps, "What 'run' does, in order.", isRequired: true)
    }
  }
}

/// What may stand beside the expectation of a check.
package enum CheckWordKey: String, LanguageKey {
  case description
  case parameters

  package static let owner = "a check"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    switch self {
    case .description: KeyEntry(.text, "What the check is about.")
    case .parameters: ElementWordKey.parameters.entry
    }
  }
}

/// The keys of a use of a word, beside the one that names it.
package enum CallKey: String, LanguageKey {
  case flow
  case with

  package static let owner = "'run'"
  package static let finder = KeyFinder<Self>()

  package var entry: KeyEntry {
    switch self {
    case .flow: KeyEntry(.fixedText, "The flow's name.", isRequired: true)
    case .with:
      KeyEntry(.foreignNames(of: .value), "The arguments, by the names of the parameters.")
    }
  }
}
