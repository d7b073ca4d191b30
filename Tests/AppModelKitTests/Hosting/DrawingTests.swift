import AppModelKit
import Testing

/// An app with elements that can't be seen, and containers in containers.
private struct DrawingApp: AppModel {
  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var log: [String] = []

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<String>) {
    canvas.button("Narrow", frame: Rect(0, 0, 0, 40), tap: "narrow")
    canvas.element(ElementSnapshot(.other, frame: Rect(0, 0, 40, 0)), tap: "flat") { flat in
      flat.staticText("In what can't be seen", frame: Rect(0, 0, 40, 40))
    }
    canvas.table(frame: Rect(0, 0, 0, 100), rowHeight: 44) { table in
      table.cell { $0.staticText("In a hidden table", frame: Rect(0, 0, 40, 40)) }
    }
    canvas.table(frame: Rect(10, 20, 300, 100), rowHeight: 0) { table in
      table.cell { $0.staticText("In a hidden row", frame: Rect(0, 0, 40, 40)) }
    }
    canvas.table(frame: Rect(10, 200, 300, 200), rowHeight: 80) { table in
      table.cell(tap: "outer") { cell in
        cell.element(ElementSnapshot(.other, frame: Rect(100, 10, 100, 60))) { box in
          box.button("Inner", frame: Rect(110, 20, 40, 40), tap: "inner")
        }
      }
      table.cell(tap: "second") { _ in }
    }
    canvas.toolbar(frame: Rect(0, 600, 375, 44)) { toolbar in
      toolbar.button(
        log.joined(separator: " "),
        identifier: "log",
        frame: Rect(0, 600, 60, 44),
        tap: ""
      )
    }
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {
    log.append(action)
  }
}

/// An app that fails when it is launched.
private struct FailingApp: AppModel {
  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only

  init(launch: LaunchContext) {}

  mutating func didLaunch(in app: inout AppContext<Self>) throws {
    throw AppFault("no licence")
  }

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Int>) {}

  func update(_ action: Int, in app: inout AppContext<Self>) {}
}

struct DrawingTests {
  @Test func `what has no area is not there, nor what is within`() throws {
    #expect(
      try DrawingApp.launched().tree == """
        table (10, 20, 300, 100)
        table (10, 200, 300, 200)
          cell (10, 200, 300, 80)
            other (110, 210, 100, 60)
              button 'Inner' (120, 220, 40, 40)
          cell (10, 280, 300, 80)
        toolbar (0, 600, 375, 44)
          button #log (0, 600, 60, 44)
        """
    )
  }

  @Test func `the reactions of what is left out reach nothing else`() throws {
    var app = try DrawingApp.launched()
    for index in app.seen.elements.indices { try app.perform(.tap, on: index) }
    #expect(app.seen.elements.last?.label == "second outer outer inner second ")
  }

  @Test func `copies of a launched app show the same until they go on, each on its own way`() throws
  {
    let app = try DrawingApp.launched()
    var copies = [app, app, app]
    let first = copies[0].screen
    try copies[0].tap("Inner")
    #expect(copies.map { $0.seen.elements.last?.label } == ["inner", "", ""])
    #expect(copies[1].screen == first)
    try copies[1].advance(by: .seconds(1))
    try copies[1].tap("Inner")
    try copies[1].tap("Inner")
    #expect(copies.map { $0.seen.elements.last?.label } == ["inner", "inner inner", ""])
    #expect(copies[2].screen == first)
    #expect(app.seen == first)
  }

  @Test func `a crash at launch keeps the app from starting`() {
    #expect(throws: LaunchFailure("the app crashed at launch: no licence")) {
      try FailingApp.launched()
    }
  }
}
