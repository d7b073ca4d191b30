import AppModelKit
import Testing

/// An app with a view whose content is wider and higher than the view.
private struct PlanApp: AppModel {
  enum Action: Hashable {
    case enter(String)
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var room = ""

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.staticText(room, identifier: "room", frame: Rect(0, 0, 375, 20))
    canvas.scroll(identifier: "plan", frame: Rect(0, 100, 200, 200), contentWidth: 500) { plan in
      plan.button("Hall", frame: Rect(0, 100, 100, 100), tap: .enter("Hall"))
      plan.button("Tower", frame: Rect(400, 500, 100, 100), tap: .enter("Tower"))
      plan.staticText("Legend")
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .enter(let room): self.room = room
    }
  }
}

struct PlanScrollingTests {
  private func place(of label: String, in app: any RunningApp) -> Rect? {
    app.seen.elements.first { $0.label == label }?.frame
  }

  @Test func `content without a frame is as wide as the content`() throws {
    #expect(try place(of: "Legend", in: PlanApp.launched()) == Rect(16, 116, 468, 44))
  }

  @Test(arguments: [
    (Gesture.scroll(.down), Rect(0, 0, 100, 100)), (.scroll(.right), Rect(-100, 100, 100, 100)),
    (.swipe(.left), Rect(-100, 100, 100, 100)), (.swipe(.right), Rect(0, 100, 100, 100)),
    (.drag(by: Point(x: -30, y: 10)), Rect(-30, 100, 100, 100)),
    (.drag(by: Point(x: 10, y: -30)), Rect(0, 70, 100, 100)),
  ])
  func `each gesture moves the content along its axis`(gesture: Gesture, hall: Rect) throws {
    var app = try PlanApp.launched()
    try app.perform(gesture, on: "plan")
    #expect(place(of: "Hall", in: app) == hall)
  }

  @Test func `an element is scrolled to along both axes at once`() throws {
    var app = try PlanApp.launched()
    let tower = try #require(app.seen.elements.firstIndex { $0.label == "Tower" })
    let hasMoved = app.scrollToVisible(tower)
    #expect(hasMoved)
    #expect(place(of: "Tower", in: app) == Rect(100, 200, 100, 100))
    let movesAgain = app.scrollToVisible(tower)
    #expect(!movesAgain)
    try app.tap("Tower")
    #expect(app.seen.elements.first?.label == "Tower")
  }
}
