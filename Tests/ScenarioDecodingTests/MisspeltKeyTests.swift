import Testing

/// The value after a misspelt key is read as if the key were right.
struct MisspeltKeyTests {
  @Test func `a misspelt key hides no mistake behind it`() {
    expect(
      """
      name: A
      setps:
        - tpa: a
      timeuot: soon
      flwos: {go: {stpes: [bcak]}}
      """,
      reports: """
        2:1: error: unknown key 'setps' in a scenario [unknown-key] -- did you mean 'steps'?
        3:5: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        4:1: error: unknown key 'timeuot' in a scenario [unknown-key] -- did you mean 'timeout'?
        4:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        5:1: error: unknown key 'flwos' in a scenario [unknown-key] -- did you mean 'flows'?
        5:14: error: unknown key 'stpes' in a flow [unknown-key] -- did you mean 'steps'?
        5:22: error: unknown command 'bcak' [unknown-command] -- did you mean 'back'?
        """
    )
  }

  @Test(arguments: [
    (
      "suite: A\nscenarois: [{name: B, step: [tpa: a]}]",
      """
      2:1: error: unknown key 'scenarois' in a suite [unknown-key] -- did you mean 'scenarios'?
      2:23: error: unknown key 'step' in a scenario [unknown-key] -- did you mean 'steps'?
      2:30: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "name: A\nsteps: [repeat: {tmes: x, steps: [tpa: a]}]",
      """
      2:18: error: unknown key 'tmes' in 'repeat' [unknown-key] -- did you mean 'times'?
      2:24: error: 'times' must be a whole number; found 'x' [wrong-kind]
      2:35: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
  ])
  func `so it is wherever keys are the language's own`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
  }

  @Test func `a misspelt command hides no mistake behind it either`() {
    expect(
      """
      name: A
      steps:
        - wiatFor: {element: a, timeot: soon}
        - nmae: b
        - gruop: {name: c, steps: [tpa: {idd: d}]}
      """,
      reports: """
        3:5: error: unknown command 'wiatFor' [unknown-command] -- did you mean 'waitFor'?
        3:27: error: unknown key 'timeot' in an expectation about an element [unknown-key] -- did \
        you mean 'timeout'?
        4:5: error: unknown command 'nmae' [unknown-command] -- did you mean 'name'?
        5:5: error: unknown command 'gruop' [unknown-command] -- did you mean 'group'?
        5:30: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        5:36: error: unknown key 'idd' in a selector [unknown-key] -- did you mean 'id'?
        """
    )
  }

  @Test func `a key that is there is not read once more from one that resembles it`() {
    expect(
      "name: A\nstep: [tpa: a]\nsteps: [back]\nstpes: [tpa: a]",
      reports: """
        2:1: error: unknown key 'step' in a scenario [unknown-key] -- 'steps' \
        is already given: keep one of the two
        4:1: error: unknown key 'stpes' in a scenario [unknown-key] -- 'steps' \
        is already given: keep one of the two
        """
    )
  }

  @Test func `a misspelt form of expectation is read as that form`() {
    expect(
      """
      name: A
      app: todo
      steps:
        - assert: {scren: Root}
        - waitFor: {transitoin: back, timeout: soon}
        - assert: {elment: Done, exists: false}
        - assert: {eqals: [1, 1]}
        - assert: {not: {elemets: Cell, count: many}}
        - tap: {elment: Done, timeout: 2s}
        - assert: {size: 1}
      """,
      reports: """
        4:14: error: unknown key 'scren' in an expectation [unknown-key] -- did you mean 'screen'?
        5:15: error: unknown key 'transitoin' in an expectation [unknown-key] -- did you mean \
        'transition'?
        5:42: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        6:14: error: unknown key 'elment' in an expectation about an element [unknown-key] -- did you \
        mean 'element'?
        7:14: error: unknown key 'eqals' in an expectation [unknown-key] -- did you mean 'equals'?
        8:20: error: unknown key 'elemets' in an expectation about elements [unknown-key] -- did you \
        mean 'elements'?
        8:42: error: 'count' must be a whole number, or a mapping such as '{atLeast: 1}'; found 'many' \
        [wrong-kind]
        9:11: error: unknown key 'elment' in 'tap' [unknown-key] -- did you mean 'element'?
        10:14: error: unknown key 'size' in an expectation [unknown-key] -- known keys: element, \
        elements, screen, transition, equals, call, check, all, any, not, id, label, value, placeholder, title, type, enabled, selected, \
        focused, hittable, within, childOf, containing, index, first, named, with, and the element types
        """
    )
  }

  @Test func `no key is suggested that is there already`() {
    expect(
      """
      name: A
      app: todo
      steps:
        - if: {given: Done, otherwise: [], then: [back]}
        - tap: {element: Done, elements: x}
        - tap: {id: Title, ids: x}
      """,
      reports: """
        4:10: error: unknown key 'given' in 'if' [unknown-key] -- known keys: condition, then, else
        4:10: error: 'if' needs 'condition' [missing-key]
        4:23: error: unknown key 'otherwise' in 'if' [unknown-key] -- known keys: condition, then, else
        5:26: error: unknown key 'elements' in 'tap' [unknown-key] -- 'element' is already \
        given: keep one of the two
        6:22: error: unknown key 'ids' in a selector [unknown-key] -- 'id' is already given: keep one \
        of the two
        """
    )
  }

