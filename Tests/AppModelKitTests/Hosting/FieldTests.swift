import AppModelKit
import Testing

/// An app with fields that look alike, that come and go, and that the app itself can focus.
private struct FieldsApp: AppModel {
  enum Action: Hashable {
    case edit(Int, String)
    case toggleSecond
    case focusThird
    case endEditing
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var texts = ["", "", ""]
  var hasSecond = true

  init(launch: LaunchContext) {}

  mutating func didLaunch(in app: inout AppContext<Self>) {
    app.focus("third")
  }

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    field(0, "", on: &canvas)
    if hasSecond { field(1, "", on: &canvas) }
    field(2, "third", on: &canvas)
    canvas.button("Toggle", frame: Rect(0, 200, 100, 40), tap: .toggleSecond)
    canvas.button("Focus", frame: Rect(0, 240, 100, 40), tap: .focusThird)
    canvas.button("End", frame: Rect(0, 280, 100, 40), tap: .endEditing)
  }

  private func field(_ place: Int, _ identifier: String, on canvas: inout Canvas<Action>) {
    canvas.textField(
      identifier,
      text: texts[place],
      placeholder: !identifier.isEmpty && texts[place].isEmpty ? "Third" : "",
      frame: Rect(0, 40 * Double(place), 375, 40),
      limit: 3
    ) { .edit(place, $0) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .edit(let place, let text): texts[place] = text
    case .toggleSecond: hasSecond.toggle()
    case .focusThird: app.focus("third")
    case .endEditing: app.endEditing()
    }
  }
}

struct FieldTests {
  /// The fields' texts, the focused one in brackets.
  private func fields(of app: any RunningApp) -> [String] {
    app.seen.elements.filter { $0.type == .textField }
      .map { $0.isFocused ? "[\($0.value)]" : $0.value }
  }

  private func hasKeyboard(_ app: any RunningApp) -> Bool { !app.labels(.keyboard).isEmpty }

  private func type(_ text: String, in app: inout any RunningApp) throws {
    for character in text { try app.type(.character(character)) }
  }

  private func unfocused() throws -> any RunningApp {
    var app = try FieldsApp.launched()
    try app.type(.dismiss)
    try app.advance(by: .seconds(1))
    return app
  }

  @Test func `an app can focus a field itself, even at launch`() throws {
    var app = try FieldsApp.launched()
    #expect(fields(of: app) == ["", "", "[]"])
    #expect(hasKeyboard(app))
    #expect(!app.isIdle)
    try app.advance(to: .milliseconds(250))
    #expect(app.isIdle)
    try type("ab", in: &app)
    #expect(fields(of: app) == ["", "", "[ab]"])
    try app.tap("End")
    #expect(fields(of: app) == ["", "", "ab"])
    try app.tap("Focus")
    #expect(fields(of: app) == ["", "", "[ab]"])
  }

  @Test func `a field with an identifier keeps the focus while its placeholder changes`() throws {
    var app = try FieldsApp.launched()
    try type("ab", in: &app)
    try app.type(.clear)
    try type("c", in: &app)
    #expect(fields(of: app) == ["", "", "[c]"])
  }

  @Test func `fields that look alike are told apart`() throws {
    var app = try unfocused()
    try app.perform(.tap, on: 1)
    try type("a", in: &app)
    #expect(fields(of: app) == ["", "[a]", ""])
    try app.perform(.tap, on: 0)
    try type("b", in: &app)
    #expect(fields(of: app) == ["[b]", "a", ""])
  }

  @Test func `moving the focus keeps the keyboard up`() throws {
    var app = try unfocused()
    try app.perform(.tap, on: 0)
    try app.advance(by: .milliseconds(250))
    try app.perform(.tap, on: 1)
    #expect(app.isIdle)
    #expect(app.nextChange == nil)
    #expect(hasKeyboard(app))
  }

  @Test func `a field that goes takes the focus along`() throws {
    var app = try unfocused()
    try app.perform(.tap, on: 1)
    try app.tap("Toggle")
    #expect(fields(of: app) == ["", ""])
    #expect(!app.isIdle)
    try app.advance(by: .milliseconds(250))
    #expect(!hasKeyboard(app))
    try type("a", in: &app)
    #expect(fields(of: app) == ["", ""])
  }

  @Test func `a field keeps the focus when another one goes`() throws {
    var app = try FieldsApp.launched()
    try app.tap("Toggle")
    #expect(fields(of: app) == ["", "[]"])
  }

  @Test func `a field refuses what is above its limit, character by character`() throws {
    var app = try FieldsApp.launched()
    try type("añ👩‍👧x!", in: &app)
    #expect(fields(of: app) == ["", "", "[añ👩‍👧]"])
    let revision = app.revision
    try type("y", in: &app)
    #expect(app.revision == revision)
  }

  @Test func `a combining mark joins the character before it`() throws {
    var app = try FieldsApp.launched()
    try type("abe", in: &app)
    try app.type(.character("\u{301}"))
    #expect(fields(of: app) == ["", "", "[abé]"])
  }

  @Test func `a line feed is Return, with a carriage return as well`() throws {
    for character in ["\n", "\r\n"] as [Character] {
      var app = try FieldsApp.launched()
      try app.type(.character(character))
      #expect(fields(of: app) == ["", "", ""])
      #expect(app.now == .milliseconds(50))
    }
  }
}
