import ScenarioTestSupport
import Testing

/// Scenarios whose steps are interrupted, in commands that stop at a step.
struct InterruptedStepTests {
  private static let files: [String: FileContent] = [
    "words.yaml": """
    vocabulary: Alerts
    flows:
      ask:
        parameters: [button]
        steps:
          - tap: Notify Me
          - pause: 500ms
          - tap: "${button}"

    """,
    "a.yaml": """
    name: An alert comes in a flow of another file
    app: controls
    import: [words.yaml]
    launch: {state: alerts}
    elements:
      question: {alert: {label: {contains: Notifications}}}
    interruptions:
      - when: {named: question}
        do: [{tap: {button: Allow}}]
    steps:
      - run: {flow: ask, with: {button: Show Action Sheet}}

    """,
  ]

  @Test func `an interruption of a flow has the words of its own file`() async throws {
    let run = try await rehearse("run a.yaml --reporter steps", files: Self.files)
    #expect(run.output == "")
  }

  @Test(arguments: [5, 6, 7])
  func `an app is shown as it is after a step that interrupts another`(step: Int) async throws {
    let run = try await rehearse("inspect a.yaml --step \(step)", files: Self.files)
    #expect(run.output.firstLine == "")
  }

  @Test func `the debugger stops at a step that was interrupted, after what answered it`()
    async throws
  {
    let run = try await shell(
      "printf '%s\\n' 'g 4' n n b b 'g 5' | \"$REHEARSE\" debug a.yaml",
      files: Self.files
    )
    #expect(run.output == "")
  }
}
