import AppModelKit
import Testing

/// An app that can be started on any of three screens.
private struct StatesApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case root = "Root"
    case middle = "Middle"
    case top = "Top"
  }

  enum Action: Hashable { case nothing }

  static let description = AppDescription(
    name: "sample",
    summary: "an app for a test",
    screens: Screen.self,
    states: [LaunchState("deep", parameters: ["name": "Ada"], summary: "on the last screen")],
    urlSchemes: ["sample"]
  )
  let rootScreen = Screen.root
  let initialScreens: [Screen]
  let name: String

  init(launch: LaunchContext) {
    initialScreens = launch.state == nil ? [.root] : [.root, .middle, .top]
    name = launch.state?["name"] ?? launch.url ?? "nobody"
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.navigationBar("\(screen.name) of \(name)")
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}

struct StartStateTests {
  private func bars(of app: any RunningApp) -> String {
    let labels = app.seen.elements.map(\.label).joined(separator: ", ")
    return "\(app.seen.screen ?? "-"): \(labels)"
  }

  @Test func `a state shows its screens at once, with the way back`() throws {
    let request = LaunchRequest(state: StartState("deep", with: ["name": "Grace"]))
    var app = try StatesApp.launch(request).app
    #expect(app.isIdle && app.seen.latestTransition == nil)
    #expect(bars(of: app) == "Top: Top of Grace, Middle of Grace")
    try app.tap("Middle of Grace")
    try app.advance(by: .milliseconds(350))
    #expect(bars(of: app) == "Middle: Middle of Grace, Root of Grace")
  }

  @Test func `without a state the root screen is the first`() throws {
    #expect(bars(of: try StatesApp.launched()) == "Root: Root of nobody")
  }

  @Test func `the app gets the URL that opens it`() throws {
    let app = try StatesApp.launch(LaunchRequest(url: "sample:ada")).app
    #expect(bars(of: app) == "Root: Root of sample:ada")
  }

  @Test(arguments: [
    (
      LaunchRequest(state: StartState("dep")), "the app 'sample' has no state 'dep'",
      "did you mean 'deep'?"
    ),
    (
      LaunchRequest(state: StartState("deep")), "the state 'deep' needs a value for 'name'",
      "write with: {name: Ada}"
    ),
    (
      LaunchRequest(state: StartState("deep", with: ["name": "", "age": "9"])),
      "the state 'deep' has no parameter 'age'", "parameters: name"
    ),
    (
      LaunchRequest(url: "other:x"), "the app 'sample' does not open 'other:x'",
      "it opens URLs that begin with 'sample:'"
    ),
  ])
  func `a start that the description does not list is refused`(
    request: LaunchRequest,
    reason: String,
    suggestion: String
  ) {
    #expect(throws: LaunchFailure(reason, suggestion: suggestion)) {
      try StatesApp.launch(request)
    }
  }

  @Test func `an enum of screens is their description`() {
    let description = StatesApp.description
    #expect(description.screens == ["Root", "Middle", "Top"])
    #expect(description.transitions == ["Root", "Middle", "Top", "back"])
    #expect(description.delays.map(\.name) == ["push", "pop", "modal", "rows", "keyboard"])
  }
}
