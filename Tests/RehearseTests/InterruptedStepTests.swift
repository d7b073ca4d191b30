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
    #expect(
      run.output.hasPrefix(
        """
        ✓ An alert comes in a flow of another file (0.800s)  a.yaml:1
          1 ✓    0.000s  launch controls state: alerts
          2 ✓    0.000s  run flow: ask, with: {button: Show Action Sheet}  +0.800s
          3 ✓    0.100s    tap Notify Me  +0.100s; touched button 'Notify Me' at (187.5, 362)
          4 ✓    0.600s    pause 500ms  +0.500s
          5 ✓    0.600s    tap Show Action Sheet  +0.200s; \
        touched button 'Show Action Sheet' at (187.5, 258)
          6 ✓    0.600s      interruption named: question  +0.100s
          7 ✓    0.700s        tap button: Allow  +0.100s; \
        touched button 'Allow' at (255.25, 379)

        """
      )
    )
  }

  @Test(arguments: [
    ("--step 5", "after step 5 (tap Show Action Sheet), at 0.800s"),
    ("--step 6", "after step 6 (interruption named: question), at 0.700s"),
    ("--step 7", "after step 7 (tap button: Allow), at 0.700s"),
    ("", "after step 5 (tap Show Action Sheet), at 0.800s"),
  ])
  func `an app is shown as it is after a step that is interrupted, or that answers that`(
    option: String,
    heading: String
  ) async throws {
    let run = try await rehearse("inspect a.yaml \(option)", files: Self.files)
    #expect(
      run.output.firstLine
        == "An alert comes in a flow of another file, \(heading): screen 'Alerts'"
    )
  }

  @Test func `the debugger stops at a step that was interrupted, after what answered it`()
    async throws
  {
    let run = try await shell(
      "printf '%s\\n' 'g 4' n n b b 'g 5' | \"$REHEARSE\" debug a.yaml",
      files: Self.files
    )
    #expect(
      run.output == """
        step 1 of 7  ✓  0.000s  launch controls state: alerts  a.yaml:4
        step 4 of 7  ✓  0.600s    pause 500ms  words.yaml:7
        step 7 of 7  ✓  0.700s        tap button: Allow  a.yaml:9
        step 5 of 7  ✓  0.800s    tap Show Action Sheet  words.yaml:8
        step 7 of 7  ✓  0.700s        tap button: Allow  a.yaml:9
        step 4 of 7  ✓  0.600s    pause 500ms  words.yaml:7
        step 5 of 7  ✓  0.800s    tap Show Action Sheet  words.yaml:8

        """
    )
  }
}
