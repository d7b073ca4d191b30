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
  private var marked: Set<Int> = []

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
        table.cell(value: marked.contains(row) ? "marked" : "", tap: .mark(row)) { cell in
          cell.staticText("Row \(row)", frame: Rect(16, 10, 343, 24))
        }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .mark(let row): marked.insert(row)
    }
  }
}
