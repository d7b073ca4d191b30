import AppModelKit

/// An app with rows of equal texts, a row that goes by itself, and a field below the keyboard.
struct ShelfApp: AppModel {
  enum Screen: String, AppScreen {
    case shelf = "Shelf"
  }

  enum Action: Hashable {
    case open(String)
    case clean
    case cleaned
    case edit(String)
    case save
  }

  static let titles = ["Milk", "Bread", "Old"]

  let rootScreen = Screen.shelf
  private var isClean = false
  private var status = "nothing"
  private var note = ""

  static let description = AppDescription(
    name: "shelf",
    summary: "rows of equal texts",
    screens: ["Shelf"],
    delays: [.cleaning, .keyboard]
  )

  init(launch: LaunchContext) {}

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .open(let title): status = "open \(title)"
    case .clean: app.schedule(.cleaned, after: .cleaning)
    case .cleaned: isClean = true
    case .edit(let text): note = text
    case .save: status = "saved"
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(status, identifier: "status", frame: Rect(0, 20, 375, 20))
    canvas.table(frame: Rect(0, 64, 375, 200), rowHeight: 60) { table in
      for title in Self.titles where title != "Old" || !isClean {
        table.cell(tap: .open(title), longPress: .open("\(title) for long")) { cell in
          cell.staticText(title, frame: Rect(16, 4, 343, 20))
          cell.staticText("today", frame: Rect(16, 30, 343, 20))
        }
      }
    }
    canvas.button("Clean", frame: Rect(0, 270, 100, 44), tap: .clean)
    canvas.textField("note", text: note, frame: Rect(0, 320, 375, 44)) { .edit($0) }
    canvas.button("Save", frame: Rect(0, 600, 100, 44), tap: .save)
  }
}

extension Delay {
  fileprivate static let cleaning = Delay("cleaning", nominal: .milliseconds(200), range: 1...2)
}
