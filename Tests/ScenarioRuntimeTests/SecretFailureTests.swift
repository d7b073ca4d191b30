import Testing

/// What failures and warnings show of secrets.
struct SecretFailureTests {
  @Test func `no part of a failure shows a secret`() {
    expect(
      """
      variables: {pin: b9b9, pins: [a1a1, 2727], greeting: "with ${pin}"}
      secrets: [pin, pins]
      continueAfterFailure: true
      flows:
        find: {parameters: [text], steps: [assert: "with ${text}"]}
      steps:
        - tap: "with ${pin}"
        - run: {flow: find, with: {text: "${pin}"}}
        - assert: {element: status, label: {contains: "${greeting}", not: "b9"}}
        - assert: {equals: ["${pins}", [a1a1, 28]]}
        - assert: {not: {equals: ["is ${pin}", "is b9b9"]}}
        - adjust: {element: size, to: "as ${pin}"}
        - repeat: {until: "at ${pin}", atMost: 0, steps: [back]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 tap with •••
          GestureFailed: no element matches 'with •••', and the app will not change by itself
          expected an element that matches 'with •••'
          found none of the 23 elements on the screen
        failed 0.000-0.000 run flow: find, with: {text: •••}
          AssertionFailed: no element matches 'with •••'
          expected an element that matches 'with •••'
          found none of the 23 elements on the screen
          failed 0.000-0.000 assert with ••• < 10
            AssertionFailed: no element matches 'with •••'
            expected an element that matches 'with •••'
            found none of the 23 elements on the screen
        failed 0.000-0.000 assert element: status, label: {contains: with •••, not: b9}
          AssertionFailed: label of staticText #status is 'ready', not {contains: 'with •••', not: 'b9'}
          expected label: {contains: 'with •••', not: 'b9'}
          found label: 'ready'
        failed 0.000-0.000 assert equals: [${pins}, [•••, 28]]
          AssertionFailed: at '[1]' ••• is not equal to 28
          expected two equal values
          found ••• and 28 at '[1]'
        failed 0.000-0.000 assert not: {equals: [is •••, is •••]}
          AssertionFailed: equals: ['is •••', 'is •••'] holds, but should not
          expected not: {equals: ['is •••', 'is •••']}
          found it holds
        failed 0.000-0.000 adjust element: size, to: as •••
          GestureFailed: pickerWheel #size can't be set to 'as •••': its values are 'small', 'medium', \
        'large'
          found pickerWheel, id: 'size', value: 'small' at 220,250 100x44
        failed 0.000-0.000 repeat until: at •••, atMost: 0
          LoopLimitReached: after 0 turns 'at •••' still does not hold
          expected an element that matches 'at •••'
          found none of the 23 elements on the screen
          advice: raise 'atMost', or find out why the steps do not get there
        because of step 1
        """
    )
  }

  @Test func `a secret that is compared with the bullets of a secure field leads to advice`() {
    expect(
      """
      variables: {pin: b9b9}
      secrets: [pin]
      steps:
        - type: {into: secret, text: "${pin}"}
        - assert: {element: {id: secret}, value: "${pin}"}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.300 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        failed 0.300-0.350 assert element: {id: secret}, value: •••
          settled 0.050
          AssertionFailed: value of secureTextField #secret is '••••', not '•••'
          expected value: '•••'
          found value: '••••'
          advice: a secure field shows a bullet for each character: compare its 'length'
        because of step 2
        """
    )
  }

  @Test func `a text that is typed into a secure field later is masked in earlier steps too`() {
    expect(
      """
      variables: {pin: b9b9}
      steps:
        - {log: "told of ${pin}", name: told}
        - {assert: "${pin}", optional: true}
        - type: {into: secret, text: "${pin}"}
      """,
      logs: """
        A: passed at 0.300
        passed 0.000-0.000 log told
          note: told of •••
        warned 0.000-0.000 assert •••
          AssertionFailed: no element matches '•••'
          expected an element that matches '•••'
          found none of the 23 elements on the screen
        passed 0.000-0.300 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        """
    )
  }

  @Test func `a known issue that is solved is named without a secret`() {
    expect(
      """
      variables: {pin: b9b9}
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

  @Test func `a value that does not fit is named without a secret`() {
    expect(
      """
      variables: {pin: b9b9, time: 1s}
      secrets: [pin]
      steps:
        - assert: {screen: "for ${pin}"}
        - assert: {element: status, label: {matches: "(${pin}"}}
        - pause: "${time}${pin}"
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
        """
    )
  }
}
