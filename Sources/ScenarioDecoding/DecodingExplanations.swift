package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let decoding = shapeExplanations + valueExplanations + wordExplanations

  /// What is wrong with the keys of a mapping.
  private static let shapeExplanations = [
    DiagnosticExplanation(
      "command-missing",
      "A step has no command.",
      meaning: "'name' and 'optional' stand beside a command; they do nothing alone.",
      example: .step("name: Just a title"),
      remedy: "Add a command. For a title over several steps use 'group', for a remark 'log'."
    ),
    DiagnosticExplanation(
      "conflicting-keys",
      "Two keys of a mapping exclude each other.",
      meaning: "Both together would have no meaning, or two.",
      example: .step("tap: {button: Done, index: 0, first: true}"),
      remedy: "Keep one of them; two expectations go into 'all'."
    ),
    DiagnosticExplanation(
      "empty-list",
      "A list has nothing in it where something must be.",
      meaning:
        "A scenario that runs nothing, or an 'all' of nothing, would pass and prove nothing.",
      example: "name: Example\napp: trivia\nsteps: []",
      remedy: "Fill the list, or leave its key out. 'forEach' accepts one with 'allowEmpty: true'."
    ),
    DiagnosticExplanation(
      "empty-mapping",
      "A mapping has nothing in it where something must be.",
      meaning: "A selector or matcher without conditions would match everything.",
      example: .step("tap: {}"),
      remedy: "Say what to match, such as '{button: Done}' or '{type: button}'."
    ),
    DiagnosticExplanation(
      "missing-key",
      "A key that must be there is not.",
      meaning: "The message names the mapping and the key.",
      example: .step("swipe: {element: AnswerA}"),
      remedy: "Add the key; 'rehearse reference' shows an example of each mapping."
    ),
    DiagnosticExplanation(
      "nothing-remembered",
      "A 'remember' step names no property.",
      meaning: "The step would put nothing into any variable.",
      example: .step("remember: {element: AnswerA}"),
      remedy: "Add a property with the variable's name: 'label: before'."
    ),
    DiagnosticExplanation(
      "several-commands",
      "A step has two commands.",
      meaning: "A mapping has no order that could say which comes first.",
      example: .step("{tap: AnswerA, pause: 1s}"),
      remedy: "Begin the second one with '- ' on a line of its own."
    ),
    DiagnosticExplanation(
      "unknown-command",
      "A step's command does not exist.",
      meaning: "Nothing is skipped silently, so the file is not run.",
      example: .step("tpa: AnswerA"),
      remedy: "Take the suggested command; 'rehearse reference' lists them all."
    ),
    DiagnosticExplanation(
      "unknown-file-kind",
      "A file is no scenario, suite or vocabulary.",
      meaning: "Every YAML file below the given paths must say by its keys what it is.",
      example: "settings:\n  colour: blue",
      remedy: "Add what is missing, move the file elsewhere, or name it as data behind 'fromFile'."
    ),
    DiagnosticExplanation(
      "unknown-key",
      "A key does not belong where it stands.",
      meaning: "It is misspelt, or belongs one level further in or out.",
      example: .step("tap: {buton: Done}"),
      remedy: "Take the suggestion, or one of the known keys that the message lists."
    ),
  ]

  /// What is wrong with the value behind a key.
  private static let valueExplanations = [
    DiagnosticExplanation(
      "duration-too-long",
      "A duration is longer than 24 hours.",
      meaning: "No scenario waits that long; more likely a unit is wrong.",
      example: .step("pause: 25h"),
      remedy: "Write a shorter one. To start on another date give 'launch' a 'now'."
    ),
    DiagnosticExplanation(
      "duration-beyond-limit",
      "A duration is longer than a scenario may last.",
      meaning:
        """
        A warning: the scenario reaches its 'timeLimit', 10 minutes by default, before the duration is \
        over. Numbers without a unit are seconds, and other tools take milliseconds.
        """,
      example: .step("waitFor: {element: Done, timeout: 20000}"),
      remedy: "Write the unit, as in '20000ms' or '20s', or raise 'timeLimit'."
    ),
    DiagnosticExplanation(
      "empty-text",
      "A text has nothing in it where something must be.",
      meaning: "An empty name or selector would say nothing or match nothing useful.",
      example: .step("tap: \"\""),
      remedy: "Write a text. For elements without a label write '{label: \"\"}'."
    ),
    DiagnosticExplanation(
      "null-text",
      "Nothing, 'null' or '~' stands where a text belongs.",
      meaning: "It could be a forgotten value or the word itself.",
      example: .step("tap: {label: null}"),
      remedy: "Put the word in quotes, or write \"\" for the empty text."
    ),
    DiagnosticExplanation(
      "quoted-literal",
      "A number, boolean or duration is in quotes.",
      meaning: "Quotes make a text of it, and its place calls for another kind.",
      example: .step("assert: {elements: {type: button}, count: \"4\"}"),
      remedy: "Drop the quotes. Templates such as \"${n}\" keep theirs."
    ),
    DiagnosticExplanation(
      "wrong-kind",
      "A value has another kind than its place calls for.",
      meaning: "The message names the kind that is wanted and what was found.",
      example: .step("pause: soon"),
      remedy: "Write a value of the wanted kind."
    ),
    DiagnosticExplanation(
      "wrong-word",
      "A word is none of those that its place allows.",
      meaning: "Some keys take one of a few words.",
      example: .step("swipe: {element: AnswerA, direction: lefft}"),
      remedy: "Write one of the words that the message lists."
    ),
  ]

  /// What is wrong with a name or with a text that has rules of its own.
  private static let wordExplanations = [
    DiagnosticExplanation(
      "defined-twice",
      "A name is defined a second time.",
      meaning: """
        A use of it could mean either. A note shows the other definition. Where two imports clash, the \
        error is at the import that brings the second, and the notes show both.
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
        Rename or delete one of them, or import only one of their files. Only a scenario may override \
        its suite's words.
        """
    ),
    DiagnosticExplanation(
      "malformed-name",
      "A name can't be used in '${...}'.",
      meaning: "Names are a letter or '_', then letters, digits, '_' and '-'.",
      example: "name: Example\napp: trivia\nvariables: {two words: 1}\nsteps:\n  - pause: 1s",
      remedy: "Rename it, for example 'twoWords'."
    ),
    DiagnosticExplanation(
      "malformed-tag",
      "A tag has a character that tags don't have, or is a word of tag expressions.",
      meaning: """
        Tags are used in expressions on the command line, where other characters and the words \
        'and', 'or' and 'not' mean more. The words are a warning.
        """,
      example: "name: Example\napp: trivia\ntags: [not now]\nsteps:\n  - pause: 1s",
      remedy: "Use letters, digits, '-' and '_' alone, and other words."
    ),
    DiagnosticExplanation(
      "malformed-template",
      "A '${...}' has no end, or holds no path.",
      meaning: "Between the braces stands a name, then '.key' and '[index]' steps.",
      example: .step("log: \"${1 + 1}\""),
      remedy: "Mend the path, or write '$${' for the text '${'."
    ),
    DiagnosticExplanation(
      "misread-text",
      "A text looks like something that it is not.",
      meaning: """
        A warning: curly quotes, a comment that begins with '//', variables of other tools such as \
        '{{name}}' and '$name', the bare name of an element type ('button', 'cells'), a selector in \
        quotes or with '=' ('id=Done'), blanks alone and the line feed that '|' and '>' leave are \
        texts like any other, which no element has. What expects none passes. And in 'Item #5' \
        without quotes the number is a comment.
        """,
      example: .step("assert: {element: button, exists: false}"),
      remedy: "Write what is meant, or put straight single quotes around the whole text."
    ),
    DiagnosticExplanation(
      "template-not-allowed",
      "A template stands where the language has a fixed word.",
      meaning: "Names of apps, files, types and words must be known before anything runs.",
      example: "name: Example\napp: \"${app}\"\nsteps:\n  - pause: 1s",
      remedy: "Write the word itself, or choose between two steps with 'if'."
    ),
    DiagnosticExplanation(
      "unknown-element-type",
      "An element type does not exist.",
      meaning: "The types are those of XCUIElement.ElementType on iOS, without 'any'.",
      example: .step("tap: {type: buton}"),
      remedy: "Take the suggested type; 'rehearse apps' shows the elements of each app."
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
