import Testing

struct DoubtfulPassOutputTests {
  @Test func `no guess at a password is told to be near`() async throws {
    let run = try await rehearse(
      "run a.yaml --reporter steps --reproducible",
      files: [
        "a.yaml": """
        name: A guess
        app: sign-in
        steps:
          - type: {into: password, text: Hunter22}
          - tap: SHOW
          - assert: {not: hunter22}
          - {assert: {value: hunter22}, optional: true}
          - {assert: hunter2, optional: true}
        """
      ]
    )
    #expect(!run.output.contains("nearly"))
    #expect(!run.output.contains("candidates"))
    #expect(run.output.contains("no element matches 'hunter2'"))
    #expect(run.status == 0)
  }

  @Test func `an element that was there may be gone, be its text the name of the screen`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: [
        "a.yaml": """
        name: Add is gone, and a title has another case
        app: todo
        steps:
          - tap: Go to Gym
          - tap: {button: Edit}
          - assert: {not: Edit}
          - clear: Edit Todo Title
          - type: {into: Edit Todo Title, text: Go to gym}
          - dismissKeyboard
          - tap: Done
          - waitFor: {element: Go to Gym, exists: false}
        """
      ]
    )
    #expect(
      run.output == """
        ✓ Add is gone, and a title has another case (2.600s)  a.yaml:1

        1 scenario: 1 passed (app time 2.600 s)

        """
    )
  }

  @Test func `what is absent only by its name's being that of the screen is warned of`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml --reporter steps --reproducible",
      files: [
        "a.yaml": """
        name: It loads
        app: trivia
        launch: {arguments: [-networkLatency, 2s]}
        steps:
          - waitFor: {not: Loading}
          - waitFor: {not: {screen: Loading}}
          - assert: {not: Question}
        """
      ]
    )
    #expect(run.status == 0)
    #expect(
      run.output == """
        ✓ It loads (2.500s, 2 warnings)  a.yaml:1
          1 ✓    0.000s  launch trivia -networkLatency 2s
          2 ✓    0.000s  waitFor not: Loading  held at 0.000s, 5.000s of the timeout left
              | a.yaml:5:20: warning: no element has this text, but the screen has this name \
        [doubtful-pass]
              |   write {screen: ...} to ask for a screen
          3 ✓    2.000s  waitFor not: {screen: Loading}  +2.000s; held at 2.000s, 3.000s of the timeout left
          4 ✓    2.500s  assert not: Question  +0.500s; animations ended after 0.500s
              | a.yaml:7:19: warning: no element has this text, but the screen has this name \
        [doubtful-pass]
              |   write {screen: ...} to ask for a screen

        1 scenario: 1 passed (app time 2.500 s)

        """
    )
  }
}
