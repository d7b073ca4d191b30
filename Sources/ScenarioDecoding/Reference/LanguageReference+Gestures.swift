extension LanguageReference {
  static let gestureSections = [
    ReferenceSection(
      "`launch`",
      "Starts the app again. Each key replaces the header's; the header's other keys still apply.",
      [RelaunchKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          steps:
            - launch: {state: lists, with: {}, answers: {}}
            - assert: {screen: Lists}
            - launch: {url: "controls:texts"}
            - assert: {screen: Texts}
          """
        ),
        .trivia(
          """
          steps:
            - launch:
                arguments: [-networkLatency, 2s]
                environment: {LANG: en_US}
                now: 2024-02-29T12:00:00Z
            - waitFor: {screen: Question}
          """
        ),
      ]
    ),
    ReferenceSection(
      "`tap`",
      """
      A selector, or this mapping. `force` touches the element in any state, and the log says so; a
      disabled control still does nothing. With `times` or `fingers` above 1, an element can react
      to all taps as one gesture. If none does, the taps of one finger act one by one, and the taps
      of several fingers do nothing.
      """,
      [TapKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          launch: {state: gestures}
          steps:
            - tap: {element: Picture, times: 3, fingers: 1, timeout: 2s, force: false}
            - assert: tapped three times
            - tap: {element: Picture, fingers: 2}
            - assert: tapped with two fingers
          """
        )
      ]
    ),
    ReferenceSection(
      "`doubleTap`",
      """
      A selector, or this mapping. Where no element reacts to double taps, these are two taps.
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
      "Waits until the control accepts the value. Otherwise the failure lists the values that it accepts.",
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
      "`drag`",
      """
      Presses the element's centre, moves the finger and lifts it, in 500 ms. In an app model, a drag down by
      100 points or more at the top of a list pulls it, as a swipe does.
      """,
      [DragKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          launch: {state: gestures}
          steps:
            - drag: {element: Card, to: Trash, timeout: 1s}
            - assert: {elements: Card, count: 0}
            - launch: {state: gestures}
            - drag: {element: Card, by: [0, -20.5]}
            - assert: Card
          """
        )
      ]
    ),
    ReferenceSection(
      "`pinch`",
      "Two fingers on the element's centre, in 500 ms.",
      [PinchKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          launch: {state: gestures}
          steps:
            - pinch: {element: Picture, scale: 2, timeout: 1s}
            - assert: {element: {id: size}, label: 200%}
          """
        )
      ]
    ),
    ReferenceSection(
      "`rotate`",
      "Two fingers on the element's centre, in 500 ms.",
      [RotateKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          launch: {state: gestures}
          steps:
            - rotate: {element: Picture, degrees: -90, timeout: 1s}
            - assert: {element: {id: angle}, label: -90°}
          """
        )
      ]
    ),
    ReferenceSection(
      "`scroll`",
      """
      Each movement is half the height of the scrolling element, or half its width to the sides.
      Without `until` the step scrolls to the end of the content. It passes if the content is there
      already, and fails if `timeout` ends first.

      An element exists even while it is scrolled out of sight, so `until: Done` may hold before the
      first movement. To scroll until a finger can reach it, write
      `until: {element: Done, hittable: true}`. If nothing was scrolled and the element is out of
      sight, the step has a warning.
      """,
      [ScrollKey.self],
      examples: [
        .todo(
          """
          steps:
            - scroll:
                direction: down
                in: {type: table}
                until: {element: Go to Gym, hittable: true}
                timeout: 1s
          """
        )
      ]
    ),
  ]
}
