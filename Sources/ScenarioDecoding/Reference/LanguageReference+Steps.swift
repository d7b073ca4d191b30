extension LanguageReference {
  static let stepSections = [commands] + gestureSections + observationSections + containerSections

  private static let commands = ReferenceSection(
    "Commands",
    """
    A step is a mapping with one command; `name` and `optional` may stand beside it. A command that
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
    ]
  )

  private static let gestureSections = [
    ReferenceSection(
      "`launch`",
      "Starts the app anew. A key that is given replaces the header's; the others stay as there.",
      [RelaunchKey.self],
      examples: [
        .trivia(
          """
          steps:
            - launch:
                arguments: [-networkLatency, 2s]
                environment: {LANG: en_US}
                now: 2024-02-29T12:00:00Z
            - waitFor: {screen: Question}
          """
        )
      ]
    ),
    ReferenceSection(
      "`tap`, `doubleTap`",
      """
      A selector, or this mapping. `force` does what a finger would do whatever is there, and the log
      says so: a disabled control takes the tap and does nothing.
      """,
      [TouchKey.self],
      examples: [
        .trivia(
          """
          steps:
            - tap: {element: AnswerA, timeout: 2s}
            - doubleTap: {element: AnswerC, force: true}
          """
        )
      ]
    ),
    ReferenceSection(
      "`longPress`",
      "A selector, or this mapping. Less than 500 ms is a tap.",
      [LongPressKey.self],
      examples: [
        .fragment(
          app: "todo-lists",
          """
          steps:
            - tap: Due Today
            - waitFor: {elements: {type: table}, count: 1}
            - longPress: {element: Stuff and things, duration: 500ms, timeout: 1s, force: false}
            - assert: "done: Stuff and things"
          """
        )
      ]
    ),
    ReferenceSection(
      "`type`",
      "A text for the element that has the focus, or this mapping. A line feed is Return.",
      [TypeKey.self],
      examples: [
        .todo(
          """
          steps:
            - tap: {id: Add Todo}
            - type: {into: {id: Title}, text: Swim, timeout: 1s}
            - type: " fast"
            - assert: {element: {id: Title}, value: Swim fast}
          """
        )
      ]
    ),
    ReferenceSection(
      "`clear`",
      "A selector, or this mapping.",
      [ClearKey.self],
      examples: [
        .todo(
          """
          steps:
            - tap: {id: Add Todo}
            - type: {into: {id: Title}, text: Swim}
            - clear: {element: {id: Title}, timeout: 1s}
            - assert: {element: {id: Title}, length: 0}
          """
        )
      ]
    ),
    ReferenceSection(
      "`adjust`",
      "An unknown value of a picker wheel is a failure that lists those it has.",
      [AdjustKey.self],
      examples: [
        .todo(
          """
          steps:
            - tap: {id: Add Todo}
            - adjust: {element: {type: pickerWheel, index: 0}, to: May, timeout: 1s}
            - assert: {pickerWheel: May}
          """
        )
      ]
    ),
    ReferenceSection(
      "`swipe`",
      "From the element's centre, in the direction of the finger.",
      [SwipeKey.self],
      examples: [
        .todo(
          """
          steps:
            - swipe: {element: {cell: {containing: Go to Gym}}, direction: left, timeout: 1s}
            - tap: {button: Delete}
            - assert: {element: Go to Gym, exists: false}
          """
        )
      ]
    ),
    ReferenceSection(
      "`scroll`",
      """
      By half the height of the scrolling element at a time. Without `until` it goes on to the end,
      and being there already is no failure.
      """,
      [ScrollKey.self],
      examples: [
        .todo(
          """
          steps:
            - scroll: {direction: down, in: {type: table}, until: Go to Gym, timeout: 1s}
          """
        )
      ]
    ),
  ]

  private static let observationSections = [
    ReferenceSection(
      "`waitFor`",
      """
      `timeout` stands beside the keys of the expectation. A text alone has no room for it: instead of
      `waitFor: Welcome` write `waitFor: {element: Welcome, timeout: 2s}`.
      """,
      [WaitKey.self],
      examples: [
        .trivia("steps:\n  - waitFor: {element: AnswerA, timeout: 2s}")
      ]
    ),
    ReferenceSection(
      "`assert`",
      "As with `waitFor`, these keys stand beside those of the expectation.",
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
      The variable is the scenario's, wherever the step stands.
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
      "Rules by name, or an exemption for some elements.",
      [AuditKey.self, AuditExemptionKey.self],
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

  private static let containerSections = [
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
      The condition is looked at before each turn and once more behind the last; only if it still
      calls for another turn is the limit a failure.
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
      "An empty list is an error, as nothing would be tested, unless `allowEmpty` says otherwise.",
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
