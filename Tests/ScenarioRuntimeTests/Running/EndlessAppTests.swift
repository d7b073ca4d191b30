import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Scenarios of an app that schedules for ever.
struct EndlessAppTests {
  @Test(arguments: [
    ("at once", "more than 10000 actions are due at one instant"),
    ("each nanosecond", "more than 200000 actions since the last gesture"),
    ("ever more", "more than 10000 actions are waiting"),
  ])
  func `an app that schedules without end is ended as one that crashed`(
    kind: String,
    reason: String
  ) {
    let text = ScenarioText(
      """
      name: A
      app: endless
      steps:
        - tap: \(kind)
        - pause: 1h
      """,
      catalog: .endless
    )
    #expect(text.failure == "AppCrashed: the app crashed: \(reason): it schedules without end")
  }

  @Test func `an app that does something now and then goes on for as long as it is watched`() {
    let text = ScenarioText(
      """
      name: A
      app: endless
      timeLimit: 24h
      steps:
        - tap: now and then
        - repeat: {times: 3, steps: [pause: 7h, tap: at rest]}
      """,
      catalog: .endless
    )
    #expect(text.failure == nil)
  }
}

/// An app whose buttons begin something that never ends.
private struct EndlessApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: String, Hashable, Sendable, CaseIterable {
    case atOnce = "at once"
    case eachNanosecond = "each nanosecond"
    case everMore = "ever more"
    case nowAndThen = "now and then"
    case atRest = "at rest"
  }

  static let description = AppDescription(
    name: "endless",
    summary: "an app that never rests",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    for (place, action) in Action.allCases.enumerated() {
      let frame = Rect(0, 60 + 50 * Double(place), 200, 44)
      canvas.button(action.rawValue, frame: frame, tap: action)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .atOnce: app.schedule(action, after: Self.delay(.zero))
    case .eachNanosecond: app.schedule(action, after: Self.delay(.nanoseconds(1)))
    case .everMore:
      for length in 1...3 { app.schedule(action, after: Self.delay(.milliseconds(length))) }
    case .nowAndThen: app.schedule(action, after: Self.delay(.seconds(1)))
    case .atRest: break
    }
  }

  private static func delay(_ length: Duration) -> Delay {
    Delay("again", nominal: length, range: 1...1)
  }
}

extension AppCatalog {
  fileprivate static let endless = AppCatalog([InstalledApp(model: EndlessApp.self)])
}
