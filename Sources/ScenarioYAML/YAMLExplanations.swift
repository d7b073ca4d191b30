package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let yaml = [
    DiagnosticExplanation(
      .aliasCycle,
      "An alias is inside the value that it refers to.",
      meaning: "The value would contain itself, so reading it would never end.",
      example: "name: Example\napp: trivia\nsteps: &steps\n  - group: {name: Again, steps: *steps}",
      remedy: "Use 'repeat' or a flow for steps that run again."
    ),
    DiagnosticExplanation(
      .controlCharacter,
      "A file contains a character that must not be in it as it is.",
      meaning: """
        Control characters are invisible and mostly come from copying out of a terminal. Line \
        separators (U+0085, U+2028, U+2029) come from web pages, and only some readers of YAML \
        take them for the end of a line.
        """,
      example: .description("A file with an escape character (U+001B) in a label."),
      remedy: "Delete the character, or write it in double quotes as an escape such as \"\\e\"."
    ),
    DiagnosticExplanation(
      .duplicateKey,
      "A mapping has the same key twice.",
      meaning: "Only one of the two values could count, and a reader could not know which one.",
      example: "name: Example\napp: trivia\ntimeout: 1s\ntimeout: 2s\nsteps:\n  - pause: 1s",
      remedy: """
        Delete or rename one of the two. If you mean two steps, begin each of them with '- '.
        """
    ),
    DiagnosticExplanation(
      .expansionTooLarge,
      "Aliases and merge keys repeat more than a file may hold.",
      meaning: """
        A few lines of aliases can expand to billions of values, or repeat a long text many \
        times. The limits are 100000 values and 16 MiB of text.
        """,
      example: .description("Ten lists, each of ten aliases of the one before."),
      remedy: "Use flows or 'forEach' instead of aliases of aliases, and '${...}' for a long text."
    ),
    DiagnosticExplanation(
      .invalidMerge,
      "A merge key has a value that is not a mapping.",
      meaning: """
        '<<' adds the keys of another mapping, or of several, to the mapping that contains it.
        """,
      example: "name: Example\napp: trivia\n<<: shared\nsteps:\n  - pause: 1s",
      remedy: "Write an alias of a mapping after it: '<<: *shared'."
    ),
    DiagnosticExplanation(
      .multipleDocuments,
      "A file has a second document after '---'.",
      meaning: "A file holds one scenario, suite or vocabulary, so that its path identifies it.",
      example: "name: Example\napp: trivia\nsteps:\n  - pause: 1s\n---\nname: Another",
      remedy: "Put each scenario into its own file, or put them into a suite."
    ),
    DiagnosticExplanation(
      .nestingTooDeep,
      "Lists and mappings are nested too deeply.",
      meaning: """
        At most 64 levels are allowed. Deeper files are written by mistake or with bad intent.
        """,
      example: .description("65 opening brackets."),
      remedy: "Move the inner steps into a flow, and run that flow."
    ),
    DiagnosticExplanation(
      .nonScalarKey,
      "A key is a list or a mapping.",
      meaning: "Often it is a template without quotes in flow style: '{label: {name}: x}'.",
      example: "name: Example\napp: trivia\n[a, b]: c\nsteps:\n  - pause: 1s",
      remedy: "Write a text before the ':', and quote it if it begins with '[' or '{'."
    ),
    DiagnosticExplanation(
      .tooManyDirectives,
      "A file has too many '%' directives.",
      meaning: """
        The time to read directives grows with the square of their number, so the number is \
        limited.
        """,
      example: .description("A file that begins with hundreds of '%TAG' lines."),
      remedy: "Delete the directives. The language needs none."
    ),
    DiagnosticExplanation(
      .tooManyNodes,
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
    ),
    DiagnosticExplanation(
      .undefinedAlias,
      "An alias refers to an anchor that is not defined before it.",
      meaning: "'*name' repeats the value that is marked with '&name' further up.",
      example: .step("tap: *done"),
      remedy: """
        Mark the value with '&name' before its first use, or quote a text that begins with \
        '*'.
        """
    ),
    DiagnosticExplanation(
      .unsupportedTag,
      "A value has a tag such as '!!binary'.",
      meaning: "The key decides what kind of value is read, so a tag could only contradict it.",
      example: .step("pause: !seconds 1"),
      remedy: "Delete the tag."
    ),
    DiagnosticExplanation(
      .yamlSyntax,
      "The file is not valid YAML.",
      meaning: "The message says what was expected and where. The rest of the file was not read.",
      example: .step("tap: {button: ${name}}"),
      remedy: """
        Quote texts that contain ': ' or ' #' and, in flow style, braces. Indent with spaces.
        """
    ),
  ]
}
