import AppModelKit
import Testing

/// An app of screens with a bar and a table each, of which the first one's outlives its screen, and
/// of a sheet that lets touches through beside it.
private struct ListsApp: AppModel {
  enum Screen: String, AppScreen {
    case list = "List"
    case detail = "Detail"
    case sheet = "Sheet"
  }

  enum Action: Hashable {
    case open
    case present
    case delete(Int)
  }

  static let description = AppDescription.sample(
    screens: ["List", "Detail"],
    transitions: ["open", "present"]
  )
  let rootScreen = Screen.list

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    if screen == .sheet {
      return canvas.element(ElementSnapshot(.sheet, frame: Rect(0, 500, 375, 100)))
    }
    canvas.navigationBar(screen.name)
    canvas.table(
      identifier: "\(screen.name) rows",
      frame: Rect(0, 100, 375, 200),
      rowHeight: 50,
      lingering: screen == .list ? .lingering : nil
    ) { table in
      for row in 0..<10 {
        table.cell(tap: .open, delete: .delete(row)) { cell in
          cell.staticText("\(screen.name) \(row)", frame: Rect(0, 0, 375, 50))
        }
      }
    }
    canvas.button("Present", frame: Rect(0, 400, 100, 40), tap: .present)
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .open: app.push(.detail, transition: "open")
    case .present: app.presentSheet(.sheet, transition: "present")
    case .delete: break
    }
  }
}

extension Delay {
  fileprivate static let lingering = Delay("lingering", nominal: .seconds(5), range: 1...1)
}

struct TableTests {
  private func top(of label: String, in app: any RunningApp) throws -> Double {
    try #require(app.seen.elements.first { $0.label == label }).frame.y
  }

  @Test func `a table stays scrolled while its screen comes back`() throws {
    var app = try ListsApp.launched()
    try app.perform(.scroll(.down), on: "List rows")
    #expect(try top(of: "List 4", in: app) == 200)
    try app.tap("List 4")
    try app.advance(by: .seconds(10))
    try app.tap("List")
    #expect(!app.isIdle)
    #expect(try top(of: "List 4", in: app) == 200)
    #expect(try top(of: "Detail 4", in: app) == 300)
  }

  @Test func `a table beside one that outlives its screen scrolls`() throws {
    var app = try ListsApp.launched()
    try app.tap("List 0")
    try app.advance(by: .seconds(1))
    #expect(app.isIdle)
    try app.perform(.scroll(.down), on: "Detail rows")
    #expect(try top(of: "Detail 4", in: app) == 200)
    #expect(try top(of: "List 4", in: app) == 300)
  }

  @Test func `a row beside a sheet gets one button to delete it`() throws {
    var app = try ListsApp.launched()
    try app.tap("Present")
    try app.advance(by: .seconds(1))
    try app.perform(.swipe(.left), on: "List 2")
    #expect(app.labels(.button) == ["Delete", "Present"])
  }
}
