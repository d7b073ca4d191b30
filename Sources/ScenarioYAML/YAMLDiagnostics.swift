package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let yaml: [Diagnostic.Kind] = [
    .aliasCycle, .controlCharacter, .duplicateKey, .expansionTooLarge, .invalidMerge,
    .multipleDocuments, .nestingTooDeep, .nonScalarKey, .tooManyDirectives, .tooManyNodes,
    .yamlSyntax,
  ]
}

extension Diagnostic.Kind {
  package static let aliasCycle = Self(
    "alias-cycle",
    "An alias is inside the value that it refers to.",
    meaning: "The value would contain itself, so reading it would never end.",
    example: "name: Example\napp: trivia\nsteps: &steps\n  - group: {name: Again, steps: *steps}",
    remedy: "Use 'repeat' or a flow for steps that run again."
  )

  static let controlCharacter = Self(
    "control-character",
    "A file contains a character that is only allowed as an escape.",
    meaning: """
      Control characters are invisible and mostly come from copying out of a terminal. Line \
      separators (U+0085, U+2028, U+2029) come from web pages, and only some YAML readers \
      treat them as the end of a line.
      """,
    example: .description("A file with an escape character (U+001B) in a label."),
    remedy: "Delete the character, or write it in double quotes as an escape such as \"\\e\"."
  )

  package static let duplicateKey = Self(
    "duplicate-key",
    "A mapping has the same key twice.",
    meaning: "Only one of the two values could count, and a reader could not know which one.",
    example: "name: Example\napp: trivia\ntimeout: 1s\ntimeout: 2s\nsteps:\n  - pause: 1s",
    remedy: "Delete or rename one of the two. If you mean two steps, begin each of them with '- '."
  )

  static let expansionTooLarge = Self(
    "expansion-too-large",
    "Aliases and merge keys repeat more than a file may hold.",
    meaning: """
      A few lines of aliases can expand to billions of values, or repeat a long text many \
      times. The limits are 100000 values and 16 MiB of text.
      """,
    example: .description("Ten lists, each of ten aliases of the one before."),
    remedy: "Use flows or 'forEach' instead of aliases of aliases, and '${...}' for a long text."
  )

  static let invalidMerge = Self(
    "invalid-merge",
    "A merge key has a value that is not a mapping.",
    meaning: """
      '<<' adds the keys of another mapping, or of several, to the mapping that contains it.
      """,
    example: "name: Example\napp: trivia\n<<: shared\nsteps:\n  - pause: 1s",
    remedy: "Write an alias of a mapping after it: '<<: *shared'."
  )

  package static let multipleDocuments = Self(
    "multiple-documents",
    "A file has a second document after '---'.",
    meaning: "A file holds one scenario, suite or vocabulary, so that its path identifies it.",
    example: "name: Example\napp: trivia\nsteps:\n  - pause: 1s\n---\nname: Another",
    remedy: "Put each scenario into its own file, or put them into a suite."
  )

  static let nestingTooDeep = Self(
    "nesting-too-deep",
    "Lists and mappings are nested too deeply.",
    meaning: """
      At most 64 levels are allowed. Deeper files are written by mistake or with bad intent.
      """,
    example: .description("65 opening brackets."),
    remedy: "Move the inner steps into a flow, and run that flow."
  )

  static let nonScalarKey = Self(
    "non-scalar-key",
    "A key is a list or a mapping.",
    meaning: "Often it is a template without quotes in flow style: '{label: {name}: x}'.",
    example: "name: Example\napp: trivia\n[a, b]: c\nsteps:\n  - pause: 1s",
    remedy: "Write a text before the ':', and quote it if it begins with '[' or '{'."
  )

  static let tooManyDirectives = Self(
    "too-many-directives",
    "A file has too many '%' directives.",
    meaning: """
      The time to read directives grows with the square of their number, so the number is \
      limited.
      """,
    example: .description("A file that begins with hundreds of '%TAG' lines."),
    remedy: "Delete the directives. The language needs none."
  )

  static let tooManyNodes = Self(
    "too-many-nodes",
    "A file has more values than the limit.",
    meaning: """
      The limit of 2000000 values keeps a file that was written by accident from filling the \
      memory.
      """,
    example: .description("A list of two million items."),
    remedy: """
      Move the data into a JSON or CSV file and name that with 'fromFile', or split the \
      file.
      """
  )

  package static let yamlSyntax = Self(
    "yaml-syntax",
    "The file is not valid YAML.",
    meaning: "The message says what was expected and where. The rest of the file was not read.",
    example: .step("tap: {button: ${name}}"),
    remedy: "Quote texts that contain ': ' or ' #' and, in flow style, braces. Indent with spaces."
  )
}

extension Diagnostic.Message {
  static func aliasCycle(_ name: String) -> Self {
    Self(
      .aliasCycle,
      "'*\(shortened(name))' is inside '&\(shortened(name))' so reading it would never end"
    )
  }

  package static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    let code = scalar.hexadecimalCode(digits: 4)
    return Self(.controlCharacter, "character U+\(code) is not allowed in a file")
  }

  package static func duplicateKey(_ name: String) -> Self {
    Self(.duplicateKey, "duplicate key '\(shortened(name))'")
  }

  static func expansionTooLarge(nodeLimit: Int) -> Self {
    Self(.expansionTooLarge, "aliases repeat more than \(nodeLimit) values")
  }

  static func expansionTooLarge(byteLimit: Int) -> Self {
    Self(.expansionTooLarge, "aliases repeat more than \(byteLimit) bytes of text")
  }

  static let invalidMerge = Self(.invalidMerge, "'<<' takes a mapping or a list of mappings")

  static let multipleDocuments = Self(.multipleDocuments, "a file holds one document")

  package static func nestingTooDeep(limit: Int) -> Self {
    Self(.nestingTooDeep, "nested deeper than \(limit) levels")
  }

  static let nonScalarKey = Self(.nonScalarKey, "a key must be a text")

  static func tooManyDirectives(limit: Int) -> Self {
    Self(.tooManyDirectives, "more than \(limit) '%' directives")
  }

  package static func tooManyNodes(limit: Int) -> Self {
    Self(.tooManyNodes, "more than \(limit) values")
  }
}
