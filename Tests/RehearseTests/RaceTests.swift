import Testing

/// Moments at which an app is between two states: what a scenario does then must not pass by luck.
struct RaceTests {
  @Test func `a key that is typed as the app ends editing is missed`() async throws {
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: [
        "a.yaml": """
        name: A
        app: sign-in
        settle: none
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: admin}
          - tap: authenticate
          - type: abcd

        """
      ]
    )
    #expect(
      run.output == """
        ✗ A (1.000s)  a.yaml:1
          1 ✓    0.000s  launch sign-in
          2 ✓    0.350s  type into: userName, text: •••  +0.350s; touched textField #userName \
        at (187.5, 142)
          3 ✓    0.700s  type into: password, text: •••  +0.350s; touched secureTextField \
        #password at (145.5, 202)
          4 ✓    0.800s  tap authenticate  +0.100s; touched button 'Sign In' at (187.5, 262); \
        called authenticate(user: •••, password: •••)
          5 ✗    1.000s  type •••  +0.200s

          a.yaml:8:5: failed: no element has the keyboard focus, so nothing can be typed
           8 |   - type: •••
             |     ^~~~

          advice:     Return or the app ended editing; type the rest in a separate step

          screen:
            staticText, label: 'Please Sign In'
            textField, id: 'userName', value: '•••', placeholder: 'User Name'
            secureTextField, id: 'password', value: '••••••••', placeholder: 'Password'
            button, id: 'showPassword', label: 'SHOW'
            button, id: 'authenticate', label: 'Sign In'
            staticText, label: 'Welcome'
            keyboard

        ✗ a.yaml:1  A
        1 scenario: 1 failed (app time 1.000 s)

        """
    )
  }

  @Test func `while two tables are there none is scrolled unless one is named`() async throws {
    let run = try await rehearse(
      "run . --reproducible --reporter steps",
      files: [
        "rehearse.yaml": "app: todo-lists\n",
        "a.yaml": """
        name: The new table alone is left after half a second
        steps:
          - tap: Due Today
          - scroll: {direction: down}
          - assert: {elements: {type: table}, count: 1}

        """,
        "b.yaml": """
        name: It is not there in time
        steps:
          - tap: Due Today
          - scroll: {direction: down, timeout: 100ms}

        """,
      ]
    )
    #expect(
      run.output == """
        ✓ The new table alone is left after half a second (1.250s)  a.yaml:1
          1 ✓    0.000s  launch todo-lists
          2 ✓    0.100s  tap Due Today  +0.100s; touched staticText 'Due Today' at (187.5, 86)
          3 ✓    1.250s  scroll direction: down  +1.150s; animations ended after 0.350s; \
        touched table at (187.5, 365.5)
          4 ✓    1.250s  assert elements: {type: table}, count: 1

        ✗ It is not there in time (0.550s)  b.yaml:1
          1 ✓    0.000s  launch todo-lists
          2 ✓    0.100s  tap Due Today  +0.100s; touched staticText 'Due Today' at (187.5, 86)
          3 ✗    0.550s  scroll direction: down, timeout: 100ms  +0.450s; animations ended \
        after 0.350s

          b.yaml:4:5: failed: 2 elements on the screen scroll, after 0.100s of waiting
           4 |   - scroll: {direction: down, timeout: 100ms}
             |     ^~~~~~

          candidates: table with 'Due Today', 'Unfinished', 'Finished' at 0,64 375x603
                      table with 'done: Do something', 'Saturday, September 12, 2015 at 12:00 \
        PM', 'Stuff and things' at 0,64 375x603
          advice:     choose one with 'in', or wait until it is the only one

          screen 'List':
            navigationBar, label: 'Due Today'
              button, label: 'Pick a List'
          > table
              cell
                staticText, label: 'Due Today'
              cell
                staticText, label: 'Unfinished'
              cell
                staticText, label: 'Finished'
          > table
              cell, value: '1'
                staticText, label: 'done: Do something'
                staticText, label: 'Saturday, September 12, 2015 at 12:00 PM'
              cell, value: '0'
                staticText, label: 'Stuff and things'
                staticText, label: 'Saturday, September 12, 2015 at 12:00 PM'

        ✗ b.yaml:1  It is not there in time
        2 scenarios: 1 passed, 1 failed (app time 1.800 s)

        """
    )
  }

  @Test func `a keyboard that the app puts away in that moment is away`() async throws {
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: [
        "a.yaml": """
        name: A
        app: sign-in
        settle: none
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: admin}
          - tap: authenticate
          - pause: 100ms
          - dismissKeyboard

        """
      ]
    )
    #expect(
      run.output == """
        ✓ A (1.000s)  a.yaml:1

        1 scenario: 1 passed (app time 1.000 s)

        """
    )
  }
}
