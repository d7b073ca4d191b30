import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What a person can see but not use, as an app has drawn it so.
struct UnreachableTests {
  @Test(arguments: [
    (
      "scroll: {direction: down}",
      """
      A: failed at 0.000
      failed 0.000-0.000 scroll direction: down
        GestureFailed: table can't be scrolled: it is covered by alert 'Sorry', and nothing is scheduled \
      that could change that
        found table with '0', '1', '2' at 0,0 375x667
        advice: wait for what stands in the way
      because of step 1
      """
    ),
    (
      "type: {text: a, into: name}",
      """
      A: failed at 0.100
      failed 0.000-0.100 type text: a, into: name
        touched textField 'name' at 160.0, 232.0
        GestureFailed: no element has the keyboard focus, so nothing can be typed
        advice: what was tapped takes no focus; an app model draws fields with 'textField'
      because of step 1
      """
    ),
    (
      "clear: name",
      """
      A: failed at 0.100
      failed 0.000-0.100 clear name
        touched textField 'name' at 160.0, 232.0
        GestureFailed: no element has the keyboard focus, so nothing can be typed
        advice: what was tapped takes no focus; an app model draws fields with 'textField'
      because of step 1
      """
    ),
  ])
  func `a failure says what is in the way`(step: String, log: String) {
    let text = ScenarioText(
      "name: A\napp: notices\nsteps: [\(step)]\n",
      catalog: AppCatalog([InstalledApp(NoticesApp.self)])
    )
    #expect(text.log == log)
  }
}

/// An app with an alert over a table, and a field that it has drawn by hand.
private struct NoticesApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  static let description = AppDescription(
    name: "notices",
    summary: "an app with an alert",
    screens: ["Only"]
  )

  let rootScreen = Screen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Int>) {
    canvas.table(frame: Rect(0, 0, 375, 667), rowHeight: 100) { table in
      for row in 0..<9 {
        table.cell { cell in cell.staticText("\(row)", frame: Rect(0, 0, 100, 40)) }
      }
    }
    canvas.alert("Sorry", frame: Rect(50, 200, 275, 200)) { alert in
      alert.element(
        ElementSnapshot(
          .textField,
          label: "name",
          frame: Rect(60, 210, 200, 44),
          traits: [.interactive, .editable]
        )
      )
    }
  }

  func update(_ action: Int, in app: inout AppContext<Self>) {}
}
