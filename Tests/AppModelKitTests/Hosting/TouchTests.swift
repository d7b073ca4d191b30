import AppModelKit
import Testing

/// An app that only shows what was touched.
private struct TouchApp: AppModel {
  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var log: [String] = []

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<String>) {
    canvas.staticText(log.joined(separator: " "), identifier: "log", frame: Rect(0, 0, 375, 20))
    canvas.button("Button", frame: Rect(0, 20, 100, 40), tap: "button")
    canvas.button("Disabled", frame: Rect(0, 60, 100, 40), isEnabled: false, tap: "disabled")
    canvas.element(
      ElementSnapshot(.other, label: "Box", frame: Rect(0, 100, 375, 100)),
      tap: "box",
      longPress: "long box"
    ) { box in
      box.staticText("In the box", frame: Rect(0, 100, 100, 20))
      box.button("Inner", frame: Rect(0, 120, 100, 20), tap: "inner")
      box.button("Inner disabled", frame: Rect(0, 140, 100, 20), isEnabled: false, tap: "never")
    }
    canvas.table(frame: Rect(0, 200, 375, 88), rowHeight: 44) { table in
      table.cell(tap: "row") { cell in
        cell.staticText("Row", frame: Rect(0, 0, 100, 44))
      }
      table.cell(tap: "second row") { cell in
        cell.button("In the row", frame: Rect(0, 0, 100, 44), tap: "row's button")
      }
    }
    canvas.button("Under", frame: Rect(0, 300, 100, 40), tap: "under")
    canvas.element(ElementSnapshot(.image, label: "Cover", frame: Rect(40, 310, 100, 100)))
    canvas.textField("field", text: "", frame: Rect(0, 350, 30, 40)) { "typed \($0)" }
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {
    log.append(action)
  }
}

struct TouchTests {
  private func log(after gesture: Gesture, on text: String) throws -> String {
    var app = try TouchApp.launched()
    let start = app.now
    try app.perform(gesture, on: text)
    #expect(app.now == start + length(of: gesture))
    return app.seen.elements.first { $0.identifier == "log" }?.label ?? ""
  }

  private func length(of gesture: Gesture) -> Duration {
    switch gesture {
    case .tap: .milliseconds(100)
    case .doubleTap, .adjust: .milliseconds(200)
    case .press(let duration): duration
    case .swipe, .scroll: .milliseconds(300)
    case .taps(let times, _): .milliseconds(100 * times)
    case .drag, .pinch, .rotate: .milliseconds(500)
    }
  }

  @Test(arguments: [
    ("Button", "button"), ("Disabled", ""), ("In the box", "box"), ("Inner", "inner"),
    ("Inner disabled", ""), ("Row", "row"), ("In the row", "row's button"), ("Under", ""),
    ("Cover", ""), ("log", ""),
  ])
  func `a tap goes to the nearest that takes taps`(text: String, expected: String) throws {
    #expect(try log(after: .tap, on: text) == expected)
    #expect(try log(after: .press(.milliseconds(499)), on: text) == expected)
  }

  @Test(arguments: [
    ("Button", "button"), ("Disabled", ""), ("Box", "long box"), ("In the box", "long box"),
    ("Inner", "inner"), ("Inner disabled", ""), ("Row", ""), ("In the row", "row's button"),
    ("Cover", ""),
  ])
  func `a long press goes to a recogniser or a control`(text: String, expected: String) throws {
    #expect(try log(after: .press(.milliseconds(500)), on: text) == expected)
    #expect(try log(after: .press(.seconds(3)), on: text) == expected)
  }

  @Test func `a double tap touches twice`() throws {
    #expect(try log(after: .doubleTap, on: "Button") == "button button")
  }

  @Test(arguments: [
    Gesture.swipe(.left), .swipe(.up), .scroll(.down), .adjust(to: "1"), .press(.seconds(-1)),
  ])
  func `other gestures do nothing to a button`(gesture: Gesture) throws {
    var app = try TouchApp.launched()
    let before = app.tree
    try app.perform(gesture, on: "Cover")
    #expect(app.tree == before)
  }

  @Test func `a gesture on an element that is not there only takes its time`() throws {
    var app = try TouchApp.launched()
    let before = app.tree
    try app.perform(.tap, on: 1000)
    try app.perform(.tap, on: -1)
    #expect(app.tree == before)
    #expect(app.now == .milliseconds(200))
  }

  @Test func `what nothing takes ends editing`() throws {
    for text in ["log", "Cover", "Under"] {
      var app = try TouchApp.launched()
      try app.tap("field")
      #expect(app.seen.elements.contains { $0.isFocused })
      try app.tap(text)
      #expect(!app.seen.elements.contains { $0.isFocused })
    }
  }

  @Test(arguments: ["Button", "Disabled", "Box", "Row"])
  func `what something takes does not end editing`(text: String) throws {
    var app = try TouchApp.launched()
    try app.tap("field")
    try app.tap(text)
    #expect(app.seen.elements.contains { $0.isFocused })
  }

  @Test func `a copy of an app goes its own way`() throws {
    var app = try TouchApp.launched()
    var copy = app
    try copy.tap("Button")
    try app.tap("Inner")
    try copy.tap("Row")
    #expect(copy.labels(.staticText).first == "button row")
    #expect(app.labels(.staticText).first == "inner")
    #expect(app.now == .milliseconds(100))
    #expect(copy.now == .milliseconds(200))
  }

  @Test func `the revision changes with the screen only`() throws {
    var app = try TouchApp.launched()
    let start = app.revision
    try app.tap("Cover")
    try app.advance(by: .seconds(1))
    #expect(app.revision == start)
    try app.tap("Button")
    #expect(app.revision != start)
  }
}
