import Testing

struct TypingTests {
  @Test func `typing into a field taps it and takes 50 ms a character`() {
    expect(
      """
      steps:
        - type: {into: name, text: Ann}
        - assert: {element: name, value: Ann, focused: true, length: 3}
      """,
      logs: """
        A: passed at 0.350
        passed 0.000-0.250 type into: name, text: Ann
          touched textField #name at 90.0, 222.0
        passed 0.250-0.350 assert element: name, value: Ann, focused: true, length: 3
          settled 0.100
        """
    )
  }

  @Test func `a bare text goes to the element with the focus`() {
    expect(
      """
      steps:
        - tap: name
        - type: Ann
        - type: a
        - assert: {element: name, value: Anna}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.100 tap name
          touched textField #name at 90.0, 222.0
        passed 0.100-0.500 type Ann
          settled 0.250
        passed 0.500-0.550 type a
        passed 0.550-0.550 assert element: name, value: Anna
        """
    )
  }

  @Test func `typing without a focus is a failure`() {
    expect(
      """
      steps:
        - type: Ann
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 type Ann
          GestureFailed: no element has the keyboard focus, so nothing can be typed
          advice: tap a text field first, or say 'into' which field to type
        because of step 1
        """
    )
  }

  @Test func `typing into what takes no text is a failure`() {
    expect(
      """
      steps:
        - type: {into: Enable, text: Ann}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 type into: Enable, text: Ann
          GestureFailed: button 'Enable' can't be typed into: it takes no text
          found button, label: 'Enable' at 250,100 100x44
        because of step 1
        """
    )
  }

  @Test func `a field refuses characters beyond its limit`() {
    expect(
      """
      steps:
        - type: {into: name, text: "Anna 👩‍👩‍👧‍👦B"}
        - assert: {element: name, value: "Anna ", length: 5}
      """,
      logs: """
        A: passed at 0.450
        passed 0.000-0.450 type into: name, text: Anna 👩‍👩‍👧‍👦B
          touched textField #name at 90.0, 222.0
        passed 0.450-0.450 assert element: name, value: Anna , length: 5
        """
    )
  }

  @Test func `a line feed is Return and ends editing`() {
    expect(
      """
      steps:
        - type: {into: name, text: "Ann\\n"}
        - assert: {element: name, value: Ann, focused: false}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.300 type into: name, text: Ann\\n
          touched textField #name at 90.0, 222.0
        passed 0.300-0.550 assert element: name, value: Ann, focused: false
          settled 0.250
        """
    )
  }

  @Test func `a text that goes on where nothing has the focus any more is a failure`() {
    expect(
      """
      steps:
        - type: {into: name, text: "A\\nB"}
      """,
      logs: """
        A: failed at 0.200
        failed 0.000-0.200 type into: name, text: A\\nB
          touched textField #name at 90.0, 222.0
          GestureFailed: no element has the keyboard focus, so nothing can be typed
          advice: Return or the app ended editing; type the rest in a separate step
        because of step 1
        """
    )
  }

  @Test func `a scenario types no more than a hundred thousand characters, and again its teardown`()
  {
    let half = String(repeating: "a", count: 50_000)
    expect(
      """
      timeLimit: 24h
      steps:
        - type: {into: name, text: \(half)}
        - type: {into: name, text: \(half)b}
      teardown:
        - type: {into: name, text: \(half)}
      """,
      fails: "StepLimitReached: the scenario types more than 100000 characters"
    )
  }

  @Test func `clear taps the field and empties it`() {
    expect(
      """
      steps:
        - type: {into: name, text: Ann}
        - clear: name
        - assert: {element: name, value: "", focused: true}
      """,
      logs: """
        A: passed at 0.500
        passed 0.000-0.250 type into: name, text: Ann
          touched textField #name at 90.0, 222.0
        passed 0.250-0.500 clear name
          settled 0.100
          touched textField #name at 90.0, 222.0
        passed 0.500-0.500 assert element: name, value: '', focused: true
        """
    )
  }

  @Test func `clearing what holds no text is a failure`() {
    expect(
      """
      steps:
        - clear: Enable
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 clear Enable
          GestureFailed: button 'Enable' can't be cleared: it holds no text that a person can edit
          found button, label: 'Enable' at 250,100 100x44
        because of step 1
        """
    )
  }

  @Test func `a secure field shows bullets`() {
    expect(
      """
      steps:
        - type: {into: secret, text: swordfish}
        - assert: {element: secret, value: "•••••••••"}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.550 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        passed 0.550-0.550 assert element: secret, value: •••••••••
        """
    )
  }

  @Test func `the keyboard goes where there is one`() {
    expect(
      """
      steps:
        - tap: name
        - dismissKeyboard
        - assert: {element: {keyboard: }, exists: false}
        - dismissKeyboard
      """,
      logs: """
        A: failed at 0.700
        passed 0.000-0.100 tap name
          touched textField #name at 90.0, 222.0
        passed 0.100-0.450 dismissKeyboard
          settled 0.250
        passed 0.450-0.700 assert element: {keyboard: }, exists: false
          settled 0.250
        failed 0.700-0.700 dismissKeyboard
          GestureFailed: there is no keyboard to dismiss
        because of step 4
        """
    )
  }

  @Test func `a keyboard on its way out can't be dismissed again`() {
    expect(
      """
      settle: none
      steps:
        - tap: name
        - dismissKeyboard
        - dismissKeyboard
      """,
      logs: """
        A: failed at 0.200
        passed 0.000-0.100 tap name
          touched textField #name at 90.0, 222.0
        passed 0.100-0.200 dismissKeyboard
        failed 0.200-0.200 dismissKeyboard
          GestureFailed: the keyboard is already going away
        because of step 3
        """
    )
  }
}
