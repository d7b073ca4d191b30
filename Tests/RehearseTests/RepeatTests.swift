import Testing

struct RepeatTests {
  /// The network's delay decides whether the wait is long enough.
  private static let unsteady: FileContent = """
    name: It waits
    app: trivia
    launch: {arguments: [-networkLatency, 2s]}
    steps:
      - waitFor: {screen: Question, timeout: 3s}
    """

  @Test func `every repeat has other delays, and the console says how many passed`() async throws {
    let run = try await rehearse(
      "run . --repeat 3 --timing random --seed 8 --reproducible --junit /dev/null"
        + " | grep -e '(repeat' -e times -e scenarios",
      files: ["a.yaml": Self.unsteady, "b.yaml": .passing, "c.yaml": .skipped]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        ✗ It waits (repeat 1 of 3) (3.000s)  a.yaml:1
        ✓ It waits (repeat 2 of 3) (2.138s)  a.yaml:1
        ✗ It waits (repeat 3 of 3) (3.000s)  a.yaml:1
        ✓ It loads (repeat 1 of 3) (0.000s)  b.yaml:1
        ✓ It loads (repeat 2 of 3) (0.000s)  b.yaml:1
        ✓ It loads (repeat 3 of 3) (0.000s)  b.yaml:1
        - It waits for better times (skipped: not yet)  c.yaml:1
        ✗ a.yaml:1  It waits (repeat 1 of 3)
        ✗ a.yaml:1  It waits (repeat 3 of 3)
        passed 1 of 3 times: a.yaml:1  It waits
        7 scenarios: 4 passed, 2 failed, 1 skipped (app time 8.138 s, seed 8)

        """
    )
  }

  @Test func `with a known issue it counts whether the steps went well`() async throws {
    let run = try await rehearse(
      "run . --repeat 3 --timing random --seed 8 --reproducible | tail -n 3",
      files: [
        "a.yaml": """
        name: It waits
        app: trivia
        knownIssue: it is slow at times
        launch: {arguments: [-networkLatency, 2s]}
        steps:
          - waitFor: {screen: Question, timeout: 3s}
        """,
        "b.yaml": """
        name: It never loads
        app: trivia
        knownIssue: it has no such screen
        steps:
          - assert: {screen: Question}
        """,
      ]
    )
    #expect(
      run.output == """
        ✗ a.yaml:1  It waits (repeat 2 of 3)
        passed 1 of 3 times: a.yaml:1  It waits
        6 scenarios: 1 failed, 5 skipped (app time 8.138 s, seed 8)

        """
    )
  }

  @Test func `repeats that were not run count neither way`() async throws {
    let run = try await rehearse(
      "run . --repeat 3 --fail-fast --timing random --seed 9 --reproducible | tail -n 2",
      files: ["a.yaml": Self.unsteady, "b.yaml": .passing]
    )
    #expect(
      run.output == """
        passed 1 of 2 times: a.yaml:1  It waits
        6 scenarios: 1 passed, 1 failed, 4 skipped (app time 5.138 s, seed 9)

        """
    )
  }

  @Test func `each repeat says in every report which seed it had`() async throws {
    let run = try await shell(
      #"""
      "$REHEARSE" run a.yaml --repeat 3 --timing random --seed 8 --reproducible --reporter steps \
        --junit r.xml --report html=r.html >console
      for file in console r.xml r.html; do grep -o 'seed [0-9]*$\|>seed [0-9]*' $file | tr '\n' ' '; done
      """#,
      files: ["a.yaml": Self.unsteady]
    )
    #expect(
      run.output == "seed 8 seed 9 seed 10 >seed 8 >seed 9 >seed 10 >seed 8 >seed 9 >seed 10 "
    )
  }

  @Test func `the seed of a repeat gives a run of its own the same delays`() async throws {
    let repeated = try await rehearse(
      "run a.yaml --repeat 4 --timing random --seed 5 --report json-lines=/dev/stdout"
        + #" | grep -o '"duration":[0-9]*,"seed":"[0-9]*"'"#,
      files: ["a.yaml": Self.unsteady]
    )
    let single = try await shell(
      #"for seed in 5 6 7 8; do "$REHEARSE" run a.yaml --timing random --seed $seed "#
        + #"--report json-lines=/dev/stdout | grep -o '"duration":[0-9]*,"seed":"[0-9]*"'; done"#,
      files: ["a.yaml": Self.unsteady]
    )
    #expect(repeated.output.split(separator: "\n").count == 4)
    #expect(repeated.output == single.output)
  }

  @Test func `repeats are test cases of their own in the report`() async throws {
    let run = try await shell(
      #""$REHEARSE" run . --repeat 2 --junit report.xml >/dev/null; "#
        + #"grep -o ' name="It[^"]*"' report.xml"#,
      files: ["a.yaml": .passing, "b.yaml": .skipped]
    )
    #expect(
      run.output == """
         name="It loads (repeat 1 of 2)"
         name="It loads (repeat 2 of 2)"
         name="It waits for better times"

        """
    )
  }

  @Test(arguments: [
    ("--repeat 2", "with nominal timing every repeat is the same; add '--timing random'"),
    ("--headed", "'--headed' has no effect on app models; choose a browser with '--on'"),
    ("--keep-open", "'--keep-open' keeps no app model open; choose a browser with '--on'"),
    ("--retries 2", "with nominal timing a retry can't change a verdict; add '--timing random'"),
    (
      "--fail-on-flaky --timing random",
      "nothing is flaky where nothing is tried again; add '--retries n'"
    ),
    (
      "--junit-profile strict --report html=/dev/null",
      "the options for JUnit have no effect without a JUnit report; add '--junit PATH'"
    ),
  ])
  func `an option that can't change anything says so`(option: String, warning: String) async throws
  {
    let run = try await rehearse("run a.yaml \(option)", files: ["a.yaml": .passing])
    #expect(run.status == 0)
    #expect(run.errors == "rehearse: warning: \(warning)\n")
  }

  @Test func `an inspection of a model warns of an option for browsers`() async throws {
    let run = try await rehearse("inspect a.yaml --headed", files: ["a.yaml": .passing])
    #expect(
      run.errors
        == "rehearse: warning: '--headed' has no effect on app models; choose a browser with '--on'\n"
    )
  }

  @Test func `a known issue that fails is not tried again until it passes`() async throws {
    let run = try await rehearse(
      "run a.yaml --timing random --seed 5 --retries 5 --reproducible",
      files: [
        "a.yaml": """
        name: It waits
        app: trivia
        knownIssue: The network is slow
        launch: {arguments: [-networkLatency, 2s]}
        steps:
          - waitFor: {screen: Question, timeout: 3s}
        """
      ]
    )
    #expect(run.status == 0)
    #expect(
      run.output == """
        - It waits (3.000s, skipped: known issue: The network is slow)  a.yaml:1

        1 scenario: 1 skipped (app time 3.000 s, seed 5)

        """
    )
  }

  @Test func `a flaky scenario fails the run only where that is asked for`() async throws {
    let options = "--timing random --seed 5 --retries 5 --reproducible"
    let tolerant = try await rehearse("run a.yaml \(options)", files: ["a.yaml": Self.unsteady])
    let strict = try await rehearse(
      "run a.yaml \(options) --fail-on-flaky",
      files: ["a.yaml": Self.unsteady]
    )
    #expect(tolerant.status == 0)
    #expect(tolerant.errors == "")
    #expect(strict.status == 1)
    #expect(strict.errors == "rehearse: error: 1 scenario passed only when tried again\n")
    #expect(strict.output == tolerant.output)
  }

  @Test func `what was flaky is named at the end, and where nothing else is told`() async throws {
    let run = try await rehearse(
      "run a.yaml --timing random --seed 5 --retries 5 --reproducible --reporter quiet",
      files: ["a.yaml": Self.unsteady]
    )
    #expect(
      run.output == """
        ✓ It waits (14.138s, flaky, passed at attempt 5)  a.yaml:1
          attempt 1 of 5, seed 5: step 2/2 waitFor screen: Question, timeout: 3s: timed out after \
        3.000s: the screen is 'Loading', not 'Question'
          attempt 2 of 5, seed 6: step 2/2 waitFor screen: Question, timeout: 3s: timed out after \
        3.000s: the screen is 'Loading', not 'Question'
          attempt 3 of 5, seed 7: step 2/2 waitFor screen: Question, timeout: 3s: timed out after \
        3.000s: the screen is 'Loading', not 'Question'
          attempt 4 of 5, seed 8: step 2/2 waitFor screen: Question, timeout: 3s: timed out after \
        3.000s: the screen is 'Loading', not 'Question'

        ✓ a.yaml:1  It waits  (flaky)
        1 scenario: 1 flaky (app time 14.138 s, seed 5)

        """
    )
  }
}
