import ScenarioEvents
import ScenarioTestSupport
import Testing

/// What failures say of screen changes.
struct TransitionWordingTests {
  @Test(arguments: [
    (
      opens: false, wanted: "openRows", "the latest transition is not 'openRows'",
      "no transition since launch"
    ),
    (true, "none", "the screen changed since the last gesture", "transition: openRows"),
    (true, "back", "the latest transition is not 'back'", "transition: openRows"),
  ])
  func `a failure says which transition there was`(
    opens: Bool,
    wanted: String,
    summary: String,
    found: String
  ) {
    let text = ScenarioText(
      """
      steps:
        \(opens ? "- tap: Open\n  - waitFor: {screen: Rows}" : "- pause: 1s")
        - assert: {transition: \(wanted)}
      """
    )
    #expect(text.failures.map(\.summary) == [summary])
    #expect(text.failures.map(\.found) == [found])
  }
}
