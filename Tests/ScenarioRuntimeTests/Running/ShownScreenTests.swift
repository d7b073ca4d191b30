import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Scenarios that show a screen of much text again and again.
struct ShownScreenTests {
  @Test(arguments: [
    "hierarchy", "screenshot: again", "{assert: {element: Nobody}, optional: true}",
  ])
  func `a scenario that shows its screen more often than anybody looks ends`(step: String) {
    let text = ScenarioText(
      """
      name: A
      app: poster
      steps:
        - repeat: {times: 70, steps: [\(step)]}
      """,
      catalog: AppCatalog([InstalledApp(PosterApp.self)])
    )
    #expect(
      text.failure
        == "StepLimitReached: the scenario's steps show more than 67108864 bytes of text"
    )
  }
}

/// An app whose only screen has a megabyte of text.
private struct PosterApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  static let description = AppDescription(
    name: "poster",
    summary: "an app that says much",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only
  private let text = String(repeating: "x", count: 1_000_000)

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<String>) {
    canvas.staticText(text, frame: Rect(0, 0, 375, 44))
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {}
}
