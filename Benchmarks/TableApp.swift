import AppModelKit

/// An app that shows a table of as many rows as a launch argument says.
struct TableApp: AppModel {
  enum Screen: String, AppScreen {
    case table = "Table"
  }

  enum Action: Hashable, Sendable {
    case open(Int)
  }

  static let description = AppDescription(
    name: "table",
    summary: "a table",
    arguments: [LaunchArgument("rows", .count, summary: "how many rows the table has")],
    screens: ["Table"]
  )

  let rootScreen = Screen.table
  private let rows: Int

  init(launch: LaunchContext) {
    rows = launch.arguments.count("rows") ?? 0
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.table(frame: Rect(0, 64, 375, 603), rowHeight: 44) { table in
      for row in 0..<rows {
        table.cell(tap: .open(row)) { cell in
          cell.staticText("Row \(row)", frame: Rect(16, 10, 343, 24))
        }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}
