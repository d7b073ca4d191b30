import Testing

struct RememberTests {
  @Test func `properties and counts go into variables`() {
    expect(
      """
      steps:
        - remember: {element: Chosen, label: l, title: t, type: k, selected: s, hittable: h, enabled: e}
        - remember: {element: {id: name}, placeholder: p, id: i, value: v, focused: f}
        - remember: {elements: Twin, count: n}
        - assert: {equals: ["${n}", 2]}
        - assert: {equals: ["${s}", true]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 remember element: Chosen, label: l, title: t, type: k, selected: s, \
        hittable: h, enabled: e
          note: l = 'Chosen'
          note: t = 'Chosen'
          note: k = 'button'
          note: s = true
          note: h = true
          note: e = true
        passed 0.000-0.000 remember element: {id: name}, placeholder: p, id: i, value: v, focused: f
          note: p = 'Name'
          note: i = 'name'
          note: v = ''
          note: f = false
        passed 0.000-0.000 remember elements: Twin, count: n
          note: n = 2
        passed 0.000-0.000 assert equals: [2, 2]
        passed 0.000-0.000 assert equals: [true, true]
        """
    )
  }

  @Test func `exactly one element must match`() {
    expect(
      """
      continueAfterFailure: true
      steps:
        - remember: {element: Missing, label: a}
        - remember: {element: Twin, label: a}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 remember element: Missing, label: a
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        failed 0.000-0.000 remember element: Twin, label: a
          AssertionFailed: 2 elements match 'Twin', but exactly one must
          expected exactly one element that matches 'Twin'
          found 2 elements
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
          advice: say more about the one that you mean, or choose it with {button: 'Twin', first: true}
        because of step 1
        """
    )
  }

  @Test func `it replaces a variable for the rest of the test case, wherever it is set`() {
    expect(
      """
      variables: {word: before}
      flows:
        look:
          steps:
            - log: "${word}"
            - remember: {element: status, label: word}
      steps:
        - forEach: {variable: x, in: [1], steps: [run: look]}
        - log: "${word}"
      teardown:
        - log: "${word}"
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 forEach variable: x, in: [1]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 run look
              passed 0.000-0.000 log before < 10
              passed 0.000-0.000 remember element: status, label: word < 10
                note: word = 'ready'
        passed 0.000-0.000 log ready
        teardown: passed 0.000-0.000 log ready
        """
    )
  }

  @Test func `a variable made of a remembered one sees it`() {
    expect(
      """
      variables: {word: before, sentence: "it was ${word}"}
      steps:
        - log: "${sentence}"
        - remember: {element: status, label: word}
        - log: "${sentence}"
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log it was before
        passed 0.000-0.000 remember element: status, label: word
          note: word = 'ready'
        passed 0.000-0.000 log it was ready
        """
    )
  }

  @Test func `a use that no earlier step can have set is found before the run`() {
    expect(
      """
      flows:
        use:
          steps: [log: "${word}"]
        set:
          steps:
            - remember: {element: status, label: word}
      steps:
        - log: "${word}"
        - run: use
        - run: set
        - run: use
        - log: "${word}"
      teardown:
        - log: "${word}"
      """,
      reports: """
        10:13: error: 'word' is not defined [undefined-variable]
          note: 8:44: it is remembered here, but not before
        11:10: error: 'use' uses 'word', which is not defined here [undefined-in-word] -- define \
        'word' in 'variables', or make it a parameter of 'use'
          note: 5:21: it is used here
        """
    )
  }

  @Test func `a branch that may have set it is enough`() {
    expect(
      """
      steps:
        - if:
            condition: status
            then: [remember: {element: status, label: word}]
        - log: "${word}"
      """,
      reports: ""
    )
  }

  @Test func `what the other branch sets is not there, but in a later turn of a loop`() {
    expect(
      """
      flows:
        look: {steps: [remember: {element: status, label: seen}]}
      steps:
        - if:
            condition: status
            then: [remember: {element: status, label: word}, run: look, log: "${seen}"]
            else: [log: "${word}", run: look, log: "${seen}"]
        - log: "${word} ${seen}"
        - repeat:
            times: 2
            steps:
              - if:
                  condition: {not: status}
                  then: [remember: {element: status, label: turn}]
                  else: [log: "${turn}"]
      """,
      reports: """
        9:22: error: 'word' is not defined [undefined-variable]
          note: 8:49: it is remembered here, but not before
        """
    )
  }

  @Test func `each use of a word is asked what steps before it set`() {
    expect(
      """
      flows:
        use: {steps: [log: "${word}"]}
        outer: {steps: [run: use]}
      steps:
        - if:
            condition: status
            then: [remember: {element: status, label: word}, run: use, run: outer]
            else: [run: use, run: outer, run: use]
        - run: use
      """,
      reports: """
        10:19: error: 'use' uses 'word', which is not defined here [undefined-in-word] -- define \
        'word' in 'variables', or make it a parameter of 'use'
          note: 4:25: it is used here
        10:29: error: 'use' uses 'word', which is not defined here [undefined-in-word] -- define \
        'word' in 'variables', or make it a parameter of 'use'
          note: 4:25: it is used here
        """
    )
  }

  /// Flows of which one uses in a branch what another one sets in the other.
  private static let choosing = """
    flows:
      look: {steps: [remember: {element: status, label: word}]}
      use: {steps: [log: "${word}"]}
      choose:
        steps:
          - if: {condition: status, then: [run: look, run: use], else: [run: use, run: look]}
    """

  @Test func `within words, too, what the other branch sets is there only in a later turn`() {
    expect(
      """
      \(Self.choosing)
        chooseTwice:
          steps:
            - repeat: {times: 2, steps: [run: choose]}
        chooseLater:
          steps: [run: choose, run: use]
      steps:
        - repeat: {times: 2, steps: [run: choose]}
        - run: chooseTwice
      teardown:
        - run: chooseLater
      """,
      reports: ""
    )
    expect(
      """
      \(Self.choosing)
        chooseLater:
          steps: [run: choose, run: use]
      steps:
        - run: chooseLater
        - run: choose
      """,
      reports: """
        12:10: error: 'use' uses 'word', which is not defined here [undefined-in-word] -- define \
        'word' in 'variables', or make it a parameter of 'use'
          note: 5:25: it is used here
        """
    )
  }

  @Test func `parameters, loop variables and --var can't be remembered`() {
    expect(
      """
      flows:
        look:
          parameters: [word]
          steps:
            - remember: {element: status, label: word}
            - log: "${word}"
            - forEach: {variable: each, in: [1], steps: [remember: {element: status, label: each}]}
            - remember: {element: status, label: given}
      steps:
        - forEach:
            variable: item
            index: place
            in: [1]
            steps:
              - remember: {element: status, label: item, value: place}
        - remember: {element: status, label: given}
        - run: {flow: look, with: {word: a}}
      """,
      overrides: ["given": "1"],
      reports: """
        7:44: error: 'word' is a parameter or loop variable here and can't be remembered \
        [remembered-local]
        9:87: error: 'each' is a parameter or loop variable here and can't be remembered \
        [remembered-local]
        17:46: error: 'item' is a parameter or loop variable here and can't be remembered \
        [remembered-local]
        17:59: error: 'place' is a parameter or loop variable here and can't be remembered \
        [remembered-local]
        18:40: error: 'given' is set by --var and cannot be remembered [remembered-override]
        19:17: error: 'given' is set by --var and cannot be remembered [remembered-override]
          note: 10:44: it is written here
        """
    )
  }
}