  @Test func `the words of other frameworks are told by their counterparts, and read as those`() {
    expect(
      """
      name: A
      app: todo
      steps:
        - tapOn: {text: Add Todo}
        - longPress: {element: {identifier: a}, for: 2s}
        - extendedWaitUntil: {element: Done, visible: true, timeout: soon}
        - repeat: {times: 3, commands: [inputText: Swim]}
        - assertVisible: Done
        - sleep: 2
        - waitFor: {visible: Done}
        - if: {visible: Done, then: [back]}
      """,
      reports: """
        4:5: error: unknown command 'tapOn' [unknown-command] -- did you mean 'tap'?
        4:13: error: unknown key 'text' in a selector [unknown-key] -- did you mean 'label'?
        5:27: error: unknown key 'identifier' in a selector [unknown-key] -- did you mean 'id'?
        5:43: error: unknown key 'for' in 'longPress' [unknown-key] -- did you mean 'duration'?
        6:5: error: unknown command 'extendedWaitUntil' [unknown-command] -- did you mean 'waitFor'?
        6:40: error: unknown key 'visible' in an expectation about an element [unknown-key] -- did you mean 'exists'?
        6:64: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        7:24: error: unknown key 'commands' in 'repeat' [unknown-key] -- did you mean 'steps'?
        7:35: error: unknown command 'inputText' [unknown-command] -- did you mean 'type'?
        8:5: error: unknown command 'assertVisible' [unknown-command] -- did you mean 'waitFor'?
        9:5: error: unknown command 'sleep' [unknown-command] -- did you mean 'pause'?
        10:15: error: unknown key 'visible' in an expectation [unknown-key] -- leave 'visible' out, and put \
        its selector here
        11:10: error: unknown key 'visible' in 'if' [unknown-key] -- did you mean 'condition'?
        """
    )
  }

  @Test func `what stands behind such a word is read only where it could be meant`() {
    expect(
      """
      name: A
      background: {a: b}
      launchArguments: [-a]
      afterEach: [bcak]
      steps: [back]
      """,
      reports: """
        2:1: error: unknown key 'background' in a scenario [unknown-key] -- did you mean 'setup'?
        3:1: error: unknown key 'launchArguments' in a scenario [unknown-key] -- did you mean 'launch'?
        4:1: error: unknown key 'afterEach' in a scenario [unknown-key] -- did you mean 'teardown'?
        4:13: error: unknown command 'bcak' [unknown-command] -- did you mean 'back'?
        """
    )
  }

  @Test func `what stands without its key is told once, and read all the same`() {
    expect(
      """
      name: A
      app: todo
      cases: rows.csv
      flows: {open: [back, tpa: Done]}
      steps:
        - run: open
      """,
      reports: """
        3:8: error: 'cases' must be a list; found 'rows.csv' [wrong-kind] -- read the rows from the \
        file: {fromFile: rows.csv}
        4:15: error: a flow must be a mapping; found a list [wrong-kind] -- put the list after 'steps': \
        {steps: [...]}
        4:22: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        """
    )
  }

  @Test func `keys that are not indented behind their command are told so, once`() {
    expect(
      """
      name: A
      app: todo
      steps:
        - waitFor:
          screen: Add
          timeout: 2s
        - forEach:
          in: [1]
          as: n
          steps: [log: x]
        - group:
          name: G
          steps: [tpa: x]
        - launch:
          arguments: [a]
        - back:
          from: Add
        - log: |
          first: a
          second: b
        - tap:
      """,
      reports: """
        5:5: error: unknown key 'screen' in a step with 'waitFor' [unknown-key] -- indent what belongs to \
        'waitFor' further than that
        8:5: error: unknown key 'in' in a step with 'forEach' [unknown-key] -- indent what belongs to \
        'forEach' further than that
        13:5: error: unknown key 'steps' in a step with 'group' [unknown-key] -- indent what belongs to \
        'group' further than that
        15:5: error: unknown key 'arguments' in a step with 'launch' [unknown-key] -- indent what belongs \
        to 'launch' further than that
        17:5: error: unknown key 'from' in a step with 'back' [unknown-key] -- next to a command only \
        'name' and 'optional' are allowed
        19:5: error: unknown key 'first' in a step with 'log' [unknown-key] -- indent what belongs to \
        'log' further than that
        21:9: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; found \
        nothing [wrong-kind]
        """
    )
  }

  @Test func `a key of another command is not put beside an expectation that can't have it`() {
    expect(
      """
      name: A
      app: todo
      steps:
        - assert: {not: {screen: Root, timeout: 3s}}
        - assert: {screen: Root, timeout: 3s}
        - assert: {button: Done, timeout: 3s}
        - waitFor: {not: {screen: Root, for: 3s}}
        - if: {condition: {screen: Root, for: 3s}, then: [back]}
      """,
      reports: """
        4:34: error: unknown key 'timeout' in an expectation with 'screen' [unknown-key] -- 'timeout' \
        belongs to 'waitFor', beside its outermost expectation
        5:28: error: unknown key 'timeout' in an expectation with 'screen' [unknown-key] -- 'timeout' \
        belongs to 'waitFor', beside its outermost expectation
        6:28: error: unknown key 'timeout' in a selector [unknown-key] -- 'timeout' belongs to 'waitFor', \
        beside its outermost expectation
        7:35: error: unknown key 'for' in an expectation with 'screen' [unknown-key] -- 'for' belongs to \
        'assert', beside its outermost expectation
        8:36: error: unknown key 'for' in an expectation with 'screen' [unknown-key] -- 'for' belongs to \
        'assert', beside its outermost expectation
        """
    )
  }
}
