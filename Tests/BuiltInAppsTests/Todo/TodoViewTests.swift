import AppModelKit
import Testing

struct TodoViewTests {
  private func view(_ title: String) throws -> AppDriver {
    var app = try AppDriver("todo")
    try app.tapAndSettle(title)
    return app
  }

  private let gym = """
    navigationBar #View Todo 'View Todo' (0, 20, 375, 44)
      button 'Todo List' (0, 20, 120, 44)
      button #Edit Todo 'Edit' (315, 20, 60, 44)
    staticText 'Go to Gym' (94, 84, 265, 50)
    staticText 'Is Scheduled For:' (32, 160, 311, 24)
    staticText '2018-10-20' (32, 190, 311, 24)
    button #Delete Todo 'Delete' (162.5, 550, 50, 33)
    toolbar (0, 623, 375, 44)
      button 'Share' (0, 623, 60, 44)
    """

  @Test func `a row leads to its to-do`() throws {
    var app = try AppDriver("todo")
    try app.tap("2018-10-20")
    #expect(app.screen.latestTransition == "viewTodo")
    #expect(app.screen.screen == nil)
    #expect(app.labels(.staticText).prefix(2) == ["Go to Gym", "2018-10-20"])
    #expect(
      app.labels(.staticText).suffix(3) == ["Go to Gym", "Is Scheduled For:", "2018-10-20"]
    )
    try app.settle()
    #expect(app.now == .milliseconds(450))
    #expect(app.screen.screen == "View")
    #expect(app.tree == gym)
  }

  @Test func `back leads to the list`() throws {
    var app = try view("Go to Gym")
    try app.tap("Todo List")
    #expect(app.screen.latestTransition == "back")
    #expect(app.labels(.navigationBar) == ["Todo List"])
    try app.settle()
    #expect(app.tree == (try AppDriver("todo").tree))
  }

  @Test func `while it is deleted its labels linger, but its row is gone`() throws {
    var app = try view("Book Appointment")
    try app.tap("Delete Todo")
    #expect(
      app.labels(.staticText) == [
        "Book Appointment", "Is Scheduled For:", "2018-10-30",
        "Go to Gym", "2018-10-20", "Grocery Shopping", "2018-10-28", "Plan Holiday", "2018-10-31",
      ]
    )
    #expect(app.labels(.navigationBar) == ["Todo List"])
    #expect(app.screen.latestTransition == "back")
    try app.advance(by: .milliseconds(349))
    #expect(app.has("Is Scheduled For:"))
    try app.advance(by: .milliseconds(1))
    #expect(
      app.labels(.staticText) == [
        "Go to Gym", "2018-10-20", "Grocery Shopping", "2018-10-28", "Plan Holiday", "2018-10-31",
      ]
    )
  }

  @Test func `the share sheet covers everything else`() throws {
    var app = try view("Go to Gym")
    try app.tap("Share")
    #expect(app.screen.latestTransition == "share")
    #expect(app.screen.screen == nil)
    #expect(app.app.nextChange == app.now + .milliseconds(500))
    try app.settle()
    #expect(app.screen.screen == "View")
    let sheet = """
      sheet (0, 467, 375, 200) modal
        staticText 'I need to complete Go to Gym by 2018-10-20!' (16, 483, 343, 60)
        button 'Cancel' (16, 583, 343, 44)
      """
    #expect(app.tree == gym + "\n" + sheet)
    let modal = try #require(app.screen.elements.firstIndex { $0.type == .sheet })
    for text in ["Todo List", "Edit Todo", "Delete Todo", "Share", "Go to Gym"] {
      let index = try #require(
        app.screen.elements.firstIndex { $0.label == text || $0.identifier == text }
      )
      #expect(app.screen.obstruction(of: index) == .covered(by: modal))
      try app.app.perform(.tap, on: index)
    }
    try app.tap("I need to complete Go to Gym by 2018-10-20!")
    #expect(app.screen.screen == "View")
    #expect(app.tree == gym + "\n" + sheet)
  }

  @Test func `cancel takes the sheet away in 500 ms`() throws {
    var app = try view("Go to Gym")
    try app.tapAndSettle("Share")
    try app.tap("Cancel")
    #expect(app.has("Cancel"))
    #expect(app.screen.screen == nil)
    try app.advance(by: .milliseconds(499))
    #expect(app.has("Cancel"))
    try app.advance(by: .milliseconds(1))
    #expect(app.tree == gym)
    #expect(app.screen.screen == "View")
  }

  @Test func `a second tap on a row that is leaving does nothing`() throws {
    var app = try AppDriver("todo")
    try app.perform(.doubleTap, on: "Go to Gym")
    try app.settle()
    #expect(app.tree == gym)
    #expect(app.now == .milliseconds(550))
  }
}
