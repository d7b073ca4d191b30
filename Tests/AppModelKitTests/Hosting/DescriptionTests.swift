import AppModelKit
import Testing

/// An app that does what its description does not know.
private struct StrayApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case listed = "Listed"
    case forgotten = "Forgotten"
  }

  enum Action: String, CaseIterable {
    case push
    case replace
    case present
    case change
    case focus
    case back
  }

  static let description = AppDescription(
    name: "stray",
    summary: "an app for a test",
    arguments: [
      LaunchArgument("flag", .flag, summary: "f"), LaunchArgument("time", .duration, summary: "t"),
      LaunchArgument("count", .count, summary: "c"), LaunchArgument("path", .path, summary: "p"),
      LaunchArgument("text", .text(placeholder: "TEXT"), summary: "t"),
    ],
    screens: ["Listed"],
    transitions: ["listed"]
  )

  let rootScreen: Screen

  init(launch: LaunchContext) {
    let (way, name) = (launch.environment["WAY"], launch.environment["NAME"] ?? "")
    rootScreen = way == "root" ? .forgotten : .listed
    switch way {
    case "duration": _ = launch.arguments.duration(name)
    case "count": _ = launch.arguments.count(name)
    case "text": _ = launch.arguments.text(name)
    case "index": _ = launch.arguments.index(of: name)
    case "contains": _ = launch.arguments.contains(name)
    default: break
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    for (row, action) in Action.allCases.enumerated() {
      canvas.button(action.rawValue, frame: Rect(0, 50 * Double(row), 375, 44), tap: action)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .push: app.push(.forgotten, transition: "listed")
    case .replace: app.replaceScreens(with: .forgotten, transition: "listed")
    case .present: app.presentSheet(.forgotten, transition: "listed")
    case .change: app.push(.listed, transition: "forgotten")
    case .focus: app.focus("nowhere")
    case .back: app.pop()
    }
  }
}

struct DescriptionTests {
  @Test(arguments: [
    ("push", "its description does not list the screen 'Forgotten'"),
    ("replace", "its description does not list the screen 'Forgotten'"),
    ("change", "its description does not list the screen change 'forgotten'"),
    ("focus", "it gives the focus to the field 'nowhere', which is not on the screen"),
  ])
  func `an app that does what it does not say of itself crashes`(
    button: String,
    reason: String
  ) throws {
    var app = try StrayApp.launch(LaunchRequest()).app
    let fault = #expect(throws: AppFault.self) { try app.tap(button) }
    #expect(fault?.reason == reason)
  }

  @Test(arguments: ["present", "back"])
  func `sheets and the way back are not listed`(button: String) throws {
    var app = try StrayApp.launch(LaunchRequest()).app
    try app.tap(button)
  }

  @Test(arguments: [
    ("root", "", "the app crashed at launch: its description does not list the screen 'Forgotten'"),
    (
      "duration", "count", "the app reads '-count' as a duration, but its description lists a count"
    ),
    ("count", "flag", "the app reads '-flag' as a count, but its description lists a flag"),
    ("text", "time", "the app reads '-time' as a text, but its description lists a duration"),
    (
      "index", "none",
      "the app reads the launch argument 'none', which its description does not list"
    ),
    (
      "contains", "-flag",
      "the app reads the launch argument '-flag', which its description does not list: names have no dash"
    ),
  ])
  func `an app that is not what it says of itself is not launched`(
    way: String,
    name: String,
    reason: String
  ) {
    let failure = #expect(throws: LaunchFailure.self) {
      try StrayApp.launch(LaunchRequest(environment: ["WAY": way, "NAME": name]))
    }
    #expect(failure?.reason == reason)
  }

  @Test func `a case that is only a sheet is no screen, but the app changes to it`() {
    let description = AppDescription(
      name: "sheets",
      summary: "an app for a test",
      screens: StrayApp.Screen.self,
      sheets: [.forgotten]
    )
    #expect(description.screens == ["Listed"])
    #expect(description.transitions == ["Listed", "Forgotten", "back"])
  }

  @Test func `a description is looked through before anything runs`() {
    let description = AppDescription(
      name: "odd",
      summary: "an app for a test",
      arguments: [
        LaunchArgument("-x", .flag, summary: "x"), LaunchArgument("y", .count, summary: "y"),
        LaunchArgument("y", .flag, summary: "y", idleBeside: "z"),
      ],
      screens: [],
      delays: [
        Delay("late", nominal: .milliseconds(-500), range: 0...1),
        Delay("early", nominal: .seconds(1), range: -2 ... -1),
        Delay("endless", nominal: .seconds(1), range: 0...(.infinity)), .push, .push, .push,
      ]
    )
    #expect(
      description.problems == [
        "the launch argument '-x' needs a name without dash",
        "there is no launch argument 'z' beside which another one could be idle",
        "two launch arguments are named 'y'", "the delay 'late' would be negative or endless",
        "the delay 'early' would be negative or endless",
        "the delay 'endless' would be negative or endless", "two delays are named 'push'",
      ]
    )
    #expect(AppDescription.sample(delays: [.push, .pop]).problems == [])
  }

  @Test(arguments: [
    ("duration", "time"), ("count", "count"), ("text", "text"), ("text", "path"), ("index", "flag"),
    ("contains", "count"),
  ])
  func `arguments are read as they are listed, given or not`(way: String, name: String) throws {
    let given = ["flag", "-time", "1s", "-count", "2", "-path", "a.json", "-text", "b"]
    for arguments in [[], given] {
      _ = try StrayApp.launch(
        LaunchRequest(arguments: arguments, environment: ["WAY": way, "NAME": name])
      )
    }
  }
}
