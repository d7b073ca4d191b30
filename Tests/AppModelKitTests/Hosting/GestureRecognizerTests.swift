import AppModelKit
import Testing

/// An app with an element for each kind of gesture, and tabs.
private struct GesturesApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case pad = "Pad"
    case rows = "Rows"
    case detail = "Detail"
  }

  enum Action: Hashable {
    case say(String)
    case drag(Point)
    case pinch(Double)
    case rotate(Double)
    case move(String, Int)
    case edit(String)
    case detail
    case rowsAlone
  }

  static let description = AppDescription(
    name: "sample",
    summary: "an app for a test",
    screens: Screen.self
  )
  let rootScreen = Screen.pad
  var log = ""
  var text = ""
  var rows = ["A", "B", "C"]

  init(launch: LaunchContext) {}

  let tabs = [AppTab("Pad", Screen.pad), AppTab("Rows", .rows)]

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(log, identifier: "log")
    switch screen {
    case .pad: drawPad(on: &canvas)
    case .rows: drawRows(on: &canvas)
    case .detail: canvas.staticText("Detail")
    }
  }

  private func drawPad(on canvas: inout Canvas<Action>) {
    canvas.element(
      ElementSnapshot(.image, label: "Pad", frame: canvas.nextFrame(height: 100)),
      tap: .say("tap"),
      gestures: [
        .doubleTap(.say("double tap")), .taps(1, fingers: 2, .say("two fingers")),
        .swipe(.left, .say("swiped left")), .drag { .drag($0) }, .pinch { .pinch($0) },
        .rotate { .rotate($0) },
      ]
    )
    canvas.button("Plain", tap: .say(log + "."))
    canvas.button("Rows alone", tap: .rowsAlone)
    canvas.textField("notes", text: text, kind: .view) { .edit($0) }
    canvas.sidewaysScroll(identifier: "strip") { strip in
      for page in 1...5 { strip.button("Page \(page)", tap: .say("page \(page)")) }
    }
  }

  private func drawRows(on canvas: inout Canvas<Action>) {
    canvas.button("Detail", tap: .detail)
    canvas.table(identifier: "rows", refresh: .say("refreshed")) { table in
      for row in rows {
        table.cell(
          gestures: [.menu(["Copy": .say("copied \(row)"), "Detail": .detail])],
          delete: .say("deleted \(row)"),
          actions: [
            RowAction("Pin", edge: .leading, action: .say("pinned \(row)")),
            RowAction("Archive", action: .say("archived \(row)")),
          ],
          move: { .move(row, $0) }
        ) { $0.staticText(row) }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .say(let text): log = text
    case .drag(let distance): log = "dragged \(distance.x), \(distance.y)"
    case .pinch(let scale): log = "pinched \(scale)"
    case .rotate(let degrees): log = "turned \(degrees)"
    case .edit(let text): self.text = text
    case .detail: app.push(.detail)
    case .rowsAlone: app.replaceScreens(with: .rows)
    case .move(let row, let place):
      rows.removeAll { $0 == row }
      rows.insert(row, at: place)
    }
  }
}

struct GestureRecognizerTests {
  private func log(after gesture: Gesture, on text: String) throws -> String? {
    var app = try GesturesApp.launched()
    try app.perform(gesture, on: text)
    return app.seen.elements.first { $0.identifier == "log" }?.label
  }

  private func rowsApp() throws -> any RunningApp {
    var app = try GesturesApp.launched()
    let button = try #require(app.seen.elements.firstIndex { $0.label == "Rows" })
    try app.perform(.tap, on: button)
    return app
  }

  @Test(arguments: [
    (Gesture.tap, "tap"), (.doubleTap, "double tap"), (.taps(times: 2, fingers: 1), "double tap"),
    (.taps(times: 1, fingers: 2), "two fingers"), (.taps(times: 3, fingers: 2), ""),
    (.swipe(.left), "swiped left"), (.swipe(.right), ""),
    (.drag(by: Point(x: 5, y: -7)), "dragged 5.0, -7.0"), (.pinch(scale: 0.5), "pinched 0.5"),
    (.rotate(degrees: 90), "turned 90.0"),
  ])
  func `an element recognises its gestures`(gesture: Gesture, expected: String) throws {
    #expect(try log(after: gesture, on: "Pad") == expected)
  }

  @Test func `several taps are so many taps where nothing recognises them`() throws {
    #expect(try log(after: .taps(times: 3, fingers: 1), on: "Plain") == "...")
    #expect(try log(after: .doubleTap, on: "Plain") == "..")
    #expect(try log(after: .taps(times: 1, fingers: 2), on: "Plain") == "")
  }

  @Test func `a census counts a change of the tab, and no taps that do nothing`() throws {
    let census = Census(listsMutations: false)
    var request = LaunchRequest()
    request.instrument = .census(census)
    var app = try GesturesApp.launch(request).app
    try app.perform(.taps(times: 1, fingers: 2), on: "Plain")
    #expect(census.content.gestures.isEmpty)
    try app.perform(.tap, on: "Rows")
    #expect(census.content.transitions == ["Rows"])
  }

