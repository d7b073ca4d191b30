extension LanguageReference {
  static let stepSections = [commands] + gestureSections + observationSections + containerSections

  private static let commands = ReferenceSection(
    "Commands",
    """
    A step is a mapping with one command, and optionally `name` and `optional`. A command that needs
    no value can be a single word. Unless `settle` is `none`, animations end before each step
    begins; that time is not part of the step's timeout. If the app has nothing left to do that
    could change the result, a gesture or wait fails at once, and says so.
    """,
    [StepKey.self],
    examples: [
      .trivia(
        """
        flows:
          look: {steps: [{hierarchy: AnswerA}]}
        steps:
          - waitFor: {screen: Question}
          - tap: AnswerA
          - doubleTap: AnswerB
          - longPress: AnswerB
          - swipe: {element: QuestionTitle, direction: left}
          - assert: AnswerResult
          - remember: {element: AnswerA, label: first}
          - pause: 1s
          - log: "the first answer is ${first}"
          - hierarchy
          - screenshot: question
          - audit: {ignore: [hitRegion]}
          - run: look
          - group: {name: Again, steps: [{tap: AnswerA}]}
          - repeat: {times: 2, steps: [{tap: AnswerB}]}
          - forEach: {variable: id, in: [AnswerA, AnswerB], steps: [{tap: "${id}"}]}
          - if: {condition: {screen: Question}, then: [{tap: AnswerC}]}
          - tap: {id: Help}
            name: Ask for help, if there is any
            optional: true
          - terminate
          - launch
        """
      ),
      .todo(
        """
        steps:
          - tap: {id: Add Todo}
          - type: {into: {id: Title}, text: Swim}
          - clear: {id: Title}
          - dismissKeyboard
          - adjust: {element: {type: pickerWheel, index: 2}, to: "2030"}
          - back
          - scroll: {direction: down}
        """
      ),
      .fragment(
        app: "controls",
        """
        launch: {state: gestures}
        steps:
          - drag: {element: Card, by: [0, -20]}
          - pinch: {element: Picture, scale: 2}
          - rotate: {element: Picture, degrees: 90}
          - background: 5s
        """
      ),
    ]
  )

  private static let observationSections = [
    ReferenceSection(
      "`waitFor`",
      """
      `timeout` is next to the keys of the expectation. To add one to `waitFor: Welcome`, which has
      no keys, write `waitFor: {element: Welcome, timeout: 2s}`.
      """,
      [WaitKey.self],
      examples: [.trivia("steps:\n  - waitFor: {element: AnswerA, timeout: 2s}")]
    ),
    ReferenceSection(
      "`assert`",
      "As with `waitFor`, these keys are next to those of the expectation.",
      [AssertKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - assert: {not: AnswerResult, for: 1s, message: "no result before an answer"}
          """
        )
      ]
    ),
    ReferenceSection(
      "`remember`",
      """
      Puts properties of one element, or the number of matching elements, into variables. A variable
      belongs to the scenario, even if a flow sets it.
      """,
      [RememberKey.self],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - remember:
                element: {id: AnswerA}
                label: label
                value: value
                placeholder: placeholder
                title: title
                id: id
                type: type
                enabled: enabled
                selected: selected
                focused: focused
                hittable: hittable
            - remember: {elements: {type: button}, count: buttons}
            - assert: {equals: ["${buttons}", 3]}
            - assert: {equals: ["${label}", None]}
          """
        )
      ]
    ),
    ReferenceSection(
      "`audit`",
      """
      Checks the elements that can be touched now. `label`: a control has a label or a placeholder;
      for a cell, texts in it are enough, and for a wheel a value is. `hitRegion`: a control is at
      least 44 x 44 points large, except wheels. `duplicateIdentifier`: no two elements have the
      same `id`. `state`: what is shown as on or finished is selected or has a value. `ignore` lists
      rules by name, or exemptions for some elements.
      """,
      [AuditKey.self],
      within: [("An exemption for some elements has:", AuditExemptionKey.self)],
      examples: [
        .trivia(
          """
          steps:
            - waitFor: {screen: Question}
            - audit: {ignore: [{rule: hitRegion, element: {type: button}}]}
          """
        )
      ]
    ),
  ]
}
