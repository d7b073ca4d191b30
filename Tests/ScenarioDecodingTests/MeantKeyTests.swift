import Testing

/// What is meant by keys and forms that are none, so that one slip is one error with a way out.
struct MeantKeyTests {
  @Test func `the one strange key is taken for the one that is missing`() {
    expect(
      """
      name: A
      steps:
        - repeat: {times: 3, actions: [tpa: a]}
        - adjust: {element: a, value: 3}
        - forEach: {variable: x, items: [1], steps: [back]}
        - swipe: {element: a, to: left}
        - run: {name: go}
      """,
      reports: """
        3:24: error: unknown key 'actions' in 'repeat' [unknown-key] -- did you mean 'steps'?
        3:34: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        4:26: error: unknown key 'value' in 'adjust' [unknown-key] -- did you mean 'to'?
        5:28: error: unknown key 'items' in 'forEach' [unknown-key] -- did you mean 'in'?
        6:25: error: unknown key 'to' in 'swipe' [unknown-key] -- did you mean 'direction'?
        7:11: error: unknown key 'name' in 'run' [unknown-key] -- did you mean 'flow'?
        """
    )
  }

  @Test func `a step next to the keys of its container belongs into its list`() {
    expect(
      """
      name: A
      steps:
        - repeat: {times: 3, tap: Done}
        - if: {condition: Done, tap: Done}
      """,
      reports: """
        3:14: error: 'repeat' needs 'steps' [missing-key]
        3:24: error: unknown key 'tap' in 'repeat' [unknown-key] -- put the step into 'steps': {..., steps: \
        [{tap: ...}]}
        4:10: error: 'if' needs 'then' [missing-key]
        4:27: error: unknown key 'tap' in 'if' [unknown-key] -- put the step into 'then': {..., then: [{tap: \
        ...}]}
        """
    )
  }

  @Test func `what other tools say about an element's visibility is not turned round`() {
    expect(
      """
      name: A
      steps:
        - assert: {button: Done, visible: true}
        - assert: {button: Done, visible: false}
        - assert: {visible: Done}
      """,
      reports: """
        3:28: error: unknown key 'visible' in a selector [unknown-key] -- leave it out, or write {element: \
        ..., hittable: true} for what can be touched
        4:28: error: unknown key 'visible' in a selector [unknown-key] -- write {element: ..., exists: false}
        5:14: error: unknown key 'visible' in an expectation [unknown-key] -- leave 'visible' out, and put its \
        selector here
        """
    )
  }

  @Test func `keys without a counterpart have a way out`() {
    expect(
      """
      name: A
      priority: high
      enabled: false
      only: true
      retries: 2
      steps:
        - type: {into: a, text: b, clear: true}
        - scroll: {direction: down, to: a}
        - remember: {element: a, label: b, as: c}
        - assert: {elements: a, count: {greaterThan: 3}}
      """,
      reports: """
        2:1: error: unknown key 'priority' in a scenario [unknown-key] -- write it into 'tags' or 'description'
        3:1: error: unknown key 'enabled' in a scenario [unknown-key] -- to leave the scenario out, write \
        'skip: ' and a reason
        4:1: error: unknown key 'only' in a scenario [unknown-key] -- to run it alone, give its line to the \
        command: 'rehearse run FILE:LINE'
        5:1: error: unknown key 'retries' in a scenario [unknown-key] -- run with '--retries N'
        7:30: error: unknown key 'clear' in 'type' [unknown-key] -- empty the field in a step before this: \
        '- clear: ...'
        8:31: error: unknown key 'to' in 'scroll' [unknown-key] -- did you mean 'until'?
        9:38: error: unknown key 'as' in 'remember' [unknown-key] -- write the variable's name after the \
        property: {element: ..., label: NAME}
        10:35: error: unknown key 'greaterThan' in a count [unknown-key] -- write the limit itself: {atLeast: \
        4} is more than 3, {atMost: 2} is less than 3
        """
    )
  }

  @Test func `words of XCUITest are understood`() {
    expect(
      """
      name: A
      steps:
        - app.buttons["Done"].tap()
        - XCTAssertTrue: {button: Done}
        - XCTAssertFalse: {button: Done}
        - XCTAssertEqual: [1, 1]
        - press: {element: a, forDuration: 1s}
        - tap: {button: Done, firstMatch: true}
        - tap: {button: {boundBy: 0}}
      """,
      reports: """
        3:5: error: unknown command 'app.buttons["Done"].tap()' [unknown-command] -- name the element after a \
        command, as in 'tap: {button: Done}'
        4:5: error: unknown command 'XCTAssertTrue' [unknown-command] -- did you mean 'assert'?
        5:5: error: unknown command 'XCTAssertFalse' [unknown-command] -- write 'assert: {not: ...}'
        6:5: error: unknown command 'XCTAssertEqual' [unknown-command] -- write 'assert: {equals: [..., ...]}'
        7:5: error: unknown command 'press' [unknown-command] -- did you mean 'longPress'?
        7:25: error: unknown key 'forDuration' in 'longPress' [unknown-key] -- did you mean 'duration'?
        8:25: error: unknown key 'firstMatch' in a selector [unknown-key] -- did you mean 'first'?
        9:20: error: unknown key 'boundBy' in a selector [unknown-key] -- did you mean 'index'?
        """
    )
  }