  @Test func `Return is a line feed in a text view`() throws {
    var app = try GesturesApp.launched()
    try app.tap("notes")
    for character in "a\nb" { try app.type(.character(character)) }
    #expect(app.seen.elements.first { $0.identifier == "notes" }?.value == "a\nb")
  }

  @Test func `content scrolls sideways by half the width, or as far as a finger drags it`() throws {
    var app = try GesturesApp.launched()
    let page = { (app: any RunningApp) in app.seen.elements.first { $0.label == "Page 1" }?.frame.x
    }
    try app.perform(.swipe(.left), on: "strip")
    #expect(page(app) == 16 - 171.5)
    try app.perform(.drag(by: Point(x: 71.5, y: 0)), on: "strip")
    #expect(page(app) == -84.0)
    try app.perform(.scroll(.left), on: "strip")
    #expect(page(app) == 16)
    try app.perform(.scroll(.down), on: "strip")
    #expect(page(app) == 16)
  }

  @Test func `a swipe reveals the buttons of its side`() throws {
    var app = try rowsApp()
    try app.perform(.swipe(.left), on: "B")
    #expect(
      app.tree.contains(
        """
            staticText 'B' (16, 184, 343, 44)
            button 'Archive' (215, 184, 80, 44)
            button 'Delete' (295, 184, 80, 44)
        """
      )
    )
    try app.tap("Archive")
    #expect(app.tree.contains("staticText #log 'archived B'") && !app.tree.contains("'Archive'"))
    try app.perform(.swipe(.right), on: "B")
    #expect(app.tree.contains("button 'Pin' (0, 184, 80, 44)"))
    try app.tap("A")
    #expect(!app.tree.contains("'Pin'"))
  }

  @Test func `a long press opens a menu below the element, and an item closes it`() throws {
    var app = try rowsApp()
    try app.perform(.press(.milliseconds(600)), on: "A")
    #expect(
      app.tree.contains(
        """
          menuItem 'Copy' (0, 184, 204, 44)
          menuItem 'Detail' (0, 228, 204, 44)
        """
      )
    )
    try app.tap("Copy")
    #expect(app.tree.contains("staticText #log 'copied A'") && !app.tree.contains("menu"))
  }

  @Test func `a touch outside a menu closes it and reaches nothing else`() throws {
    var app = try rowsApp()
    try app.perform(.press(.milliseconds(600)), on: "C")
    try app.perform(.tap, on: "Detail")
    #expect(app.seen.screen == "Rows" && !app.tree.contains("menu"))
    try app.perform(.press(.milliseconds(400)), on: "C")
    #expect(!app.tree.contains("menu"))
  }

  @Test(arguments: [(88.0, "B, C, A"), (44, "B, A, C"), (500, "B, C, A"), (10, "A, B, C")])
  func `a drag moves a row to where it ends`(distance: Double, order: String) throws {
    var app = try rowsApp()
    try app.perform(.drag(by: Point(x: 0, y: distance)), on: "A")
    let rows = app.labels(.staticText).filter { $0.count == 1 }
    #expect(rows.joined(separator: ", ") == order)
  }

  @Test func `a pull at the top refreshes, and scrolling does not`() throws {
    var app = try rowsApp()
    try app.perform(.scroll(.up), on: "rows")
    #expect(!app.tree.contains("refreshed"))
    try app.perform(.swipe(.down), on: "rows")
    #expect(app.tree.contains("staticText #log 'refreshed'"))
  }

  @Test(arguments: [
    ("rows", Point(x: 0, y: 100), true), ("rows", Point(x: 0, y: 99), false),
    ("rows", Point(x: 101, y: 100), false), ("rows", Point(x: 0, y: -100), false),
    ("C", Point(x: 0, y: 100), false),
  ])
  func `a drag down at the top is a pull, unless it moves a row`(
    element: String,
    distance: Point,
    refreshes: Bool
  ) throws {
    var app = try rowsApp()
    try app.perform(.drag(by: distance), on: element)
    #expect(app.tree.contains("refreshed") == refreshes)
  }

  @Test func `each tab keeps its screens`() throws {
    var app = try rowsApp()
    #expect(app.seen.latestTransition == "Rows")
    try app.tap("Detail")
    try app.advance(by: .milliseconds(350))
    #expect(app.seen.screen == "Detail")
    let tab = { (app: any RunningApp, label: String) in
      try #require(app.seen.elements.lastIndex { $0.label == label && $0.type == .button })
    }
    try app.perform(.tap, on: tab(app, "Pad"))
    #expect(app.seen.screen == "Pad")
    try app.perform(.tap, on: tab(app, "Rows"))
    #expect(app.seen.screen == "Detail")
    try app.perform(.tap, on: tab(app, "Rows"))
    try app.advance(by: .milliseconds(350))
    #expect(app.seen.screen == "Rows" && app.seen.latestTransition == "back")
  }

  @Test func `the screen of a tab that replaces all screens is in its tab`() throws {
    var app = try GesturesApp.launched()
    try app.tap("Rows alone")
    try app.advance(by: .milliseconds(500))
    let tabs = app.seen.elements.filter { $0.isSelected }
    #expect(tabs.map(\.label) == ["Rows"])
    let pad = try #require(app.seen.elements.lastIndex { $0.label == "Pad" })
    try app.perform(.tap, on: pad)
    #expect(app.seen.screen == "Pad")
  }
}
