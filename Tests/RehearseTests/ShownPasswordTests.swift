import Testing

/// Passwords that a form shows because somebody asked for it: the form shows them, no output does.
struct ShownPasswordTests {
  /// What is in the field is not what was typed in one step, or is too short to be looked for.
  private static let files: [String: FileContent] = [
    "rehearse.yaml": "app: sign-in\n",
    "cut.yaml": """
    name: A password that the field cuts off
    continueAfterFailure: true
    steps:
      - type: {into: password, text: abcdefghijklmnopqrstuvwxyz}
      - tap: showPassword
      - assert: {element: password, exists: false}
      - hierarchy: {id: password}
      - swipe: {element: {id: passwort}, direction: left}

    """,
    "pieces.yaml": """
    name: A password in pieces
    continueAfterFailure: true
    steps:
      - type: {into: password, text: Hunt}
      - type: 7ers
      - tap: showPassword
      - adjust: {element: {id: password}, to: "1"}
      - tap: {type: textField}
      - clear: {textField: pasword}
      - assert: {element: {id: password}, value: other}

    """,
  ]

  @Test func `no report and no log shows them`() async throws {
    let run = try await shell(
      #"""
      "$REHEARSE" run . --reproducible --reporter steps --junit r.xml --report html=r.html \
        --report json-lines=r.jsonl --report markdown=r.md >console 2>&1
      echo "status $?"
      for file in console r.xml r.html r.jsonl r.md; do
        echo "$file: $(grep -c -e abcdefghijkl -e Hunt -e 7ers $file), $(grep -c '•••' $file)"
      done
      grep -e candidates -e found: console
      """#,
      files: Self.files
    )
    #expect(
      run.output == """
        status 1
        console: 0, 13
        r.xml: 0, 16
        r.html: 0, 14
        r.jsonl: 0, 2
        r.md: 0, 13
          found:      1 element
          candidates: textField, id: 'password', value: '•••', placeholder: 'Password', focused \
        at 16,180 259x44
          found:      none of the 6 elements on the screen
          candidates: textField, id: 'password', value: '•••', placeholder: 'Password', focused \
        at 16,180 259x44: its id is not 'passwort'
          found:      textField, id: 'password', value: '•••', placeholder: 'Password', focused \
        at 16,180 259x44
          found:      2 elements
          candidates: textField, id: 'userName', placeholder: 'User Name' at 16,120 343x44
          found:      none of the 6 elements on the screen
          candidates: textField, id: 'password', value: '•••', placeholder: 'Password', focused \
        at 16,180 259x44
          found:      value: '•••'

        """
    )
  }
}
