import Testing

/// What failures say of values that are too short to be looked for in every text.
struct SecretFailureTests {
  @Test func `a failure shows a short secret no more than the title of its step`() {
    expect(
      """
      variables: {pin: b9, pins: [a1, 27], greeting: "with ${pin}"}
      secrets: [pin, pins]
      continueAfterFailure: true
      flows:
        find: {parameters: [text], steps: [assert: "with ${text}"]}
      steps:
        - tap: "with ${pin}"
        - run: {flow: find, with: {text: "${pin}"}}
        - assert: {element: status, label: {contains: "${greeting}", not: "b9"}}
        - assert: {elements: status, labels: ["is ${pin}"]}
        - assert: {equals: [["for ${pin}"], ["for b8"]]}
        - assert: {equals: ["${pins}", [a1, 28]]}
        - assert: {not: {equals: ["is ${pin}", "is b9"]}}
        - adjust: {element: size, to: "as ${pin}"}
        - repeat: {until: "at ${pin}", atMost: 0, steps: [back]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap with •••
          GestureFailed: no element matches 'with •••', and nothing is scheduled that could change that
          expected an element that matches 'with •••'
          found none among the 23 elements on the screen
        failed 0.000-0.000 run flow: find, with: {text: •••}
          AssertionFailed: no element matches 'with •••'
          expected an element that matches 'with •••'
          found none among the 23 elements on the screen
          failed 0.000-0.000 assert with ••• < 10
            AssertionFailed: no element matches 'with •••'
            expected an element that matches 'with •••'
            found none among the 23 elements on the screen
        failed 0.000-0.000 assert element: status, label: {contains: •••, not: b9}
          AssertionFailed: label of staticText #status is 'ready', not {contains: '•••', not: 'b9'}
          expected label: {contains: '•••', not: 'b9'}
          found label: 'ready'
        failed 0.000-0.000 assert elements: status, labels: [is •••]
          AssertionFailed: the labels of 'status' differ
          expected labels: ['is •••']
          found labels: ['ready']
        failed 0.000-0.000 assert equals: [[for •••], [for b8]]
          AssertionFailed: at '[0]' 'for •••' is not equal to 'for b8'
          expected two equal values
          found 'for •••' and 'for b8' at '[0]'
        failed 0.000-0.000 assert equals: [•••, [a1, 28]]
          AssertionFailed: at '[1]' '•••' is not equal to 28
          expected two equal values
          found '•••' and 28 at '[1]'
        failed 0.000-0.000 assert not: {equals: [is •••, is b9]}
          AssertionFailed: equals: ['is •••', 'is b9'] holds, but should not
          expected not: {equals: ['is •••', 'is b9']}
          found it holds
        failed 0.000-0.000 adjust element: size, to: as •••
          GestureFailed: pickerWheel #size can't be set to 'as •••': its values are 'small', 'medium', \
        'large'
          found pickerWheel, id: 'size', value: 'small' at 220,250 100x44
        failed 0.000-0.000 repeat until: at •••, atMost: 0
          LoopLimitReached: after 0 turns 'at •••' still does not hold
          expected an element that matches 'at •••'
          found none among the 23 elements on the screen
          advice: raise 'atMost', or see why the steps do not lead there
        because of step 1
        """
    )
  }

  @Test func `a failure shows no secret number, however short it is and wherever it is put`() {
    expect(
      """
      variables: {least: 5, most: 4711.0, few: [1]}
      secrets: [least, most, found]
      continueAfterFailure: true
      steps:
        - assert: {elements: status, count: "${most}"}
        - assert: {elements: status, count: {atLeast: "${least}", atMost: "${most}"}}
        - assert: {element: name, length: "${least}"}
        - assert: {element: status, label: {length: {not: "${least}"}}}
        - remember: {elements: status, count: found}
        - log: ${few[found]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert elements: status, count: •••
          AssertionFailed: 1 element matches 'status', not •••
          expected count: •••
          found count: 1
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20
        failed 0.000-0.000 assert elements: status, count: {atLeast: •••, atMost: •••}
          AssertionFailed: 1 element matches 'status', not at least ••• and at most •••
          expected count: at least ••• and at most •••
          found count: 1
          candidate staticText, id: 'status', label: 'ready' at 16,70 343x20
        failed 0.000-0.000 assert element: name, length: •••
          AssertionFailed: length of textField #name is 0, not •••
          expected length: •••
          found length: 0
        failed 0.000-0.000 assert element: status, label: {length: {not: •••}}
          AssertionFailed: label of staticText #status is 'ready', not {length: {not: •••}}
          expected label: {length: {not: •••}}
          found label: 'ready'
        passed 0.000-0.000 remember elements: status, count: found
          note: found = •••
        failed 0.000-0.000 log ${few[found]}
          12:12: BadValue: 'few[found]' has no item •••; the list has 1, from 0
        because of step 1
        """
    )
  }

  @Test func `a failure behind the typing of a short secret does not show it`() {
    expect(
      """
      variables: {pin: b9}
      steps:
        - type: {into: secret, text: "${pin}"}
        - assert: {element: name, value: "is ${pin}"}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.200 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        failed 0.200-0.350 assert element: name, value: is •••
          settled 0.150
          AssertionFailed: value of textField #name is '', not 'is •••'
          expected value: 'is •••'
          found value: ''
        because of step 2
        """
    )
  }

  @Test func `a known issue that is solved is named without a short secret`() {
    expect(
      """
      variables: {pin: b9}
      secrets: [pin]
      knownIssue: no way in with ${pin}
      steps:
        - log: x
      """,
      fails: """
        KnownIssuePassed: the scenario passed, but has a known issue: no way in with •••
        """
    )
  }

  @Test func `a value that does not fit is named without a short secret`() {
    expect(
      """
      variables: {pin: b9, time: 1s}
      secrets: [pin]
      steps:
        - assert: {screen: "for ${pin}"}
        - assert: {element: status, label: {matches: "(${pin}"}}
        - pause: "${time}${pin}"
        - tap: {element: status, force: "not ${pin}"}
        - swipe: {element: status, direction: "to ${pin}"}
      """,
      reports: """
        6:22: error: the app has no screen 'for •••' [unfit-value] -- screens: Gallery, Rows
          note: 3:18: its value is written here
        7:48: error: '(•••' is not a regular expression: missing ')' for the group at \
        character 1 [unfit-value]
          note: 3:18: its value is written here
        8:12: error: '${time}${pin}' is '1s•••', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: 3:18: its value is written here
        9:35: error: 'not ${pin}' is 'not •••', but must be true or false [unfit-value]
          note: 3:18: its value is written here
        10:41: error: 'to ${pin}' is 'to •••', but must be 'left' or 'right' or 'up' or 'down' \
        [unfit-value]
          note: 3:18: its value is written here
        """
    )
  }
}
