import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct TimelineTests {
  @Test(arguments: 0..<8)
  func `waits and assertions mean what a slow reference says`(round: Int) {
    for seed in 0..<250 {
      let timeline = RandomTimeline(seed: UInt64(round * 1_000 + seed))
      var reference = TimelineReference(timeline)
      #expect(Self.run(timeline) == reference.run(), "\(timeline.yaml)")
    }
  }

  @Test func `a run is the same when it is run again`() {
    for seed in 0..<50 as Range<UInt64> {
      let yaml = RandomTimeline(seed: seed).yaml
      let runs = (0..<2).map { _ in ScenarioText(yaml, catalog: .timeline).log }
      #expect(runs[0] == runs[1])
    }
  }

  /// What the interpreter makes of it, in the reference's words.
  private static func run(_ timeline: RandomTimeline) -> [String] {
    let text = ScenarioText(timeline.yaml, catalog: .timeline)
    guard case .ran(let attempts)? = text.records.first?.result else { return [text.report] }
    return attempts.flatMap(\.steps).dropFirst().compactMap { step in
      let time = Int(step.end / .milliseconds(1))
      switch step.outcome {
      case .passed: return "passed at \(time)"
      case .failed: return "failed at \(time)"
      case .notRun: return nil
      case .skipped, .warned: return "unexpected"
      }
    }
  }
}

extension AppCatalog {
  fileprivate static let timeline = AppCatalog([InstalledApp(TimelineApp.self)])
}
