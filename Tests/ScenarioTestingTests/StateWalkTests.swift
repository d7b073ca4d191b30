import AppModelKit
import BuiltInApps
import ScenarioTesting
import Testing

struct StateWalkTests {
  private func app(_ name: String) throws -> any AppModel.Type {
    try #require(BuiltInApps.all.first { $0.description.name == name })
  }

  @Test(arguments: ["todo", "controls"])
  func `a person can get to every state of the built-in apps`(name: String) throws {
    #expect(try StateWalk().unmetStates(of: app(name)) == [])
  }

  @Test func `a state that no walk meets is named`() throws {
    #expect(try StateWalk(walks: 5).unmetStates(of: DoorApp.self) == ["through the wall"])
  }
}

/// An app with a state that nobody can get to.
private struct DoorApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case outside = "Outside"
    case inside = "Inside"
    case wall = "Wall"
  }

  enum Action: Hashable { case enter }

  static let description = AppDescription(
    name: "door",
    summary: "an app for a test",
    screens: Screen.self,
    states: [
      LaunchState("inside", summary: "behind the door"),
      LaunchState("through the wall", summary: "where no door is"),
    ]
  )
  let rootScreen = Screen.outside
  let initialScreens: [Screen]

  init(launch: LaunchContext) {
    switch launch.state?.name {
    case "inside": initialScreens = [.outside, .inside]
    case nil: initialScreens = [.outside]
    default: initialScreens = [.wall]
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(screen.rawValue)
    if screen == .outside { canvas.button("Enter", tap: .enter) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) { app.push(.inside) }
}
