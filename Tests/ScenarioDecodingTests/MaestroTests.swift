import Testing

/// What people bring along from flows of Maestro.
struct MaestroTests {
  @Test(arguments: [
    (
      "launch: {clearState: true}",
      "leave it out: a launch always starts the app again with a fresh state"
    ),
    (
      "launch: {permissions: {all: deny}}",
      "answer the question: 'interruptions: [{when: ..., do: [...]}]' in the header"
    ),
    (
      "run: {flow: a, when: {visible: b}}",
      "write 'if: {condition: ..., then: [...]}' instead of 'run'"
    ),
    ("pressKey: Enter", "for Return write 'type: \"\\n\"'"),
    ("scroll", "write 'scroll: {direction: down}'"),
    (
      "scroll: {element: Done, direction: down}",
      "write 'until' for what to scroll to, or 'in' for what scrolls"
    ),
    ("waitForAnimationToEnd", "leave it out: animations end before each step"),
    ("tap: {containsChild: x}", "did you mean 'containing'?"),
    ("tap: {point: 50%}", "points are not possible here"),
    ("openLink: https://example.org", "write 'launch: {url: ...}'"),
    ("retry: {maxRetries: 3}", "write 'repeat: {until: ..., atMost: 3, steps: [...]}'"),
    ("launchApp", "did you mean 'launch'?"),
    ("run: ${flow}", "name the flow, and choose between flows with 'if'"),
  ])
  func `each error leads to the equivalent, or says that there is none`(
    _ step: String,
    _ advice: String
  ) {
    #expect(report(of: "name: A\nsteps:\n  - \(step)").contains(" -- \(advice)"))
  }

  @Test func `a flow of two documents is led to one`() {
    let flow = report(of: "appId: com.example\nname: A\n---\n- launchApp\n")
    #expect(
      flow.contains(
        "translate the flow with 'rehearse import maestro FILE', or put the commands after 'steps:' in "
          + "the first document, without '---'"
      )
    )
  }
}
