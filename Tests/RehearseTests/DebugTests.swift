import ScenarioTestSupport
import Testing

/// `rehearse debug`, with instructions from another program.
struct DebugTests {
  private static let questions: FileContent = """
    name: Questions come
    app: trivia
    launch: {arguments: [isUITesting]}
    steps:
      - pause: 100ms
      - waitFor: {screen: Question}

    """

  private func debug(
    _ instructions: String,
    _ file: FileContent = questions,
    options: String = ""
  ) async throws -> Outcome {
    try await shell(
      "printf '%s\\n' \(instructions) | \"$REHEARSE\" debug a.yaml \(options)",
      files: ["a.yaml": file]
    )
  }

  @Test func `steps are gone through forwards and backwards`() async throws {
    let run = try await debug("n n n b b b 'g 3' l q")
    #expect(run.errors == "")
    #expect(
      run.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        step 3 of 3  ✓  0.550s  waitFor screen: Question  a.yaml:6
        this is the last step
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        this is the first step
        step 3 of 3  ✓  0.550s  waitFor screen: Question  a.yaml:6
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        step 3 of 3  ✓  0.550s  waitFor screen: Question  a.yaml:6

        """
    )
    #expect(run.status == 0)
  }

  @Test func `an expectation is judged with the loop variables and parameters of the step`()
    async throws
  {
    let run = try await debug(
      """
      'g 4' '? {equals: ["${word}", a]}' 'g 6' '? {equals: ["${word}", b]}' \
      'g 8' '? {equals: ["${text}", c]}' '? {equals: ["${word}", b]}' '? {check: isLoading}' \
      'g 9' '? {equals: ["${text}", c]}'
      """,
      """
      name: A loop and a flow
      app: trivia
      checks: {isLoading: {screen: Loading}}
      flows:
        write: {parameters: [text], steps: [log: "${text}"]}
      steps:
        - forEach: {variable: word, in: [a, b], steps: [log: "${word}"]}
        - run: {flow: write, with: {text: c}}
        - log: d

      """
    )
    #expect(
      run.output == """
        step 1 of 9  ✓  0.000s  launch trivia  a.yaml:1
        step 4 of 9  ✓  0.000s      log a  a.yaml:7
        holds
        step 6 of 9  ✓  0.000s      log b  a.yaml:7
        holds
        step 8 of 9  ✓  0.000s    log c  a.yaml:5
        holds
        does not hold: 'word' is not defined
        holds
        step 9 of 9  ✓  0.000s  log d  a.yaml:9
        does not hold: 'text' is not defined

        """
    )
  }

  @Test func `an expectation is judged at the step, and delays are told`() async throws {
    let run = try await debug(
      "n '? {screen: Question}' w d '? {scren: x}' nonsense g 'set modal' n '?{screen: Question}' w"
    )
    #expect(
      run.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        does not hold: a transition is under way, not 'Question'
        modal#1 ends at 0.550s (0.050s to 1.050s)
        bundled questions#1  50 ms  (usually 50 ms, range 0 to 500 ms)
        modal#1  500 ms  (usually 500 ms, range 0 to 1,000 ms)
        that is not an expectation such as {screen: Question}: unknown key 'scren' in an expectation; did you mean 'screen'?
        'nonsense' is not an instruction; h lists them
        'g' is not an instruction; 'g' takes the number of a step, such as 'g 7'
        'set modal' is not an instruction; 'set' takes a delay and its length, such as 'set network=4s'
        step 3 of 3  ✓  0.550s  waitFor screen: Question  a.yaml:6
        holds
        the app waits for nothing

        """
    )
  }

  @Test(arguments: ["-9223372036854775808", "-1", "9223372036854775807"])
  func `a number that no step has is no instruction`(number: String) async throws {
    let run = try await debug("'g \(number)' q")
    #expect(
      run.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        'g \(number)' is not an instruction; 'g' takes the number of a step, such as 'g 7'

        """
    )
    #expect(run.status == 0)
  }

  @Test func `a delay takes another length from a step on`() async throws {
    let run = try await debug("'set modal=900ms' 'set modal=9s' 'set x=1s' 'g 3'")
    #expect(
      run.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        from here on: modal=900ms
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        warning: 'modal' takes 0 to 1,000 ms, not 9,000 ms
        from here on: modal=9000ms
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        no chosen app has a delay 'x'; delays: bundled questions, modal, network
        step 3 of 3  ✓  9.050s  waitFor screen: Question  a.yaml:6

        """
    )
  }

  @Test func `delays take the lengths that the command line gives them`() async throws {
    let run = try await debug("d n n", options: "--delay modal=900ms --delay 'modal#2=9s'")
    #expect(
      run.errors == """
        rehearse: warning: 'modal' takes 0 to 1,000 ms, not 9,000 ms as '--delay' says
        rehearse: warning: the delay 'modal#2' does not begin, so '--delay' has no effect on it

        """
    )
    #expect(
      run.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        bundled questions#1  50 ms  (usually 50 ms, range 0 to 500 ms)
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        step 3 of 3  ✓  0.950s  waitFor screen: Question  a.yaml:6

        """
    )
  }

  @Test func `a delay that the app does not have is refused`() async throws {
    let run = try await debug("n", options: "--delay modla=1s")
    #expect(
      run.errors == "rehearse: error: no chosen app has a delay 'modla'; did you mean 'modal'?\n"
    )
    #expect(run.status == 64)
  }

  @Test func `delays that are drawn are those of a run with the seed`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run a.yaml --timing random --seed 6 --reproducible | grep '(app time'
      printf 'g 3\\nd\\n' | "$REHEARSE" debug a.yaml --timing random --seed 6
      printf 'q\\n' | "$REHEARSE" debug a.yaml --timing random | grep -c '^seed [0-9]*$'
      """,
      files: ["a.yaml": Self.questions]
    )
    #expect(
      story.output == """
        1 scenario: 1 passed (app time 0.644 s, seed 6)
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        step 3 of 3  ✓  0.644s  waitFor screen: Question  a.yaml:6
        bundled questions#1  261 ms  (usually 50 ms, range 0 to 500 ms)
        modal#1  383 ms  (usually 500 ms, range 0 to 1,000 ms)
        1

        """
    )
  }

  @Test func `a replay file is debugged with its timing`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" explore a.yaml --write found >/dev/null
      printf 'n\\nn\\n' | "$REHEARSE" debug --replay found/a-yaml-1-1.replay.json
      "$REHEARSE" debug; echo "status $?"
      """,
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(
      story.output == """
        step 1 of 3  ✓  0.000s  launch trivia isUITesting  a.yaml:3
        step 2 of 3  ✓  0.100s  pause 100ms  a.yaml:5
        step 3 of 3  ✗  0.100s  assert screen: Question  a.yaml:6
          the screen is 'Loading', not 'Question'
        status 64

        """
    )
    #expect(
      story.errors.hasPrefix(
        "rehearse: error: name a scenario, or a replay file with '--replay'.\n"
      )
    )
  }

  @Test func `steps within others are indented`() async throws {
    let run = try await debug(
      "l",
      """
      name: A loop
      app: todo
      steps:
        - repeat:
            times: 1
            steps:
              - tap: Add Todo

      """
    )
    #expect(
      run.output.hasSuffix(
        """
        step 2 of 4  ✓  0.100s  repeat times: 1  a.yaml:4
        step 3 of 4  ✓  0.100s    turn 1  a.yaml:4
        step 4 of 4  ✓  0.100s      tap Add Todo  a.yaml:7

        """
      )
    )
  }

  @Test func `secrets stay hidden`() async throws {
    let run = try await debug(
      "n n s",
      """
      name: Sign in
      app: sign-in
      steps:
        - type: {into: {secureTextField: Password}, text: hunter22}
        - log: hunter22

      """
    )
    #expect(!run.output.contains("hunter22"))
    #expect(run.output.contains("step 3 of 3  ✓  0.500s  log •••  a.yaml:5\n"))
  }

  @Test func `a step with an error has the sign of reports`() async throws {
    let run = try await debug(
      "q",
      """
      name: No such question
      app: trivia
      launch: {arguments: [startAt, "900"]}
      steps: [log: b]

      """
    )
    #expect(run.output.hasPrefix("step 1 of 2  !  0.000s  launch trivia startAt 900  a.yaml:3\n"))
  }

  @Test func `one scenario has to be named`() async throws {
    let run = try await shell(
      "\"$REHEARSE\" debug a.yaml </dev/null",
      files: ["a.yaml": "name: A\napp: todo\ncases: [{name: B}, {name: C}]\nsteps: [{back: }]\n"]
    )
    #expect(run.status != 0)
  }
}
