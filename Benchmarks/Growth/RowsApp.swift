import AppModelKit

/// A table of as many rows as a scenario asks for.
struct RowsApp: AppModel {
  enum Screen: String, AppScreen {
    case rows = "Rows"
  }

  enum Action: Hashable {
    case mark(Int)
  }

  let rootScreen = Screen.rows
  private let rowCount: Int

  /// How often each row was tapped.
  ///
  /// So each tap changes the app; the recorder refuses others.
  private var marks: [Int: Int] = [:]

  init(launch: LaunchContext) {
    rowCount = launch.arguments.count("rows") ?? 0
  }

  static let description = AppDescription(
    name: "rows",
    summary: "a table of any length",
    arguments: [LaunchArgument("rows", .count, summary: "show this number of rows")],
    screens: ["Rows"]
  )

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.table(frame: Rect(0, 64, 375, 603), rowHeight: 44) { table in
      for row in 0..<rowCount {
        table.cell(value: marks[row] == nil ? "" : "marked", tap: .mark(row)) { cell in
          cell.staticText("Row \(row)", frame: Rect(16, 10, 343, 24))
        }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .mark(let row): marks[row, default: 0] += 1
    }
  }
}
