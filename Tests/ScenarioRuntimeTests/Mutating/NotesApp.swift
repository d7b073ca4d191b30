import AppModelKit
import ScenarioRuntime

/// A small app with a list, a form, a timer and a sheet, in which bugs are planted.
struct NotesApp: AppModel {
  enum Screen: String, AppScreen {
    case list = "List"
    case form = "Form"
  }

  enum Action: Hashable {
    case open
    case edit(Edit)
    case save
    case remove(Int)
    case clearNotice
  }

  enum Edit: Hashable {
    case title(String)
  }

  static let description = AppDescription(
    name: "notes",
    summary: "notes to write",
    arguments: [
      LaunchArgument("empty", .flag, summary: "start with no notes"),
      LaunchArgument("fragile", .flag, summary: "trap when a title is missing"),
    ],
    screens: ["List", "Form"],
    transitions: ["write"],
    delays: [.animation("notice", nominal: .seconds(1))]
  )

  let rootScreen = Screen.list
  var notes: [String]
  var title = ""
  var notice = ""

  init(launch: LaunchContext) {
    notes = launch.arguments.contains("empty") ? [] : ["Milk", "Bread"]
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .list: drawList(on: &canvas)
    case .form: drawForm(on: &canvas)
    }
  }

  private func drawList(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Notes")
    canvas.button("Write", frame: Rect(16, 80, 100, 44), tap: .open)
    canvas.table(frame: Rect(0, 140, 375, 400), rowHeight: 44) { table in
      for (index, note) in notes.enumerated() {
        table.cell(delete: .remove(index)) { cell in
          cell.staticText(note, frame: Rect(16, 2, 343, 22))
        }
      }
    }
    if !notice.isEmpty { canvas.staticText(notice, frame: Rect(16, 560, 343, 40)) }
  }

  private func drawForm(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("New")
    canvas.textField("Title", text: title, frame: Rect(16, 80, 343, 44), limit: 8) {
      .edit(.title($0))
    }
    canvas.button(
      "Save",
      frame: Rect(16, 140, 100, 44),
      isEnabled: !title.isEmpty,
      tap: .save
    )
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .open:
      title = ""
      app.push(.form, transition: "write")
    case .edit(.title(let text)): title = text
    case .save:
      notes.append(title)
      notice = "Saved"
      app.pop()
      app.schedule(.clearNotice, after: .animation("notice", nominal: .seconds(1)))
    case .remove(let index): notes.remove(at: index)
    case .clearNotice: notice = ""
    }
  }
}

extension AppCatalog {
  static let notes = AppCatalog([InstalledApp(NotesApp.self)])
}
