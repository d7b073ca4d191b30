package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let decoding = shapeExplanations + valueExplanations + wordExplanations

  /// Mistakes in the keys of a mapping.
  private static let shapeExplanations = [
    DiagnosticExplanation(
      "command-missing",
      "A step has no command.",
      meaning: "'name' and 'optional' only modify a command.",
      example: .step("name: Just a title"),
      remedy: "Add a command. Use 'group' for a title over several steps, and 'log' for a remark."
    ),
    DiagnosticExplanation(
      "conflicting-keys",
      "Two keys of a mapping exclude each other.",
      meaning: "Together they would have no meaning, or two.",
      example: .step("tap: {button: Done, index: 0, first: true}"),
      remedy: "Keep one of them. Combine two expectations with 'all'."
    ),
    DiagnosticExplanation(
      "empty-list",
      "A list that needs items is empty.",
      meaning: """
        A scenario that runs nothing, or an 'all' of nothing, would pass and prove nothing.
        """,
      example: "name: Example\napp: trivia\nsteps: []",
      remedy: """
        Fill the list, or leave its key out. 'forEach' accepts an empty list with 'allowEmpty: \
        true'.
        """
    ),
    DiagnosticExplanation(
      "empty-mapping",
      "A mapping that needs keys is empty.",
      meaning: "A selector or matcher without conditions would match everything.",
      example: .step("tap: {}"),
      remedy: "Say what to match, such as '{button: Done}' or '{type: button}'."
    ),
    DiagnosticExplanation(
      "missing-key",
      "A required key is missing.",
      meaning: "The message names the mapping and the key.",
      example: .step("swipe: {element: AnswerA}"),
      remedy: "Add the key. 'rehearse reference' shows an example of each mapping."
    ),
    DiagnosticExplanation(
      "nothing-remembered",
      "A 'remember' step names no property.",
      meaning: "The step would not set any variable.",
      example: .step("remember: {element: AnswerA}"),
      remedy: "Add a property with the variable's name: 'label: before'."
    ),
    DiagnosticExplanation(
      "several-commands",
      "A step has two commands.",
      meaning: "A mapping has no order, so it is not clear which command comes first.",
      example: .step("{tap: AnswerA, pause: 1s}"),
      remedy: "Begin the second one with '- ' on a line of its own."
    ),
    DiagnosticExplanation(
      "unknown-command",
      "A step uses a command that does not exist.",
      meaning: "Unknown commands are never skipped, so the file is not run.",
      example: .step("tpa: AnswerA"),
      remedy: "Use the suggested command. 'rehearse reference' lists all commands."
    ),
    DiagnosticExplanation(
      "unknown-file-kind",
      "A file is not a scenario, a suite or a vocabulary.",
      meaning: "The keys of every YAML file below the given paths must show which of these it is.",
      example: "settings:\n  colour: blue",
      remedy: "Add the missing keys, move the file elsewhere, or name it as data with 'fromFile'."
    ),
    DiagnosticExplanation(
      "unknown-key",
      "A key is not allowed in its mapping.",
      meaning: "It is misspelt, or belongs one level further in or out.",
      example: .step("tap: {buton: Done}"),
      remedy: "Use the suggestion, or one of the known keys that the message lists."
    ),
  ]

  /// Mistakes in the value after a key.
  private static let valueExplanations = [
    DiagnosticExplanation(
      "duration-too-long",
      "A duration is longer than 24 hours.",
      meaning: "Probably the unit is wrong: numbers without a unit are seconds.",
      example: .step("pause: 25h"),
      remedy: "Write a shorter duration. Use the 'now' of 'launch' to start at another date."
    ),
    DiagnosticExplanation(
      "duration-beyond-limit",
      "A duration is longer than a scenario may last.",
      meaning: """
        A warning: the scenario reaches its 'timeLimit', 10 minutes by default, before the \
        duration is over. Numbers without a unit are seconds, while other tools take \
        milliseconds.
        """,
      example: .step("waitFor: {element: Done, timeout: 20000}"),
      remedy: "Write the unit, as in '20000ms' or '20s', or raise 'timeLimit'."
    ),
    DiagnosticExplanation(
      "empty-text",
      "A text that is needed is empty.",
      meaning: "An empty name says nothing, and an empty selector matches nothing useful.",
      example: .step("tap: \"\""),
      remedy: "Write a text. For elements without a label write '{label: \"\"}'."
    ),
    DiagnosticExplanation(
      "null-text",
      "A text is missing, or is 'null' or '~' without quotes.",
      meaning: "It could be a forgotten value or the word itself.",
      example: .step("tap: {label: null}"),
      remedy: "Quote the word, or write \"\" for the empty text."
    ),
    DiagnosticExplanation(
      "quoted-literal",
      "A number, boolean or duration is in quotes.",
      meaning: "Quotes make it a text, and the key needs another kind of value.",
      example: .step("assert: {elements: {type: button}, count: \"4\"}"),
      remedy: "Remove the quotes. Templates such as \"${n}\" keep theirs."
    ),
    DiagnosticExplanation(
      "wrong-kind",
      "A value has the wrong kind.",
      meaning: "The message says what is needed and what was found.",
      example: .step("pause: soon"),
      remedy: "Write a value of that kind."
    ),
    DiagnosticExplanation(
      "wrong-word",
      "A value is not one of the allowed words.",
      meaning: "Some keys accept only a few words.",
      example: .step("swipe: {element: AnswerA, direction: lefft}"),
      remedy: "Write one of the words that the message lists."
    ),
  ]

  /// Mistakes in a name, or in a text with rules of its own.
  private static let wordExplanations = [
    DiagnosticExplanation(
      "defined-twice",
      "A name is defined twice.",
      meaning: """
        A use of it could mean either. A note shows the other definition. If two imports \
        clash, the error is at the second import, and the notes show both definitions.
        """,
      example: """
        name: Example
        app: trivia
        flows:
          answer:
            parameters: [button, button]
            steps:
              - tap: "${button}"
        steps:
          - pause: 1s
        """,
      remedy: """
        Rename or delete one of them, or import only one of the files. Only a scenario may \
        override the definitions of its suite.
        """
    ),
    DiagnosticExplanation(
      "malformed-name",
      "A name cannot be used in '${...}'.",
      meaning: "A name begins with a letter or '_' and contains only letters, digits, '_' and '-'.",
      example: "name: Example\napp: trivia\nvariables: {two words: 1}\nsteps:\n  - pause: 1s",
      remedy: "Rename it, for example to 'twoWords'."
    ),
    DiagnosticExplanation(
      "malformed-tag",
      "A tag contains a character that is not allowed, or is a word of tag expressions.",
      meaning: """
        Tags are used in expressions on the command line, and other characters and the words \
        'and', 'or' and 'not' have a meaning there. The words are a warning.
        """,
      example: "name: Example\napp: trivia\ntags: [not now]\nsteps:\n  - pause: 1s",
      remedy: "Use only letters, digits, '-' and '_', and other words."
    ),
    DiagnosticExplanation(
      "malformed-template",
      "A '${...}' is not closed, or contains no valid path.",
      meaning: "The braces contain a name, then '.key' and '[index]' steps.",
      example: .step("log: \"${1 + 1}\""),
      remedy: "Correct the path, or write '$${' for the text '${'."
    ),
    DiagnosticExplanation(
      "misread-text",
      "A text looks like something else.",
      meaning: """
        A warning: some texts look like other things but are compared as they are, so an \
        expectation that they are absent passes. Examples are curly quotes, '//', variables of \
        other tools such as '{{name}}' and '$name', patterns of other tools such as 'Go to.*', \
        the name of an element type ('button', 'cells'), a selector in quotes or with '=' \
        ('id=Done') and spaces alone. In 'Item #5' without quotes the number is a comment, a \
        text after '>' ends with a line feed, and '$${name}' is not the value of 'name'.
        """,
      example: .step("assert: {element: button, exists: false}"),
      remedy: """
        Write what the suggestion says. Single quotes around the whole text, or '{is: ...}' \
        for a pattern, say that the text itself is meant.
        """
    ),
    DiagnosticExplanation(
      "template-not-allowed",
      "A '${...}' is used where the language needs a fixed word.",
      meaning: """
        Names of apps, files, types, elements, flows and checks must be known before anything \
        runs.
        """,
      example: "name: Example\napp: \"${app}\"\nsteps:\n  - pause: 1s",
      remedy: "Write the word itself, or choose between two steps with 'if'."
    ),
    DiagnosticExplanation(
      "unknown-element-type",
      "An element type does not exist.",
      meaning: "The types are those of XCUIElement.ElementType on iOS, except 'any'.",
      example: .step("tap: {type: buton}"),
      remedy: "Use the suggested type. 'rehearse apps' shows the elements of each app."
    ),
    DiagnosticExplanation(
      "costly-pattern",
      "A regular expression is too large.",
      meaning:
        "Written out, its repetitions have more than 10,000 states, or groups are nested too deeply.",
      example: .step("assert: {staticText: {label: {matches: \"([a-z]{1,200}){1,200}!\"}}}"),
      remedy: "Use smaller counts in '{n,m}', or '*' and '+', and fewer groups."
    ),
    DiagnosticExplanation(
      "unsupported-pattern",
      "A regular expression uses something that 'matches' does not support.",
      meaning:
        "Look-ahead and look-behind, back-references, possessive quantifiers, atomic groups and "
        + "set operations are not supported, because a search must end in bounded time.",
      example: .step("assert: {staticText: {label: {matches: \"^(?!Loading)\"}}}"),
      remedy: "Write several conditions, such as 'not: {startsWith: Loading}'."
    ),
    DiagnosticExplanation(
      "unreadable-pattern",
      "A regular expression is malformed.",
      meaning: "'matches' takes Perl's regular expressions without look-around.",
      example: .step("assert: {staticText: {label: {matches: \"(\"}}}"),
      remedy: "Correct the expression; a backslash takes the sign after it literally."
    ),
  ]
}
