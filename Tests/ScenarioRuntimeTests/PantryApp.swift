import AppModelKit
import ScenarioRuntime

/// An app with a text next to each control of the same name, and with rows whose buttons are alike.
struct PantryApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case editEmail(String)
    case move(Int)
    case delete(String)
  }

  static let description = AppDescription(
    name: "pantry",
    summary: "what is on the shelves",
    arguments: [],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only
  private var email = ""
  private var shelf = 0
  private var items = ["Rice 5", "Rice", "Tea", "Tea", "Don't touch"]

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText("Email", frame: Rect(10, 70, 100, 20))
    canvas.textField(
      "email",
      text: email,
      placeholder: "Email",
      frame: Rect(120, 60, 200, 44)
    ) { .editEmail($0) }
    canvas.staticText("Shelf", frame: Rect(10, 120, 100, 20))
    canvas.pickerWheel(
      ["Top", "Middle"],
      selection: shelf,
      identifier: "Shelf",
      frame: Rect(120, 110, 200, 44)
    ) { .move($0) }
    canvas.table(frame: Rect(0, 200, 375, 440)) { table in
      for item in items {
        table.cell { cell in
          cell.staticText(item, frame: Rect(16, 10, 150, 24))
          cell.button("Delete", frame: Rect(200, 0, 100, 44), tap: .delete(item))
        }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .editEmail(let text): email = text
    case .move(let index): shelf = index
    case .delete(let item): items.removeAll { $0 == item }
    }
  }
}

extension AppCatalog {
  static let pantry = AppCatalog([InstalledApp(PantryApp.self)])
}
