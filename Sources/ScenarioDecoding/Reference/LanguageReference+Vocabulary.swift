extension LanguageReference {
  static let vocabularySections = [
    ReferenceSection(
      "Vocabulary file",
      """
      Names that other files import. A vocabulary is never run by itself. Imports are not passed on:
      each file imports what it uses. A name is defined once, except that a scenario can override
      names of its suite, imported ones included.
      """,
      [VocabularyKey.self],
      examples: [
        .file("base.yaml", "vocabulary: Common words\nelements: {next: {button: Next question}}"),
        .file(
          "trivia.yaml",
          """
          vocabulary: Trivia's words
          description: The elements and flows of the quiz.
          import: [base.yaml]
          elements: {right: {id: AnswerC}}
          flows:
            solve:
              steps:
                - tap: {named: right}
          checks:
            solved: {named: next}
          """
        ),
        .file(
          "scenario.yaml",
          """
          name: The first question can be solved
          app: trivia
          import: [trivia.yaml]
          launch: {arguments: [isUITesting]}
          steps:
            - waitFor: {screen: Question}
            - run: solve
            - assert: {check: solved}
          """
        ),
      ]
    ),
    ReferenceSection(
      "Named element",
      "A selector alone, or with parameters in this mapping.",
      [ElementWordKey.self],
      examples: [
        .todo(
          """
          elements:
            row:
              parameters: [title]
              selector: {cell: {containing: "${title}"}}
          steps:
            - tap: {named: row, with: {title: Go to Gym}}
          """
        )
      ]
    ),
    ReferenceSection(
      "Flow",
      """
      Steps with a name. They see their parameters and the scenario's variables, but nothing that is
      local to the caller.
      """,
      [FlowWordKey.self],
      examples: [
        .todo(
          """
          flows:
            open:
              description: Opens a to-do's View screen.
              parameters: {title: Go to Gym}
              steps:
                - tap: {cell: {containing: "${title}"}}
          steps:
            - run: {flow: open, with: {title: Plan Holiday}}
            - assert: {screen: View}
          """
        )
      ]
    ),
    ReferenceSection(
      "Check",
      "An expectation with a name; these keys are next to the expectation's own.",
      [CheckWordKey.self],
      examples: [
        .todo(
          """
          checks:
            listed:
              description: The list has the to-do.
              parameters: [title]
              cell: {containing: "${title}"}
          steps:
            - assert: {check: listed, with: {title: Go to Gym}}
          """
        )
      ]
    ),
  ]
}
