import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Gestures on a button that a button of an alert or a sheet covers.
struct CoveredTests {
  @Test(arguments: [
    ("", "Cancel", "dismiss the sheet first, or use 'force: true' to touch that place anyway"),
    ("-alert", "OK", "answer the alert first: tap 'OK'"),
  ])
  func `the advice is about the alert or the sheet around what covers it`(
    argument: String,
    cover: String,
    advice: String
  ) {
    let text = ScenarioText(
      "name: A\napp: covered\nlaunch: {arguments: [\(argument)]}\nsteps: [tap: Low]\n",
      catalog: AppCatalog([InstalledApp(CoveredApp.self)])
    )
    #expect(
      text.log == """
        A: failed at 0.000
        failed 0.000-0.000 tap Low
          GestureFailed: button 'Low' can't be touched: it is covered by button '\(cover)', and the app will not change by itself
          expected an element that is hittable and enabled
          found button, label: 'Low' at 0,600 375x44
          advice: \(advice)
        because of step 1
        """
    )
  }
}

/// An app with a button at the bottom, and over it an alert or a sheet.
private struct CoveredApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case only = "Only"
  }

  static let description = AppDescription(
    name: "covered",
    summary: "an app with a button under others",
    screens: Screen.self,
    arguments: [LaunchArgument("alert", .flag, summary: "show an alert")]
  )

  let rootScreen = Screen.only
  let hasAlert: Bool

  init(launch: LaunchContext) { hasAlert = launch.arguments.contains("alert") }

  func draw(_ screen: Screen, on canvas: inout Canvas<Int>) {
    let frame = Rect(0, 600, 375, 44)
    canvas.button("Low", frame: frame, tap: 0)
    if hasAlert {
      canvas.alert("Sorry", frame: frame) { $0.button("OK", frame: frame, tap: 1) }
    } else {
      canvas.sheet("Choose", frame: frame) { $0.button("Cancel", frame: frame, tap: 2) }
    }
  }

  func update(_ action: Int, in app: inout AppContext<Self>) {}
}
