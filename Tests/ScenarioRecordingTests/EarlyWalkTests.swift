import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime
import Testing

/// People who act at random before the app is at rest, so that some of their scenarios have races.
struct EarlyWalkTests {
  @Test(arguments: 0..<WalkCount.orUsually(8))
  func `the scenario passes at the usual timing, and the recorder knows whether at every other`(
    seed: Int
  ) throws {
    var walk = try RandomWalk(seed: seed)
    walk.actInHold(10)
    guard walk.recording.hasSteps else { return }
    let text = try walk.recording.text
    let planned = try #require(RecordingStudio.plan(walk.recording.file).cases.first)
    #expect(planned.execution?.trial().failure?.summary == nil, "\(text)")
    let known = try #require(walk.recording.exploration())
    #expect(known.passesEverywhere == passesEverywhere(planned), "\(text)")
  }

  /// The verdict of `rehearse explore` if it proves one, otherwise that of random timings.
  private func passesEverywhere(_ planned: PlannedCase) -> Bool {
    let settings = ExploringSettings(sampleCount: 0, triesCures: false)
    guard let exploration = CaseExploration(planned, settings: settings).record().exploration,
      exploration.passesEverywhere
    else { return false }
    let seeds = 0..<UInt64(WalkCount.isLong ? 1_000 : 50)
    return seeds.allSatisfy { planned.execution?.trial(.random(seed: $0)).failure == nil }
  }
}

extension Exploration {
  /// Whether no timing is known at which the scenario fails.
  fileprivate var passesEverywhere: Bool { usualVerdict == .passed && findings.isEmpty }
}
