import Testing

/// Keys that are next to a command although they belong after it.
struct MisplacedStepKeyTests {
  @Test func `a key beside its command is shown behind it`() {
    expect(
      """
      name: A
      steps:
        - waitFor: {screen: Root}
          timeout: 10s
        - assert: a
          exists: false
        - assert: {not: a}
          for: 1s
        - type: Swim
          into: b
        - tap: Done
          index: 1
        - scroll: {direction: down}
          until: c
        - assert: a
          timeout: 1s
      """,
      reports: """
        4:5: error: unknown key 'timeout' in a step with 'waitFor' [unknown-key] -- put it after the command:\
         waitFor: {..., timeout: ...}
        6:5: error: unknown key 'exists' in a step with 'assert' [unknown-key] -- put it after the command:\
         assert: {element: ..., exists: ...}
        8:5: error: unknown key 'for' in a step with 'assert' [unknown-key] -- put it after the command:\
         assert: {..., for: ...}
        10:5: error: unknown key 'into' in a step with 'type' [unknown-key] -- put it after the command:\
         type: {text: ..., into: ...}
        12:5: error: unknown key 'index' in a step with 'tap' [unknown-key] -- put it after the command:\
         tap: {..., index: ...}
        14:5: error: unknown key 'until' in a step with 'scroll' [unknown-key] -- put it after the command:\
         scroll: {..., until: ...}
        16:5: error: unknown key 'timeout' in a step with 'assert' [unknown-key] -- 'timeout' belongs to \
        'waitFor', beside its outermost expectation
        """
    )
  }

  @Test func `what a container lacks as it stands beside it is one error, and is read`() {
    expect(
      """
      name: A
      steps:
        - if: {screen: Root}
          then: [tpa: a]
        - repeat: 3
          steps: [tpa: b]
        - group: Open
          steps: [back]
        - run: go
          with: {id: a}
        - repeat:
            while: a
            steps: [back]
          atMost: 3
        - if:
            condition: a
            then: [tpa: c]
          else: [tpa: d]
      """,
      reports: """
        4:5: error: unknown key 'then' in a step with 'if' [unknown-key] -- put it after the command:\
         if: {condition: {...}, then: ...}
        4:12: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        6:5: error: unknown key 'steps' in a step with 'repeat' [unknown-key] -- put it after the command:\
         repeat: {times: ..., steps: ...}
        6:13: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        8:5: error: unknown key 'steps' in a step with 'group' [unknown-key] -- put it after the command:\
         group: {name: ..., steps: ...}
        10:5: error: unknown key 'with' in a step with 'run' [unknown-key] -- put it after the command:\
         run: {flow: ..., with: ...}
        14:5: error: unknown key 'atMost' in a step with 'repeat' [unknown-key] -- indent it like the keys after \
        'repeat'
        17:14: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        18:5: error: unknown key 'else' in a step with 'if' [unknown-key] -- indent it like the keys after \
        'if'
        18:12: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        """
    )
  }

  @Test func `two expectations in one mapping are shown as 'all', whichever comes first`() {
    expect(
      """
      name: A
      steps:
        - assert: {element: a, screen: Root}
        - assert: {screen: Root, id: a}
        - assert: {button: a, screen: Root}
        - assert: {elements: a, count: 1, check: b}
      """,
      reports: """
        3:26: error: unknown key 'screen' in an expectation about an element [unknown-key] -- for both write \
        {all: [{element: ...}, {screen: ...}]}
        4:28: error: unknown key 'id' in an expectation with 'screen' [unknown-key] -- for both write \
        {all: [{screen: ...}, {id: ...}]}
        5:14: error: unknown key 'button' in an expectation with 'screen' [unknown-key] -- for both write \
        {all: [{screen: ...}, {button: ...}]}
        6:37: error: unknown key 'check' in an expectation about elements [unknown-key] -- for both write \
        {all: [{elements: ...}, {check: ...}]}
        """
    )
  }

  @Test func `a command in the place of an expectation, and the other way round, is told apart`() {
    expect(
      """
      name: A
      checks: {d: {assert: {screen: Root}}}
      steps:
        - check: d
      """,
      reports: """
        2:14: error: unknown key 'assert' in an expectation [unknown-key] -- leave 'assert' out, and put its \
        expectation here
        4:5: error: unknown command 'check' [unknown-command] -- write 'assert: {check: ...}'
        """
    )
  }

  @Test func `a selector beside the key that it belongs behind is told once`() {
    expect(
      """
      name: A
      steps:
        - swipe: {button: Done, index: 0, direction: left}
        - swipe: {named: row, with: {number: 1}, direction: up, tiemout: 1s}
        - adjust: {type: slider, to: 1}
        - type: {text: a, textField: Name}
        - scroll: {table: {index: 0}, direction: down}
        - remember: {elements: {type: cell}, button: x, count: n}
        - remember: {button: x, label: y}
        - remember: {button: x, count: n}
      """,
      reports: """
        3:13: error: unknown key 'button' in 'swipe' [unknown-key] -- put the selector after 'element': \
        {element: {...}, ...}
        4:13: error: unknown key 'named' in 'swipe' [unknown-key] -- put the selector after 'element': \
        {element: {...}, ...}
        4:59: error: unknown key 'tiemout' in 'swipe' [unknown-key] -- did you mean 'timeout'?
        5:14: error: unknown key 'type' in 'adjust' [unknown-key] -- put the selector after 'element': \
        {element: {...}, ...}
        6:21: error: unknown key 'textField' in 'type' [unknown-key] -- put the selector after 'into': \
        {into: {...}, ...}
        7:14: error: unknown key 'table' in 'scroll' [unknown-key] -- put the selector after 'in': \
        {in: {...}, ...}
        8:40: error: unknown key 'button' in 'remember' [unknown-key] -- put 'button' into the selector \
        after 'elements': {elements: {..., button: ...}}
        9:16: error: unknown key 'button' in 'remember' [unknown-key] -- put the selector after '\
        element': {element: {...}, ...}
        10:16: error: unknown key 'button' in 'remember' [unknown-key] -- put the selector after '\
        elements': {elements: {...}, ...}
        """
    )
  }
}
