import AppModelKit
import Testing

struct TodoRootTests {
  @Test func `it starts with four to-dos`() throws {
    let app = try AppDriver("todo")
    #expect(
      app.tree == """
        navigationBar #Todo List 'Todo List' (0, 20, 375, 44)
          button #Add Todo 'Add' (327, 20, 48, 44)
        table (0, 64, 375, 603)
          cell (0, 64, 375, 83)
            staticText 'Go to Gym' (60, 80, 255, 24)
            staticText '2018-10-20' (60, 108, 255, 20)
          cell (0, 147, 375, 83)
            staticText 'Grocery Shopping' (60, 163, 255, 24)
            staticText '2018-10-28' (60, 191, 255, 20)
          cell (0, 230, 375, 83)
            staticText 'Book Appointment' (60, 246, 255, 24)
            staticText '2018-10-30' (60, 274, 255, 20)
          cell (0, 313, 375, 83)
            staticText 'Plan Holiday' (60, 329, 255, 24)
            staticText '2018-10-31' (60, 357, 255, 20)
        """
    )
    #expect(app.screen.screen == "Root")
  }

  @Test func `it can start empty`() throws {
    let app = try AppDriver("todo", "-emptyList")
    #expect(
      app.tree == """
        navigationBar #Todo List 'Todo List' (0, 20, 375, 44)
          button #Add Todo 'Add' (327, 20, 48, 44)
        table (0, 64, 375, 603)
        staticText 'No data is currently available.' (16, 300, 343, 40)
        """
    )
  }

  @Test func `a swipe to the left reveals the row's delete button`() throws {
    var app = try AppDriver("todo")
    try app.perform(.swipe(.left), on: "Grocery Shopping")
    #expect(app.now == .milliseconds(300))
    #expect(app.app.isIdle)
    #expect(
      app.tree == """
        navigationBar #Todo List 'Todo List' (0, 20, 375, 44)
          button #Add Todo 'Add' (327, 20, 48, 44)
        table (0, 64, 375, 603)
          cell (0, 64, 375, 83)
            staticText 'Go to Gym' (60, 80, 255, 24)
            staticText '2018-10-20' (60, 108, 255, 20)
          cell (0, 147, 375, 83)
            staticText 'Grocery Shopping' (60, 163, 255, 24)
            staticText '2018-10-28' (60, 191, 255, 20)
            button 'Delete' (295, 147, 80, 83)
          cell (0, 230, 375, 83)
            staticText 'Book Appointment' (60, 246, 255, 24)
            staticText '2018-10-30' (60, 274, 255, 20)
          cell (0, 313, 375, 83)
            staticText 'Plan Holiday' (60, 329, 255, 24)
            staticText '2018-10-31' (60, 357, 255, 20)
        """
    )
  }

  @Test func `the revealed button removes the row, in an animation of 300 ms`() throws {
    var app = try AppDriver("todo")
    try app.perform(.swipe(.left), on: "Go to Gym")
    try app.tap("Delete")
    #expect(
      app.labels(.staticText) == [
        "Grocery Shopping", "2018-10-28", "Book Appointment", "2018-10-30", "Plan Holiday",
        "2018-10-31",
      ]
    )
    #expect(!app.has("Delete"))
    #expect(!app.app.isIdle)
    #expect(app.app.nextChange == .milliseconds(700))
    try app.settle()
    #expect(app.now == .milliseconds(700))
    #expect(app.screen.screen == "Root")
  }

  @Test func `removing the last row leaves the text for no data`() throws {
    var app = try AppDriver("todo")
    for title in ["Go to Gym", "Grocery Shopping", "Book Appointment", "Plan Holiday"] {
      #expect(!app.has("No data is currently available."))
      try app.perform(.swipe(.left), on: title)
      try app.tapAndSettle("Delete")
    }
    #expect(app.labels(.staticText) == ["No data is currently available."])
  }

  @Test(arguments: [
    (Gesture.tap, "Go to Gym"), (.tap, "Add Todo"), (.tap, "Grocery Shopping"),
    (.doubleTap, "Grocery Shopping"), (.press(.seconds(1)), "Add Todo"),
    (.swipe(.left), "Go to Gym"), (.swipe(.left), "Plan Holiday"), (.swipe(.right), "Go to Gym"),
    (.scroll(.down), "Plan Holiday"),
  ])
  func `any other gesture only hides the revealed button`(
    gesture: Gesture,
    text: String
  ) throws {
    var app = try AppDriver("todo")
    let before = app.tree
    try app.perform(.swipe(.left), on: "Go to Gym")
    #expect(app.has("Delete"))
    try app.perform(gesture, on: text)
    #expect(app.tree == before)
    #expect(app.app.isIdle)
    #expect(app.screen.latestTransition == nil)
  }

  @Test func `swipes in other directions reveal nothing`() throws {
    var app = try AppDriver("todo")
    let before = app.tree
    for direction in [Direction.right, .up, .down] {
      try app.perform(.swipe(direction), on: "Go to Gym")
    }
    try app.perform(.swipe(.left), on: "Add Todo")
    #expect(app.tree == before)
  }
}