  @Test func `a comma ends a text without quotes`() {
    expect(
      """
      name: A
      steps:
        - tap: {button: December 24, 2026}
        - assert: {element: a, label: One, two , three}
        - assert: {label: Save, now}
      """,
      reports: """
        3:32: error: unknown key '2026' in a selector [unknown-key] -- the comma ends the text before it; \
        quote the whole text: "December 24, 2026"
        4:38: error: unknown key 'two' in an expectation about an element [unknown-key] -- the comma ends the \
        text before it; quote the whole text: "One, two , three"
        4:44: error: unknown key 'three' in an expectation about an element [unknown-key] -- the comma ends \
        the text before it; quote the whole text: "One, two , three"
        5:27: error: unknown key 'now' in a selector [unknown-key] -- the comma ends the text before it; quote \
        the whole text: "Save, now"
        """
    )
  }

  @Test func `a value from a file has no rows to name`() {
    expect(
      """
      name: A
      variables: {q: {fromFile: a.json, at: rows, as: x}}
      steps: [log: "${q}"]
      """,
      reports: """
        2:45: error: unknown key 'as' in a value from a file [unknown-key] -- leave it out: the variable \
        has a name; 'as' is for 'cases'
        """
    )
  }

  @Test func `nothing is taken for a key whose values look otherwise, or where strangers are two`()
  {
    expect(
      """
      name: A
      steps:
        - scroll: {to: Done}
        - repeat: {times: 3, actions: back}
        - adjust: {element: a, level: 3, speed: 1}
      """,
      reports: """
        3:14: error: unknown key 'to' in 'scroll' [unknown-key] -- did you mean 'until'?
        3:14: error: 'scroll' needs 'direction' [missing-key]
        4:14: error: 'repeat' needs 'steps' [missing-key]
        4:24: error: unknown key 'actions' in 'repeat' [unknown-key] -- known keys: times, while, until, atMost, steps
        5:14: error: 'adjust' needs 'to' [missing-key]
        5:26: error: unknown key 'level' in 'adjust' [unknown-key] -- known keys: element, to, timeout
        5:36: error: unknown key 'speed' in 'adjust' [unknown-key] -- known keys: element, to, timeout
        """
    )
  }

  @Test func `an expectation in an 'if' itself is told once, and all of it is read`() {
    expect(
      """
      name: A
      steps:
        - if: {element: a, exsits: true, then: [tpa: a]}
        - if: {screen: Root, then: [back], else: [tpa: a]}
        - if: {button: Done, else: [back]}
        - if: {screen: Root, tehn: [tpa: a]}
      """,
      reports: """
        3:10: error: unknown key 'element' in 'if' [unknown-key] -- put the expectation after '\
        condition': {condition: {element: ...}, then: [...]}
        3:22: error: unknown key 'exsits' in an expectation about an element [unknown-key] -- did you mean 'exists'?
        3:43: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        4:10: error: unknown key 'screen' in 'if' [unknown-key] -- put the expectation after '\
        condition': {condition: {screen: ...}, then: [...]}
        4:45: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        5:10: error: unknown key 'button' in 'if' [unknown-key] -- put the expectation after '\
        condition': {condition: {button: ...}, then: [...]}
        5:10: error: 'if' needs 'then' [missing-key]
        6:10: error: unknown key 'screen' in 'if' [unknown-key] -- put the expectation after '\
        condition': {condition: {screen: ...}, then: [...]}
        6:24: error: unknown key 'tehn' in an expectation with 'screen' [unknown-key] -- did you mean 'then'?
        6:31: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        """
    )
  }

  @Test func `a mapping that is missing is shown with the keys that it must have`() {
    expect(
      """
      name: A
      launch: [isUITesting]
      steps:
        - swipe: left
        - group: Open
      """,
      reports: """
        2:9: error: 'launch' must be a mapping; found a list [wrong-kind] -- put it after 'arguments': {arguments: ...}
        4:12: error: 'swipe' must be a mapping; found 'left' [wrong-kind] -- write {element: ..., direction: ...}
        5:12: error: 'group' must be a mapping; found 'Open' [wrong-kind] -- write {name: ..., steps: ...}
        """
    )
  }

  @Test func `a flow that is written like a command is told how it is run`() {
    expect(
      """
      name: A
      flows: {open: {steps: [back]}, f: {steps: [back]}}
      steps:
        - f: {p: 1}
        - open: {id: a}
        - assertNotVisible: Done
      """,
      reports: """
        4:5: error: unknown command 'f' [unknown-command] -- write 'run: f', or with arguments \
        'run: {flow: f, with: {...}}'
        5:5: error: unknown command 'open' [unknown-command] -- write 'run: open', or with arguments \
        'run: {flow: open, with: {...}}'
        6:5: error: unknown command 'assertNotVisible' [unknown-command] -- write \
        'waitFor: {element: ..., exists: false}'
        """
    )
  }

  @Test func `a step that may be a flow of an imported file is told how that is run`() {
    expect(
      """
      name: A
      import: [flows.yaml]
      steps:
        - openTodo: {title: Swim}
      """,
      reports: """
        4:5: error: unknown command 'openTodo' [unknown-command] -- for a flow of an imported file, \
        write 'run: openTodo', or with arguments 'run: {flow: openTodo, with: {...}}'; commands: \
        launch, terminate, tap, doubleTap, longPress, type, clear, adjust, swipe, scroll, drag, pinch, \
        rotate, background, dismissKeyboard, back, waitFor, assert, pause, remember, audit, log, \
        hierarchy, screenshot, run, group, repeat, forEach, if
        """
    )
  }

  @Test func `a flow of Maestro is shown the form of a scenario`() {
    expect(
      "appId: com.example.todo\ntags: [a]",
      reports: """
        1:1: error: the file is not a scenario, suite or vocabulary [unknown-file-kind] -- to \
        translate a flow of Maestro, use 'rehearse import maestro FILE'; a scenario has 'name', 'app' \
        (for 'appId') and, in the same document, 'steps' (for the commands)
        """
    )
  }
}
