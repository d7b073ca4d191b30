extension LanguageReference {
  static let containerSections = [
    ReferenceSection(
      "`run`",
      "A flow's name, or this mapping. A failure shows the chain of calls.",
      [CallKey.self],
      examples: [
        .trivia(
          """
          flows:
            answer:
              parameters: [id]
              steps: [{tap: {id: "${id}"}}]
          steps:
            - run: {flow: answer, with: {id: AnswerC}}
            - assert: {button: Next question}
          """
        )
      ]
    ),
    ReferenceSection(
      "`group`",
      "Steps under one title.",
      [GroupKey.self],
      examples: [
        .trivia(
          """
          steps:
            - group:
                name: Answer rightly
                steps:
                  - tap: AnswerC
                  - assert: {button: Next question}
          """
        )
      ]
    ),
    ReferenceSection(
      "`repeat`",
      """
      The condition is evaluated before each turn and once more after the last. Reaching `atMost` is
      a failure only if the condition still asks for another turn.
      """,
      [RepeatKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - repeat: {times: 2, steps: [{tap: AnswerA}]}
            - repeat: {until: {button: Next question}, atMost: 2, steps: [{tap: AnswerC}]}
            - repeat: {while: {button: Next question}, atMost: 2, steps: [{tap: NextQuestion}]}
          """
        )
      ]
    ),
    ReferenceSection(
      "`forEach`",
      "An empty list is an error, because nothing would be tested, unless `allowEmpty` is `true`.",
      [ForEachKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - forEach:
                variable: title
                in: [None, Twelve, One]
                index: number
                allowEmpty: true
                steps:
                  - assert: {element: {type: button, index: "${number}"}, label: "${title}"}
          """
        )
      ]
    ),
    ReferenceSection(
      "`if`",
      "Looked at once, without waiting.",
      [IfKey.self],
      examples: [
        .trivia(
          """
          steps:
            - if:
                condition: {screen: Loading}
                then: [{waitFor: {screen: Question}}]
                else: [{log: it was quick}]
          """
        )
      ]
    ),
  ]
}
