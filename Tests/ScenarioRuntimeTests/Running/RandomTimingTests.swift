import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Runs in which the delays of an app are drawn.
struct RandomTimingTests {
  @Test(arguments: [
    (timing: RunSettings.Timing.nominal, arrivals: [1.0, 1.0, 1.0]),
    (timing: .random(seed: 1), arrivals: [1.03, 2.932, 2.877]),
    (timing: .random(seed: 2), arrivals: [0.633, 1.644, 2.252]),
  ])
  func `each launch of a scenario draws its own delays`(
    timing: RunSettings.Timing,
    arrivals: [Double]
  ) {
    let text = ScenarioText(
      """
      name: A
      app: letter
      steps:
        - waitFor: Letter
        - launch:
        - waitFor: Letter
        - launch:
        - waitFor: Letter
      """,
      catalog: AppCatalog([InstalledApp(LetterApp.self)])
    )
    #expect(text.records(RunSettings(timing: timing)).flatMap(\.waits) == arrivals)
  }
}

extension CaseRecord {
  /// How long each wait took, in seconds.
  fileprivate var waits: [Double] {
    guard case .ran(let attempts) = result else { return [] }
    return attempts.flatMap(\.steps).filter { $0.command == "waitFor" }
      .map { ($0.end - $0.start) / .seconds(1) }
  }
}

/// An app to which a letter comes some time after launch.
private struct LetterApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case deliver
  }

  static let description = AppDescription(
    name: "letter",
    summary: "an app to which a letter comes",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only
  private var hasLetter = false

  init(launch: LaunchContext) {}

  mutating func didLaunch(in app: inout AppContext<Self>) {
    app.schedule(.deliver, after: Delay("post", nominal: .seconds(1), range: 0.5...3))
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    if hasLetter { canvas.staticText("Letter", frame: Rect(0, 0, 375, 44)) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    hasLetter = true
  }
}
