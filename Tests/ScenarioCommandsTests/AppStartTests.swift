import AppModelKit
import ScenarioRuntime
import Testing

@testable import ScenarioCommands

/// The beginnings of scenarios that `init` writes for apps whose flags mean something to YAML.
struct AppStartTests {
  @Test func `a flag with a comma in its name is one launch argument`() throws {
    let start = try AppStart(of: InstalledApp(DoorApp<Comma>.self))
    #expect(start.launch == "launch: {arguments: [\"-open, now\"]}\n")
    #expect(start.tap?.screen == "Hall")
  }

  @Test func `a flag with a colon in its name is a text`() throws {
    let start = try AppStart(of: InstalledApp(DoorApp<Colon>.self))
    #expect(start.launch == "launch: {arguments: [\"-door: open\"]}\n")
    #expect(start.tap?.screen == "Hall")
  }
}

private protocol FlagName {
  static var text: String { get }
}

private enum Comma: FlagName { static let text = "open, now" }

private enum Colon: FlagName { static let text = "door: open" }

/// An app whose button leads somewhere only if it is launched with a flag.
private struct DoorApp<Flag: FlagName>: AppModel {
  enum Screen: String, AppScreen {
    case street = "Street"
    case hall = "Hall"
  }

  enum Action: Hashable, Sendable { case enter }

  static var description: AppDescription {
    AppDescription(
      name: "door",
      summary: "a door that may be open",
      arguments: [LaunchArgument(Flag.text, .flag, summary: "open the door")],
      screens: ["Street", "Hall"],
      transitions: ["Hall"]
    )
  }

  let rootScreen = Screen.street
  private let isOpen: Bool

  init(launch: LaunchContext) { isOpen = launch.arguments.contains(Flag.text) }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(screen.rawValue, frame: Rect(0, 0, 100, 20))
    if screen == .street { canvas.button("Enter", frame: Rect(0, 40, 100, 20), tap: .enter) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    if isOpen { app.push(.hall) }
  }
}
