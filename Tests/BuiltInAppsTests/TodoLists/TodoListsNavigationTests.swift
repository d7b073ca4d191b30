import AppModelKit
import Testing

struct TodoListsNavigationTests {
  private let lists = """
    navigationBar 'Pick a List' (0, 20, 375, 44)
    table (0, 64, 375, 603)
      cell (0, 64, 375, 44)
        staticText 'Due Today' (16, 74, 343, 24)
      cell (0, 108, 375, 44)
        staticText 'Unfinished' (16, 118, 343, 24)
      cell (0, 152, 375, 44)
        staticText 'Finished' (16, 162, 343, 24)
    """

  private let dueToday = """
    navigationBar 'Due Today' (0, 20, 375, 44)
      button 'Pick a List' (0, 20, 120, 44)
    table (0, 64, 375, 603)
      cell value '1' (0, 64, 375, 44) marked
        staticText 'done: Do something' (16, 66, 343, 22)
        staticText 'Saturday, September 12, 2015 at 12:00 PM' (16, 88, 343, 18)
      cell value '0' (0, 108, 375, 44)
        staticText 'Stuff and things' (16, 110, 343, 22)
        staticText 'Saturday, September 12, 2015 at 12:00 PM' (16, 132, 343, 18)
    """

  @Test func `it starts with the three lists`() throws {
    let app = try AppDriver("todo-lists")
    #expect(app.tree == lists)
    #expect(app.screen.screen == "Lists")
    #expect(app.app.nextChange == nil)
  }

  @Test func `a row's text selects the row, and both tables are there for a while`() throws {
    var app = try AppDriver("todo-lists")
    try app.tap("Due Today")
    #expect(app.now == .milliseconds(100))
    #expect(
      app.tree == """
        navigationBar 'Due Today' (0, 20, 375, 44) moving
          button 'Pick a List' (0, 20, 120, 44) moving
        table (0, 64, 375, 603) moving
          cell (0, 64, 375, 44) moving
            staticText 'Due Today' (16, 74, 343, 24) moving
          cell (0, 108, 375, 44) moving
            staticText 'Unfinished' (16, 118, 343, 24) moving
          cell (0, 152, 375, 44) moving
            staticText 'Finished' (16, 162, 343, 24) moving
        table (0, 64, 375, 603) moving
          cell value '1' (0, 64, 375, 44) marked moving
            staticText 'done: Do something' (16, 66, 343, 22) moving
            staticText 'Saturday, September 12, 2015 at 12:00 PM' (16, 88, 343, 18) moving
          cell value '0' (0, 108, 375, 44) moving
            staticText 'Stuff and things' (16, 110, 343, 22) moving
            staticText 'Saturday, September 12, 2015 at 12:00 PM' (16, 132, 343, 18) moving
        """
    )
    #expect(app.screen.screen == nil)
    #expect(app.screen.latestTransition == "showDetail")
    try app.settle()
    #expect(app.now == .milliseconds(450))
    #expect(app.screen.screen == "List")
    #expect(app.labels(.cell).count == 5)
    #expect(app.app.nextChange == .milliseconds(950))
    try app.app.advance(to: .milliseconds(949))
    #expect(app.labels(.cell).count == 5)
    try app.app.advance(to: .milliseconds(950))
    #expect(app.tree == dueToday)
    #expect(app.app.nextChange == nil)
  }

  @Test func `the lingering table lies under the new one`() throws {
    var app = try AppDriver("todo-lists")
    try app.tapAndSettle("Unfinished")
    let tables = app.screen.elements.indices.filter { app.screen.elements[$0].type == .table }
    let row = try app.index(of: "Due Today")
    #expect(app.screen.obstruction(of: tables[0]) == .covered(by: tables[1]))
    #expect(!app.screen.isHittable(row))
    try app.app.perform(.tap, on: row)
    #expect(app.screen.latestTransition == "showDetail")
    #expect(app.app.isIdle)
  }

  @Test func `back leads to the lists, and the list's table lingers too`() throws {
    var app = try AppDriver("todo-lists")
    try app.tapAndSettle("Finished")
    try app.advance(by: .seconds(1))
    let back = try app.element("Pick a List", .button)
    #expect(back.traits == [.interactive, .backButton])
    try app.tap("Pick a List", .button)
    #expect(app.screen.latestTransition == "back")
    #expect(app.screen.screen == nil)
    #expect(app.labels(.cell).count == 4)
    try app.advance(by: .milliseconds(350))
    #expect(app.screen.screen == "Lists")
    #expect(app.labels(.cell).count == 4)
    try app.advance(by: .milliseconds(500))
    #expect(app.tree == lists)
  }

  @Test func `tables that linger from two screen changes go one after the other`() throws {
    var app = try AppDriver("todo-lists")
    try app.tapAndSettle("Due Today")
    try app.tapAndSettle("Pick a List", .button)
    #expect(app.now == .milliseconds(900))
    #expect(app.labels(.cell).count == 3 + 2 + 3)
    try app.app.advance(to: .milliseconds(950))
    #expect(app.labels(.cell).count == 2 + 3)
    try app.app.advance(to: .milliseconds(1400))
    #expect(app.tree == lists)
  }

  @Test func `no element has an identifier`() throws {
    var app = try AppDriver("todo-lists")
    try app.tap("Unfinished")
    #expect(app.screen.elements.allSatisfy { $0.identifier.isEmpty })
  }
}
