import ScenarioEvents
import Testing

@testable import ScenarioRuntime

/// What a test case says that ended differently in two places.
struct PlaceComparisonTests {
  @Test(arguments: [
    ("model", "the model says passed, firefox says failed: no element matches 'Done'"),
    ("chromium", "chromium says passed, firefox says failed: no element matches 'Done'"),
  ])
  func `a difference names both places`(first: String, summary: String) {
    let failure = Failure(.assertionFailed, "no element matches 'Done'")
    var comparison = PlaceComparison()
    comparison.add(Attempt(steps: [], failure: nil, duration: .zero), in: first)
    comparison.add(
      Attempt(steps: [], failure: CaseFailure(failure, step: nil), duration: .zero),
      in: "firefox"
    )
    #expect(comparison.result?.failure?.failure.summary == summary)
  }
}
