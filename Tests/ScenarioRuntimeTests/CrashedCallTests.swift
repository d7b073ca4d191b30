import AppModelKit
import ScenarioTestSupport
import Testing

@testable import ScenarioRuntime

/// An app that pays, and crashes a moment later with what it paid with.
private struct PayingApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case pay
    case crash
  }

  static let description = AppDescription(
    name: "till",
    summary: "an app for a test",
    screens: ["Only"],
    calls: [CallDescription("pay", parameters: ["to", "pin"], summary: "pays")]
  )

  let rootScreen = Screen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {}

  func didLaunch(in app: inout AppContext<Self>) {
    app.schedule(.pay, after: Delay("paying", nominal: .milliseconds(100), range: 1...1))
    app.schedule(.crash, after: Delay("crashing", nominal: .milliseconds(200), range: 1...1))
  }

  func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .pay: app.call("pay", ["to": "ada", "pin": .secret("4711")])
    case .crash: throw AppFault("4711 is no number")
    }
  }
}

struct CrashedCallTests {
  @Test func `the calls of a step that crashes are shown, and their secrets are not`() {
    let text = ScenarioText(
      "name: A\napp: till\nsteps: [pause: 1s]",
      catalog: AppCatalog([InstalledApp(PayingApp.self)])
    )
    expect(
      text.log,
      equals: """
        A: error at 0.200
        failed 0.000-0.200 pause 1s
          called pay(to: ada, pin: •••)
          AppCrashed: the app crashed: ••• is no number
        because of step 1
        """
    )
  }
}
