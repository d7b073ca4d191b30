import AppModelKit
import Testing

/// An app over which a question of the system comes.
private struct InterruptedApp: AppModel {
  enum Action: Hashable {
    case start
    case allowed
    case refused
    case away
    case back
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var state = "quiet"

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.staticText(state)
    canvas.button("Start", tap: .start)
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    state = "\(action)"
    guard action == .start else { return }
    let question = Interruption<Action>.permission("May it?", allowed: .allowed, refused: .refused)
    app.interrupt(question, after: .network("question", nominal: .milliseconds(250)))
  }

  mutating func didEnterBackground(in app: inout AppContext<Self>) { state = "away" }

  mutating func willEnterForeground(in app: inout AppContext<Self>) { state += " and back" }
}

struct InterruptionTests {
  @Test func `an alert lies over the app until it is answered`() throws {
    var app = try InterruptedApp.launched()
    try app.tap("Start")
    #expect(app.labels(.alert) == [])
    try app.advance(by: .milliseconds(250))
    #expect(
      app.tree == """
        staticText 'start' (16, 36, 343, 44)
        button 'Start' (16, 88, 343, 44)
        alert 'May it?' (52, 266, 271, 135) modal
          staticText 'May it?' (68, 282, 239, 60)
          button 'Don’t Allow' (52, 357, 135.5, 44)
          button 'Allow' (187.5, 357, 135.5, 44)
        """
    )
    try app.tap("Start")
    #expect(app.labels(.staticText) == ["start", "May it?"])
    try app.tap("Allow")
    #expect(app.labels(.staticText) == ["allowed"])
  }

  @Test func `an alert that is due during a touch waits until the finger is up`() throws {
    var app = try InterruptedApp.launched()
    try app.tap("Start")
    try app.advance(by: .milliseconds(200))
    try app.tap("Start")
    #expect(app.labels(.alert) == ["May it?"])
    try app.advance(by: .milliseconds(250))
    try app.tap("Don’t Allow")
    #expect(app.labels(.alert) == ["May it?"])
    try app.tap("Don’t Allow")
    #expect(app.tree.hasPrefix("staticText 'refused'") && app.labels(.alert) == [])
  }

  @Test func `what is scheduled goes on in the background`() throws {
    var app = try InterruptedApp.launched()
    try app.tap("Start")
    try app.stayInBackground(for: .seconds(5))
    #expect(app.now == .milliseconds(5100))
    #expect(app.labels(.staticText) == ["away and back", "May it?"])
  }
}
