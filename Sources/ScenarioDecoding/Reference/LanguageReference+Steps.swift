extension LanguageReference {
  static let stepSections = [commands] + gestureSections + observationSections + containerSections

  private static let commands = ReferenceSection(
    "Commands",
    """
    A step is a mapping with one command; `name` and `optional` may be next to it. A command that
    needs nothing may be a bare word. Unless `settle` is `none`, animations end before each step
    begins, and no step's timeout counts that. A gesture or wait that nothing scheduled could ever
    help fails at once, and says so.
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
      `timeout` is next to the keys of the expectation. A text alone has no keys: instead of
      `waitFor: Welcome` write `waitFor: {element: Welcome, timeout: 2s}`.
      """,
      [WaitKey.self],
      examples: [
        .trivia("steps:\n  - waitFor: {element: AnswerA, timeout: 2s}")
      ]
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
      Properties of one element, each with the name of a variable, or the number of some elements.
      The variable belongs to the scenario, even if a flow sets it.
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
      Rules by name, or an exemption for some elements. Only what can be touched is looked at:
      `label` asks for a label or placeholder, of a cell for texts and of a wheel for a value;
      `hitRegion` for 44 x 44 points, but of wheels; `duplicateIdentifier` forbids one `id` for two;
      `state` asks what is on or finished to be selected or to have a value.
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
