import ScenarioTestSupport
import Testing

/// Lengths of delays on the command line, and in what it advises.
struct DelayOptionTests {
  @Test(arguments: [(100, 0), (101, 1)])
  func `a run with a delay of the shown length has the shown verdict`(
    length: Int,
    status: Int32
  ) async throws {
    let run = try await rehearse(
      "run a.yaml --delay 'bundled questions=\(length)ms' --reporter quiet",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(run.errors == "")
    #expect(run.status == status)
  }

  @Test func `a failure at drawn delays names those that are enough`() async throws {
    let run = try await rehearse(
      "run a.yaml --timing random --seed 6 --quiet --reproducible",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(
      run.output.contains(
        "one delay is enough for this failure: rehearse run a.yaml:1 --delay 'bundled questions=101ms'\n"
      )
    )
  }

  @Test func `one drawn delay is named if it is enough, although another one was long as well`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml --timing random --seed 5 --repeat 40 --quiet",
      files: ["a.yaml": .distantQuestions]
    )
    #expect(run.output.contains("one delay is enough"))
    #expect(!run.output.contains("delays are enough"))
  }

  @Test func `lengths that can't occur are left out by a narrower range`() async throws {
    let run = try await rehearse(
      "explore a.yaml --delay 'bundled questions=0ms...100ms' --reporter quiet --reproducible",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("1 scenario explored: 1 proved (4 runs)\n"))
  }

  @Test(arguments: [
    (
      "run a.yaml --delay 'bundled question=0ms'",
      "rehearse: error: no chosen app has a delay 'bundled question'; did you mean 'bundled questions'?\n"
    ),
    (
      "explore a.yaml --delay netwrok=0ms...1s",
      "rehearse: error: no chosen app has a delay 'netwrok'; did you mean 'network'?\n"
    ),
    (
      "run a.yaml --delay push=9ms",
      "rehearse: error: no chosen app has a delay 'push'; delays: bundled questions, modal, network\n"
    ),
  ])
  func `a delay that no app has is refused`(command: String, message: String) async throws {
    let run = try await rehearse(command, files: ["a.yaml": .patientQuestions])
    #expect(run.errors == message)
    #expect(run.status == 64)
  }

  @Test func `a length outside of its range is a warning`() async throws {
    let run = try await rehearse(
      "run a.yaml --delay modal=2s",
      files: ["a.yaml": .patientQuestions]
    )
    #expect(
      run.errors == """
        rehearse: warning: 'modal' takes 0 to 1,000 ms, not 2,000 ms as '--delay' says

        """
    )
  }

  @Test func `a length that a launch argument makes possible is no warning`() async throws {
    let run = try await rehearse(
      "run a.yaml --delay network=4501ms",
      files: ["a.yaml": .distantQuestions]
    )
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test(arguments: ["network=5s", "network#1=5s"])
  func `a length that the launch arguments rule out is one warning of the run`(
    assignment: String
  ) async throws {
    let run = try await rehearse(
      "run . --fail-on-warnings --delay '\(assignment)'",
      files: ["a.yaml": .distantQuestions, "b.yaml": .distantQuestions, "c.yaml": .hastyQuestions]
    )
    #expect(
      run.errors == """
        rehearse: warning: 'network' takes 0 to 4,900 ms, not 5,000 ms as '--delay' says
        rehearse: error: the run has 1 warning

        """
    )
    #expect(run.status == 2)
  }

  @Test func `a length for a delay that does not begin is a warning`() async throws {
    let run = try await rehearse(
      "run a.yaml --delay 'bundled questions#7=9ms'",
      files: ["a.yaml": .patientQuestions]
    )
    #expect(
      run.errors == """
        rehearse: warning: the delay 'bundled questions#7' does not begin, so '--delay' has no effect \
        on it

        """
    )
    #expect(run.status == 0)
  }

  @Test(arguments: ["modal=2s", "modal#1=2s", "bundled questions#7=9ms"])
  func `a warning about the length of a delay is a warning of the run`(
    assignment: String
  ) async throws {
    let run = try await rehearse(
      "run a.yaml --fail-on-warnings --delay '\(assignment)'",
      files: ["a.yaml": .patientQuestions]
    )
    #expect(run.errors.hasSuffix("rehearse: error: the run has 1 warning\n"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["run", "explore"])
  func `errors of a file are shown rather than the delays that they hide`(
    command: String
  ) async throws {
    let range = command == "run" ? "1ms" : "1ms...2ms"
    let run = try await rehearse(
      "\(command) a.yaml --delay 'bundled questions=\(range)'",
      files: ["a.yaml": "name: A\napp: trivia\nsteps: [{pasue: 3s}]\n"]
    )
    #expect(run.errors == "")
    #expect(run.output.contains("a.yaml:3:10: error: unknown command 'pasue'"))
    #expect(run.status == 2)
  }

  @Test func `a range without the usual length says that every length in it fails`() async throws {
    let run = try await rehearse(
      "explore a.yaml --delay 'bundled questions=200ms...300ms' --reporter quiet",
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(
      run.output.contains(
        "failed: passes at the usual 50 ms of 'bundled questions', which '--delay' leaves out, and "
          + "fails when 'bundled questions' takes 200 ms or more (usually 50 ms, range 200 to 300 ms): "
      )
    )
  }
}
