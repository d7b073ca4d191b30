import AppModelKit
import Testing

struct TodoEditingTests {
  private func adding() throws -> AppDriver {
    var app = try AppDriver("todo")
    try app.tapAndSettle("Add Todo")
    return app
  }

  private func editing(_ title: String) throws -> AppDriver {
    var app = try AppDriver("todo")
    try app.tapAndSettle(title)
    try app.tapAndSettle("Edit Todo", .button)
    return app
  }

  private func rows(of app: AppDriver) -> [String] {
    app.labels(.staticText)
  }

  @Test func `the add screen starts empty, with a child's button chosen`() throws {
    let app = try adding()
    #expect(app.screen.latestTransition == "addTodo")
    #expect(app.screen.screen == "Add")
    #expect(
      app.tree == """
        navigationBar #New Todo 'New Todo' (0, 20, 375, 44)
          button 'Todo List' (0, 20, 120, 44)
        button #Child 'Child' (34, 124, 50, 50) selected
        button #Phone 'Phone' (117.5, 124, 50, 50)
        button #Shopping Cart 'Shopping Cart' (201.5, 124, 50, 50)
        button #Travel 'Travel' (285, 124, 50, 50)
        staticText 'Todo Title:' (34, 220, 81, 20.5)
        textField #Title (154, 216, 181, 30)
        datePicker (0, 281, 375, 216)
          pickerWheel value 'March' (0, 281, 125, 216)
          pickerWheel value '2' (125, 281, 125, 216)
          pickerWheel value '2016' (250, 281, 125, 216)
        button #Done 'Done' (159.5, 537, 56, 41)
        """
    )
  }

  @Test func `the edit screen starts with what is there`() throws {
    let app = try editing("Grocery Shopping")
    #expect(app.screen.latestTransition == "editTodo")
    #expect(app.screen.screen == "Edit")
    #expect(
      app.tree == """
        navigationBar #Edit Todo 'Edit Todo' (0, 20, 375, 44)
          button 'View Todo' (0, 20, 120, 44)
        button #Child 'Child' (34, 124, 50, 50)
        button #Phone 'Phone' (117.5, 124, 50, 50)
        button #Shopping Cart 'Shopping Cart' (201.5, 124, 50, 50) selected
        button #Travel 'Travel' (285, 124, 50, 50)
        staticText #Edit Todo Title Label 'Todo Title:' (34, 220, 81, 20.5)
        textField #Edit Todo Title value 'Grocery Shopping' (154, 216, 181, 30)
        datePicker (0, 281, 375, 216)
          pickerWheel value 'October' (0, 281, 125, 216)
          pickerWheel value '28' (125, 281, 125, 216)
          pickerWheel value '2018' (250, 281, 125, 216)
        button #Done Editing 'Done' (159.5, 537, 56, 41)
        """
    )
  }

  @Test func `exactly one kind is chosen`() throws {
    var app = try adding()
    try app.tap("Travel")
    #expect(app.screen.elements.filter(\.isSelected).map(\.label) == ["Travel"])
    try app.tap("Travel")
    #expect(app.screen.elements.filter(\.isSelected).map(\.label) == ["Travel"])
  }

  @Test func `a new to-do is appended, even if it is like another one`() throws {
    var app = try adding()
    try app.tap("Title")
    try app.type("Go to Gym\n")
    try app.settle()
    try app.perform(.adjust(to: "October"), on: "March")
    try app.perform(.adjust(to: "20"), on: "2")
    try app.perform(.adjust(to: "2018"), on: "2016")
    try app.tap("Done", .button)
    #expect(app.screen.latestTransition == "back")
    try app.settle()
    #expect(
      rows(of: app) == [
        "Go to Gym", "2018-10-20", "Grocery Shopping", "2018-10-28", "Book Appointment",
        "2018-10-30", "Plan Holiday", "2018-10-31", "Go to Gym", "2018-10-20",
      ]
    )
    let last = try #require(app.screen.elements.lastIndex { $0.label == "Go to Gym" })
    try app.app.perform(.tap, on: last)
    try app.settle()
    try app.tapAndSettle("Delete Todo")
    #expect(
      rows(of: app) == [
        "Go to Gym", "2018-10-20", "Grocery Shopping", "2018-10-28", "Book Appointment",
        "2018-10-30", "Plan Holiday", "2018-10-31",
      ]
    )
  }

  @Test func `an empty title is accepted`() throws {
    var app = try AppDriver("todo", "emptyList")
    try app.tapAndSettle("Add Todo")
    try app.tapAndSettle("Done")
    #expect(rows(of: app) == ["", "2016-03-02"])
  }

  @Test func `an edited to-do keeps its place, and saving leads back to the list`() throws {
    var app = try editing("Grocery Shopping")
    try app.tap("Edit Todo Title")
    try app.app.type(.clear)
    try app.type("Shopping\n")
    try app.settle()
    try app.perform(.adjust(to: "1"), on: "28")
    try app.tap("Child")
    try app.tap("Done Editing")
    #expect(app.screen.latestTransition == "back")
    #expect(app.labels(.navigationBar) == ["Todo List"])
    try app.settle()
    #expect(app.screen.screen == "Root")
    #expect(
      rows(of: app) == [
        "Go to Gym", "2018-10-20", "Shopping", "2018-10-01", "Book Appointment", "2018-10-30",
        "Plan Holiday", "2018-10-31",
      ]
    )
    try app.tapAndSettle("Shopping")
    try app.tapAndSettle("Edit Todo", .button)
    #expect(app.screen.elements.filter(\.isSelected).map(\.label) == ["Child"])
  }

  @Test func `back discards what was entered`() throws {
    var app = try editing("Go to Gym")
    try app.tap("Edit Todo Title")
    try app.type("!\n")
    try app.settle()
    try app.tapAndSettle("View Todo", .button)
    #expect(app.labels(.staticText) == ["Go to Gym", "Is Scheduled For:", "2018-10-20"])
    try app.tapAndSettle("Edit Todo", .button)
    #expect(try app.element("Edit Todo Title").value == "Go to Gym")
  }

  @Test(arguments: [
    (["31", "February"], ["February", "29", "2016"]),
    (["31", "February", "2017"], ["February", "28", "2017"]),
    (["February", "31"], ["February", "29", "2016"]),
    (["31", "April", "May"], ["May", "30", "2016"]),
    (["2040"], ["March", "2", "2040"]),
    (["2041"], ["March", "2", "2016"]),
    (["32"], ["March", "2", "2016"]),
  ])
  func `a day past the month's end snaps back to its last`(
    turns: [String],
    expected: [String]
  ) throws {
    var app = try adding()
    for turn in turns {
      let wheel = Int(turn).map { $0 < 100 ? 1 : 2 } ?? 0
      let wheels = app.screen.elements.indices.filter {
        app.screen.elements[$0].type == .pickerWheel
      }
      let start = app.now
      try app.app.perform(.adjust(to: turn), on: wheels[wheel])
      #expect(app.now == start + .milliseconds(200))
    }
    let values = app.screen.elements.filter { $0.type == .pickerWheel }.map(\.value)
    #expect(values == expected)
  }

  @Test func `the wheels say what they can be adjusted to`() throws {
    let app = try adding()
    let wheels = app.screen.elements.filter { $0.type == .pickerWheel }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let days = (1...31).map { "\($0)" }
    let years = (2000...2040).map { "\($0)" }
    let expected: [ElementSnapshot.Adjustment?] = [months, days, years].map { .options($0) }
    #expect(wheels.map(\.adjustment) == expected)
  }
}
