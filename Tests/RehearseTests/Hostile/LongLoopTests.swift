import ScenarioTestSupport
import Testing

/// A loop of thousands of turns takes no more memory than a small machine has, whoever runs it.
struct LongLoopTests {
  private static let scenario: FileContent = """
    name: The question stays
    app: trivia
    launch: {arguments: [isUITesting]}
    steps:
      - waitFor: {element: AnswerA, timeout: 5s}
      - repeat: {times: 6000, steps: [assert: AnswerA]}

    """

  @Test(.timeLimit(.hang)) func `a loop of thousands of turns is explored`() async throws {
    let limit = Sanitizer.isPresent ? "unlimited" : "262144"
    let run = try await shell(
      #"ulimit -d \#(limit); exec "$REHEARSE" explore . --reproducible --reporter quiet"#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        1 scenario: 1 passed (app time 0.550 s)
        1 scenario explored: 1 proved (4 runs)

        """
    )
  }
}
