import AppModelKit
import Testing

struct TodoKeyboardTests {
  private func typing() throws -> AppDriver {
    var app = try AppDriver("todo")
    try app.tapAndSettle("Add Todo")
    try app.tap("Title")
    return app
  }

  private func keyboard(of app: AppDriver) -> Int? {
    app.screen.elements.firstIndex { $0.type == .keyboard }
  }

  @Test func `a tap on the field brings up the keyboard, in 250 ms`() throws {
    var app = try typing()
    let field = try app.element("Title")
    #expect(field.isFocused)
    #expect(field.traits == [.interactive, .editable])
    let last = app.screen.elements.last
    #expect(last?.description == "keyboard (0, 407, 375, 260)")
    #expect(!app.app.isIdle)
    #expect(app.app.nextChange == app.now + .milliseconds(250))
    try app.settle()
    #expect(app.now == .milliseconds(450 + 100 + 250))
    #expect(app.screen.screen == "Add")
  }

  @Test func `the keyboard covers the done button but not the wheels`() throws {
    let app = try typing()
    let done = try app.index(of: "Done")
    let cover = try #require(keyboard(of: app))
    #expect(app.screen.obstruction(of: done) == .covered(by: cover))
    #expect(try app.isHittable("March"))
  }

  @Test func `what touches the keyboard stays there`() throws {
    var app = try typing()
    try app.settle()
    try app.tap("Done")
    #expect(app.screen.screen == "Add")
    #expect(try app.element("Title").isFocused)
  }

  @Test func `each character takes 50 ms`() throws {
    var app = try typing()
    let start = app.now
    try app.type("Eat")
    #expect(app.now == start + .milliseconds(150))
    #expect(try app.element("Title").value == "Eat")
  }

  @Test func `return puts the keyboard away, which covers until it is gone`() throws {
    var app = try typing()
    try app.settle()
    try app.type("\n")
    #expect(try !app.element("Title").isFocused)
    #expect(!app.app.isIdle)
    #expect(try !app.isHittable("Done"))
    try app.advance(by: .milliseconds(249))
    #expect(keyboard(of: app) != nil)
    try app.advance(by: .milliseconds(1))
    #expect(keyboard(of: app) == nil)
    #expect(try app.isHittable("Done"))
    #expect(app.app.isIdle)
  }

  @Test func `a tap on a label ends editing, a tap on a button does not`() throws {
    var app = try typing()
    try app.tap("Travel")
    #expect(try app.element("Title").isFocused)
    try app.tap("Todo Title:")
    #expect(try !app.element("Title").isFocused)
  }

  @Test func `dismissing takes 100 ms`() throws {
    var app = try typing()
    try app.settle()
    let start = app.now
    try app.app.type(.dismiss)
    #expect(app.now == start + .milliseconds(100))
    #expect(app.app.nextChange == start + .milliseconds(350))
  }

  @Test func `clearing empties the field at the end of 50 ms`() throws {
    var app = try typing()
    try app.type("Eat")
    try app.app.type(.clear)
    #expect(try app.element("Title").value == "")
    #expect(try app.element("Title").isFocused)
  }

  @Test func `without focus nothing is typed, but time passes`() throws {
    var app = try AppDriver("todo")
    try app.tapAndSettle("Add Todo")
    let before = app.tree
    try app.type("ab")
    try app.app.type(.clear)
    try app.app.type(.dismiss)
    #expect(app.tree == before)
    #expect(app.now == .milliseconds(450 + 150 + 100))
    #expect(app.app.isIdle)
  }

  @Test func `a tap while the keyboard leaves brings it back`() throws {
    var app = try typing()
    try app.settle()
    try app.type("\n")
    try app.advance(by: .milliseconds(100))
    try app.tap("Title")
    #expect(app.app.nextChange == app.now + .milliseconds(250))
    try app.advance(by: .milliseconds(250))
    #expect(keyboard(of: app) != nil)
    #expect(app.app.isIdle)
    #expect(app.app.nextChange == nil)
  }

  @Test func `leaving the screen ends editing`() throws {
    var app = try typing()
    try app.type("Eat")
    try app.tap("Todo List", .button)
    #expect(app.screen.elements.allSatisfy { !$0.isFocused })
    try app.advance(by: .milliseconds(250))
    #expect(keyboard(of: app) == nil)
    #expect(!app.app.isIdle)
    try app.advance(by: .milliseconds(100))
    #expect(app.screen.screen == "Root")
  }
}
