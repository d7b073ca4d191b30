import AppModelKit
import Testing

/// An app with a long table that can lose rows, above a short one.
private struct TablesApp: AppModel {
  enum Action: Hashable {
    case choose(Int)
    case delete(Int)
    case keepFive
    case keepFiveForASecond
    case fill
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var rows = Array(0..<20)
  var chosen = -1

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.button("Keep five", frame: Rect(0, 0, 100, 40), tap: .keepFive)
    canvas.staticText("chosen \(chosen)", frame: Rect(100, 0, 100, 40))
    canvas.button("Blink", frame: Rect(200, 0, 50, 40), tap: .keepFiveForASecond)
    canvas.button("Fill", frame: Rect(250, 0, 50, 40), tap: .fill)
    canvas.table(identifier: "long", frame: Rect(0, 100, 200, 200), rowHeight: 50) { table in
      for row in rows {
        table.cell(tap: .choose(row), delete: .delete(row)) { cell in
          cell.staticText("Row \(row)", frame: Rect(10, 5, 100, 40))
        }
      }
    }
    canvas.table(identifier: "short", frame: Rect(200, 100, 100, 200), rowHeight: 50) { table in
      table.cell { cell in cell.staticText("Only", frame: Rect(10, 5, 80, 40)) }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .choose(let row): chosen = row
    case .delete(let row):
      rows.removeAll { $0 == row }
      app.animateRows()
    case .keepFive: rows.removeLast(max(0, rows.count - 5))
    case .keepFiveForASecond:
      rows.removeLast(max(0, rows.count - 5))
      app.schedule(.fill, after: Delay("blink", nominal: .seconds(1), range: 1...1))
    case .fill: rows = Array(0..<20)
    }
  }
}

