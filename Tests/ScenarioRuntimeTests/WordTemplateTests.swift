import Testing

/// Words of the language that a template yields.
struct WordTemplateTests {
  @Test func `rows can differ in whether steps wait until animations end`() {
    expect(
      """
      name: Settle ${mode}
      app: gallery
      settle: ${mode}
      cases: [{mode: idle}, {mode: none}]
      steps:
        - tap: Open
        - assert: {screen: Rows}
      """,
      logs: """
        Settle idle: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 assert screen: Rows
          settled 0.350
        Settle none: failed at 0.100
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.100 assert screen: Rows
          AssertionFailed: a transition is under way, not 'Rows'
          expected screen: Rows
          found a transition is under way
          advice: the app is about to change; to wait for that, use 'waitFor'
        because of step 2
        """
    )
  }

  @Test(arguments: [
    ("idle", nil), ("none", "AssertionFailed: a transition is under way, not 'Rows'"),
  ])
  func `the command line can say whether steps wait until animations end`(
    _ mode: String,
    _ failure: String?
  ) {
    expect(
      """
      variables: {how: "${mode}", mode: idle}
      settle: "${how}"
      steps:
        - tap: Open
        - assert: {screen: Rows}
      """,
      overrides: ["mode": mode],
      fails: failure
    )
  }

  @Test func `a word that there is not is an error before the run, with the nearest one`() {
    expect(
      """
      variables: {mode: idel, rule: lable}
      settle: ${mode}
      steps:
        - audit: {ignore: ["${rule}"]}
        - audit: {ignore: [{rule: "${rule}", element: status}]}
      """,
      reports: """
        4:9: error: '${mode}' is 'idel', but must be 'idle' or 'none' [unfit-value] -- did you mean \
        'idle'?
          note: 3:19: its value is written here
        6:22: error: '${rule}' is 'lable', but must be 'label' or 'hitRegion' or \
        'duplicateIdentifier' or 'state' [unfit-value] -- did you mean 'label'?
          note: 3:31: its value is written here
        7:29: error: '${rule}' is 'lable', but must be 'label' or 'hitRegion' or \
        'duplicateIdentifier' or 'state' [unfit-value] -- did you mean 'label'?
          note: 3:31: its value is written here
        """
    )
  }

  @Test func `a row without the word is an error of that row alone`() {
    expect(
      """
      settle: ${mode}
      cases: [{mode: none}, {moed: none}]
      steps: [audit: {ignore: ["${rule}"]}]
      variables: {rule: label}
      """,
      reports: """
        3:11: error: 'mode' is not defined [undefined-variable] -- did you mean 'moed'?
          note: 4:23: in this row
        """
    )
  }

  @Test func `a suite's word is read with each scenario's variables`() {
    expect(
      """
      suite: Settling
      app: gallery
      settle: ${mode}
      variables: {mode: none}
      scenarios:
        - name: Own
          variables: {mode: idle}
          steps: [tap: Open, assert: {screen: Rows}]
        - name: The suite's
          steps: [tap: Open, assert: {screen: Rows}]
      """,
      logs: """
        Own: passed at 0.450
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        passed 0.100-0.450 assert screen: Rows
          settled 0.350
        The suite's: failed at 0.100
        passed 0.000-0.100 tap Open
          touched button 'Open' at 180.0, 322.0
        failed 0.100-0.100 assert screen: Rows
          AssertionFailed: a transition is under way, not 'Rows'
          expected screen: Rows
          found a transition is under way
          advice: the app is about to change; to wait for that, use 'waitFor'
        because of step 2
        """
    )
  }

  @Test func `whether the app stays closed can come from a variable or the command line`() {
    expect(
      """
      variables: {how: manual}
      launch: ${how}
      steps: [assert: status]
      """,
      fails: "AppNotRunning: the app is not running"
    )
    expect(
      """
      variables: {how: manual}
      launch: ${how}
      steps: [launch]
      """,
      overrides: ["how": "manul"],
      reports: """
        4:9: error: '${how}' is 'manul', but must be 'manual' [unfit-value] -- did you mean 'manual'?
        """
    )
  }

  @Test func `what an audit leaves out comes from arguments, loops and what is remembered`() {
    expect(
      """
      launch: {arguments: [flawed]}
      variables: {all: [label, duplicateIdentifier], tiny: Tiny}
      flows:
        look:
          parameters: [rule]
          steps:
            - audit: {ignore: [label, duplicateIdentifier, state, "${rule}"]}
      steps:
        - run: {flow: look, with: {rule: hitRegion}}
        - forEach:
            variable: rule
            in: [hitRegion]
            steps:
              - audit:
                  ignore: ["${all[0]}", "${all[1]}", {rule: "${rule}", element: "${tiny}"}, state]
        - remember: {element: Ticked, label: word}
        - audit: {ignore: ["${word}"]}
      """,
      logs: """
        A: error at 0.000
        passed 0.000-0.000 run flow: look, with: {rule: hitRegion}
          passed 0.000-0.000 audit ignore: [label, duplicateIdentifier, state, hitRegion] < 11
        passed 0.000-0.000 forEach variable: rule, in: [hitRegion]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 audit ignore: [label, duplicateIdentifier, {rule: hitRegion, \
        element: Tiny}, state]
        passed 0.000-0.000 remember element: Ticked, label: word
          note: word = 'Ticked'
        failed 0.000-0.000 audit ignore: [Ticked]
          19:22: BadValue: '${word}' is 'Ticked', but must be 'label' or 'hitRegion' or \
        'duplicateIdentifier' or 'state'
        because of step 7
        """
    )
  }
}
