import AppModelKit
import Testing

struct TodoListsTogglingTests {
  private func list(
    _ title: String,
    _ arguments: String...,
    date: DateTime? = nil
  ) throws -> AppDriver {
    var app = try AppDriver("todo-lists", arguments: arguments, date: date)
    try app.tapAndSettle(title)
    try app.advance(by: .seconds(1))
    return app
  }

  private func rows(of app: AppDriver) -> [String] {
    let texts = app.labels(.staticText)
    return stride(from: 0, to: texts.count, by: 2).map { texts[$0] }
  }

  @Test(arguments: [
    ("Due Today", ["done: Do something", "Stuff and things"]),
    ("Unfinished", ["Do anything", "Do be do be do", "Stuff and things", "Like y'know?"]),
    ("Finished", ["done: Do something"]),
  ])
  func `each list has its rows`(title: String, expected: [String]) throws {
    #expect(rows(of: try list(title)) == expected)
  }

  @Test func `due dates count from the moment of launch`() throws {
    let app = try list("Unfinished", date: DateTime(iso8601: "2020-02-29T21:05:00Z"))
    #expect(
      app.labels(.staticText) == [
        "Do anything", "Wednesday, February 19, 2020 at 9:05 PM",
        "Do be do be do", "Tuesday, March 10, 2020 at 9:05 PM",
        "Stuff and things", "Saturday, February 29, 2020 at 9:05 PM",
        "Like y'know?", "Wednesday, February 19, 2020 at 9:05 PM",
      ]
    )
  }

  @Test func `due today means the day on which the list is opened`() throws {
    var app = try AppDriver("todo-lists", date: DateTime(iso8601: "2015-09-12T23:59:59Z"))
    try app.advance(by: .milliseconds(899))
    try app.tapAndSettle("Due Today")
    try app.advance(by: .seconds(1))
    #expect(rows(of: app) == ["done: Do something", "Stuff and things"])
    try app.tapAndSettle("Pick a List", .button)
    try app.advance(by: .seconds(1))
    try app.tapAndSettle("Due Today")
    try app.advance(by: .seconds(1))
    #expect(rows(of: app) == [])
  }

  @Test func `a press of 500 ms toggles while the finger is down, once`() throws {
    var app = try list("Due Today")
    let row = try app.index(of: "Stuff and things")
    let start = app.now
    try app.app.perform(.press(.milliseconds(1200)), on: row)
    #expect(app.now == start + .milliseconds(1200))
    #expect(rows(of: app) == ["done: Do something", "done: Stuff and things"])
    #expect(app.app.isIdle)
    #expect(app.element(ofCell: 1).value == "1")
    #expect(app.element(ofCell: 1).traits == [.interactive, .marked])
    #expect(app.screen.screen == "List")
  }

  @Test func `the rows change at 500 ms and reload for 300 ms`() throws {
    var app = try list("Due Today")
    try app.perform(.press(.milliseconds(500)), on: "done: Do something")
    #expect(rows(of: app) == ["Do something", "Stuff and things"])
    #expect(!app.app.isIdle)
    #expect(app.app.nextChange == app.now + .milliseconds(300))
    try app.settle()
    #expect(app.app.nextChange == nil)
  }

  @Test func `a press on the cell itself toggles too`() throws {
    var app = try list("Finished")
    let cell = try #require(app.screen.elements.firstIndex { $0.type == .cell })
    try app.app.perform(.press(.milliseconds(600)), on: cell)
    #expect(rows(of: app) == [])
  }

  @Test(arguments: [Gesture.tap, .doubleTap, .press(.milliseconds(499)), .swipe(.left)])
  func `shorter touches do nothing`(gesture: Gesture) throws {
    var app = try list("Unfinished")
    let before = app.screen
    try app.perform(gesture, on: "Do anything")
    #expect(app.screen.elements == before.elements)
    #expect(app.app.isIdle)
  }

  @Test func `toggling in a list of one kind takes the row away at once`() throws {
    var app = try list("Unfinished")
    try app.perform(.press(.milliseconds(500)), on: "Do be do be do")
    #expect(rows(of: app) == ["Do anything", "Stuff and things", "Like y'know?"])
    #expect(!app.app.isIdle)
  }

  @Test func `as its first version the app crashes there, and nothing goes on`() throws {
    var app = try list("Unfinished", "-legacyCrashOnToggle")
    let fault = AppFault("the toggled row is no longer in the list")
    #expect(throws: fault) {
      try app.perform(.press(.milliseconds(600)), on: "Do anything")
    }
    #expect(app.app.nextChange == nil)
    #expect(throws: fault) { try app.tap("Pick a List", .button) }
    #expect(throws: fault) { try app.advance(by: .seconds(1)) }
    #expect(throws: fault) { try app.type("a") }
    #expect(
      rows(of: app) == ["Do anything", "Do be do be do", "Stuff and things", "Like y'know?"]
    )
  }

  @Test func `even its first version can toggle what stays in its list`() throws {
    var app = try list("Due Today", "legacyCrashOnToggle")
    try app.perform(.press(.milliseconds(500)), on: "Stuff and things")
    #expect(rows(of: app) == ["done: Do something", "done: Stuff and things"])
  }
}

extension AppDriver {
  /// The n-th cell.
  fileprivate func element(ofCell place: Int) -> ElementSnapshot {
    screen.elements.filter { $0.type == .cell }[place]
  }
}