/// An app whose only row is far higher than its table.
private struct TallRowApp: AppModel {
  enum Action: Hashable {
    case none
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.table(identifier: "tall", frame: Rect(0, 100, 200, 200), rowHeight: 1_000) { table in
      table.cell { cell in cell.staticText("Row", frame: Rect(0, 0, 200, 1_000)) }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}

/// An app with a table in a row of another one, of which all rows are in sight.
private struct NestedTablesApp: AppModel {
  enum Action: Hashable {
    case none
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.table(identifier: "outer", frame: Rect(0, 100, 200, 200), rowHeight: 200) { table in
      table.cell { cell in
        cell.table(identifier: "inner", frame: Rect(0, 0, 200, 100), rowHeight: 50) { inner in
          for row in 1...9 { inner.cell { $0.staticText("Row \(row)", frame: Rect(0, 0, 90, 40)) } }
        }
        cell.staticText("End", frame: Rect(0, 100, 200, 100))
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}

/// Scrolls to an element, in an expectation.
private func didScroll(to element: Int, in app: inout any RunningApp) -> Bool {
  app.scrollToVisible(element)
}

struct ScrollingTests {
  private func visible(_ app: any RunningApp) -> [String] {
    let screen = app.seen
    return screen.elements.indices
      .filter { screen.elements[$0].label.hasPrefix("Row") && screen.isHittable($0) }
      .map { screen.elements[$0].label }
  }

  private func index(of label: String, in app: any RunningApp) throws -> Int {
    try #require(app.seen.elements.firstIndex { $0.label == label })
  }

  @Test func `all rows are in the tree, but only the visible ones are hittable`() throws {
    let app = try TablesApp.launched()
    #expect(app.labels(.staticText).count == 22)
    #expect(visible(app) == ["Row 0", "Row 1", "Row 2", "Row 3"])
    #expect(app.seen.elements[try index(of: "Row 19", in: app)].frame == Rect(10, 1055, 100, 40))
  }

  @Test func `scrolling moves the content by half the height, to its ends`() throws {
    var app = try TablesApp.launched()
    try app.perform(.scroll(.down), on: "long")
    #expect(app.now == .milliseconds(300))
    #expect(visible(app) == ["Row 2", "Row 3", "Row 4", "Row 5"])
    try app.perform(.swipe(.up), on: "Row 3")
    #expect(visible(app) == ["Row 4", "Row 5", "Row 6", "Row 7"])
    for _ in 0..<10 { try app.perform(.scroll(.down), on: "long") }
    #expect(visible(app) == ["Row 16", "Row 17", "Row 18", "Row 19"])
    let revision = app.revision
    try app.perform(.scroll(.down), on: "long")
    #expect(app.revision == revision)
    for _ in 0..<10 { try app.perform(.scroll(.up), on: "long") }
    #expect(visible(app) == ["Row 0", "Row 1", "Row 2", "Row 3"])
  }

  @Test func `the centre of what is higher than the table twice over comes into sight`() throws {
    var app = try TallRowApp.launched()
    let row = try index(of: "Row", in: app)
    #expect(didScroll(to: row, in: &app))
    #expect(app.seen.elements[row].frame.center == Point(x: 100, y: 200))
    #expect(!didScroll(to: row, in: &app))
  }

  @Test func `what an element within scrolls is nothing that its surroundings scroll`() throws {
    var app = try NestedTablesApp.launched()
    let before = app.tree
    try app.perform(.scroll(.down), on: "End")
    #expect(app.tree == before)
    try app.perform(.scroll(.down), on: "inner")
    #expect(visible(app) == ["Row 2", "Row 3"])
  }

  @Test(arguments: [Gesture.scroll(.left), .scroll(.right), .scroll(.up), .swipe(.right)])
  func `elsewhere there is nothing to scroll`(gesture: Gesture) throws {
    var app = try TablesApp.launched()
    let before = app.tree
    try app.perform(gesture, on: "long")
    #expect(app.tree == before)
    try app.perform(.scroll(.down), on: "short")
    #expect(app.tree == before)
    try app.perform(.scroll(.down), on: "Keep five")
    #expect(app.tree == before)
  }

  @Test func `a row is brought into view as far as needed`() throws {
    var app = try TablesApp.launched()
    #expect(try didScroll(to: index(of: "Row 10", in: app), in: &app))
    #expect(app.seen.elements[try index(of: "Row 10", in: app)].frame == Rect(10, 260, 100, 40))
    #expect(try !didScroll(to: index(of: "Row 10", in: app), in: &app))
    #expect(try didScroll(to: index(of: "Row 0", in: app), in: &app))
    #expect(app.seen.elements[try index(of: "Row 0", in: app)].frame == Rect(10, 100, 100, 40))
    #expect(app.now == .zero)
    try app.tap("Row 2")
    #expect(app.labels(.staticText).first == "chosen 2")
  }

  @Test func `what is not in a table is not scrolled to`() throws {
    var app = try TablesApp.launched()
    #expect(try !didScroll(to: index(of: "Keep five", in: app), in: &app))
    #expect(try !didScroll(to: index(of: "Only", in: app), in: &app))
    #expect(!didScroll(to: 10_000, in: &app))
    #expect(!didScroll(to: -1, in: &app))
  }

  @Test func `a table that loses rows scrolls no further than it reaches`() throws {
    var app = try TablesApp.launched()
    for _ in 0..<20 { try app.perform(.scroll(.down), on: "long") }
    try app.tap("Keep five")
    #expect(visible(app) == ["Row 1", "Row 2", "Row 3", "Row 4"])
    try app.perform(.scroll(.up), on: "long")
    #expect(visible(app) == ["Row 0", "Row 1", "Row 2", "Row 3"])
  }

  @Test func `a table that had to show its first rows still does when it has more again`() throws {
    var app = try TablesApp.launched()
    for _ in 0..<20 { try app.perform(.scroll(.down), on: "long") }
    try app.tap("Keep five")
    try app.tap("Fill")
    #expect(visible(app) == ["Row 1", "Row 2", "Row 3", "Row 4"])
  }

  @Test func `a table that was short for a while has moved, though nobody looked`() throws {
    var app = try TablesApp.launched()
    for _ in 0..<20 { try app.perform(.scroll(.down), on: "long") }
    try app.tap("Blink")
    try app.advance(to: app.now + .seconds(2))
    #expect(visible(app) == ["Row 1", "Row 2", "Row 3", "Row 4"])
  }

  @Test func `a revealed button scrolls along and deletes its own row`() throws {
    var app = try TablesApp.launched()
    _ = app.scrollToVisible(try index(of: "Row 10", in: app))
    try app.perform(.swipe(.left), on: "Row 10")
    #expect(app.seen.elements[try index(of: "Delete", in: app)].frame == Rect(120, 255, 80, 50))
    try app.tap("Delete")
    #expect(!app.labels(.staticText).contains("Row 10"))
    #expect(app.labels(.staticText).count == 21)
    #expect(!app.isIdle)
  }

  @Test func `the tree stays sound with a revealed button`() throws {
    var app = try TablesApp.launched()
    try app.perform(.swipe(.left), on: "Row 3")
    let screen = app.seen
    for index in screen.elements.indices {
      for child in screen.descendants(of: index) {
        #expect(screen.isElement(try #require(screen.parent(of: child)), within: index))
      }
    }
    #expect(
      screen.descendants(of: try index(of: "Delete", in: app) - 2).map { screen.elements[$0].label }
        == ["Row 3", "Delete"]
    )
  }

  @Test func `a thousand rows cost no more than their number`() throws {
    var app = try LongApp.launched()
    #expect(app.seen.elements.count == 2001)
    #expect(didScroll(to: 2000, in: &app))
    #expect(app.seen.isHittable(2000))
  }
}

private struct LongApp: AppModel {
  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Int>) {
    canvas.table(frame: Rect(0, 0, 375, 600), rowHeight: 44) { table in
      for row in 0..<1000 {
        table.cell(tap: row) { $0.staticText("Row", frame: Rect(0, 0, 375, 44)) }
      }
    }
  }

  func update(_ action: Int, in app: inout AppContext<Self>) {}
}
