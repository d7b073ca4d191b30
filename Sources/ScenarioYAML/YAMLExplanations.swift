package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let yaml = [
    DiagnosticExplanation(
      "alias-cycle",
      "An alias stands within what it refers to.",
      meaning: "The value would contain itself, and reading it would never end.",
      example: "name: Example\napp: trivia\nsteps: &steps\n  - group: {name: Again, steps: *steps}",
      remedy: "Use 'repeat' or a flow for steps that run again."
    ),
    DiagnosticExplanation(
      "control-character",
      "A character stands in a file that none may hold as it is.",
      meaning: "Control characters are invisible and mostly come from copying out of a terminal. "
        + "Line separators (U+0085, U+2028, U+2029) come from web pages, and end a line to some "
        + "readers of YAML only.",
      example: .description("A file with an escape character (U+001B) in a label."),
      remedy: "Delete the character, or write it in double quotes as an escape such as \"\\e\"."
    ),
    DiagnosticExplanation(
      "duplicate-key",
      "A mapping has a key twice.",
      meaning: "Only one of the values could count, and no reader could tell which one.",
      example: "name: Example\napp: trivia\ntimeout: 1s\ntimeout: 2s\nsteps:\n  - pause: 1s",
      remedy: "Delete or rename one of the two. For two steps begin each with '- '."
    ),
    DiagnosticExplanation(
      "expansion-too-large",
      "Aliases and merge keys repeat more than a file may hold.",
      meaning: "A few lines of aliases can stand for billions of values, or for a long text many "
        + "times. The limits are 100000 values, and 16 MiB of text.",
      example: .description("Ten lists, each of ten aliases of the one before."),
      remedy: "Use flows or 'forEach' rather than aliases of aliases, and '${...}' for a long text."
    ),
    DiagnosticExplanation(
      "invalid-merge",
      "A merge key has something else behind it than mappings.",
      meaning: "'<<' takes the keys of another mapping, or of several, into the one it stands in.",
      example: "name: Example\napp: trivia\n<<: shared\nsteps:\n  - pause: 1s",
      remedy: "Put an alias of a mapping behind it: '<<: *shared'."
    ),
    DiagnosticExplanation(
      "multiple-documents",
      "A file has a second document behind '---'.",
      meaning: "A file holds one scenario, suite or vocabulary, so that its path names it.",
      example: "name: Example\napp: trivia\nsteps:\n  - pause: 1s\n---\nname: Another",
      remedy: "Give each scenario a file, or put them into a suite."
    ),
    DiagnosticExplanation(
      "nesting-too-deep",
      "Collections stand within each other too deeply.",
      meaning: "There may be 64 levels; deeper files are made by mistake or with bad intent.",
      example: .description("65 opening brackets."),
      remedy: "Give inner steps a name with a flow, and run that."
    ),
    DiagnosticExplanation(
      "non-scalar-key",
      "A list or a mapping stands as a key.",
      meaning: "Often it is a template in flow style without quotes: '{label: {name}: x}'.",
      example: "name: Example\napp: trivia\n[a, b]: c\nsteps:\n  - pause: 1s",
      remedy: "Write a text before the ':', in quotes if it begins with '[' or '{'."
    ),
    DiagnosticExplanation(
      "too-many-directives",
      "A file has more '%' directives than any needs.",
      meaning: "Directives are read in quadratic time, so their number is limited.",
      example: .description("A file that begins with hundreds of '%TAG' lines."),
      remedy: "Delete the directives; the language needs none."
    ),
    DiagnosticExplanation(
      "too-many-nodes",
      "A file has more values than any that a person writes.",
      meaning: "The limit of 2000000 keeps a runaway file from filling the memory.",
      example: .description("A list of two million items."),
      remedy: "Move data into a JSON or CSV file behind 'fromFile', or split the file."
    ),
    DiagnosticExplanation(
      "undefined-alias",
      "An alias refers to an anchor that no value before it has.",
      meaning: "'*name' stands for the value that was marked with '&name' further up.",
      example: .step("tap: *done"),
      remedy:
        "Mark the value with '&name' before its first use, or quote a text that begins with '*'."
    ),
    DiagnosticExplanation(
      "unsupported-tag",
      "A value has a tag such as '!!binary'.",
      meaning: "The place decides the kind of a value, so a tag could only contradict it.",
      example: .step("pause: !seconds 1"),
      remedy: "Delete the tag."
    ),
    DiagnosticExplanation(
      "yaml-syntax",
      "The text is no YAML.",
      meaning:
        "The message says what was expected and where. What follows in the file was not read.",
      example: .step("tap: {button: ${name}}"),
      remedy: "Quote texts that hold ': ' or, in flow style, braces; indent with spaces."
    ),
  ]
}
