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
        GestureFailed: table can't be scrolled: it is covered by alert 'Sorry', and the app has no further change scheduled
        found table with '0', '1', '2' at 0,0 375x667
        advice: dismiss the alert first
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
        advice: the tapped element does not take the focus; app models draw fields with 'textField'
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
        advice: the tapped element does not take the focus; app models draw fields with 'textField'
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

  @Test
  func `nothing is typed through an alert that comes up meanwhile`() {
    let text = ScenarioText(
      """
      name: A
      app: limited
      steps:
        - type: {text: abc, into: name}
        - assert: {element: name, value: ab}
      """,
      catalog: AppCatalog([InstalledApp(LimitedApp.self)])
    )
    #expect(
      text.log == """
        A: failed at 0.200
        failed 0.000-0.200 type text: abc, into: name
          touched textField #name at 187.5, 86.0
          GestureFailed: textField #name can't be typed into: alert 'Too long' lies over it
          found textField, id: 'name', value: 'ab', focused at 0,64 375x44
          advice: dismiss it first
        not run assert element: name, value: ab
        because of step 1
        """
    )
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

/// An app with an alert that comes up at the second character of a field.
private struct LimitedApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  static let description = AppDescription(
    name: "limited",
    summary: "an app whose alert comes up while one types",
    screens: ["Only"]
  )

  let rootScreen = Screen.only
  var name = ""

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<String>) {
    canvas.textField("name", text: name, frame: Rect(0, 64, 375, 44)) { $0 }
    guard name.count == 2 else { return }
    canvas.alert("Too long", frame: Rect(50, 200, 275, 200)) { alert in
      alert.button("Clear", frame: Rect(60, 300, 100, 44), tap: "")
    }
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {
    name = action
  }
}
