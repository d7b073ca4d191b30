import AppModelKit
import Testing

/// An app that schedules actions, and shows when each one happened.
private struct ClockApp: AppModel {
  enum Action: Hashable {
    case order
    case cancel
    case loop
    case fail
    case wait
    case note(String)
    case forget
    case flood
  }

  static let wait = Delay("wait", nominal: .milliseconds(1000), range: 0.5...3)
  static let description = AppDescription.sample(delays: [wait])

  let rootScreen = OnlyScreen.only
  var log: [String] = []

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.staticText(log.joined(separator: ", "), frame: Rect(0, 0, 375, 20))
    let buttons: [(String, Action)] = [
      ("Order", .order), ("Cancel", .cancel), ("Loop", .loop), ("Fail", .fail), ("Wait", .wait),
      ("Flood", .flood),
    ]
    for (place, (label, action)) in buttons.enumerated() {
      canvas.button(label, frame: Rect(0, 20 + 40 * Double(place), 100, 40), tap: action)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .order:
      for (text, milliseconds) in [("b", 200), ("a", 100), ("c", 200), ("now", 0), ("d", 200)] {
        app.schedule(.note(text), after: fixed(milliseconds))
      }
    case .cancel:
      app.schedule(.note("a"), after: fixed(100))
      app.schedule(.note("b"), after: fixed(200))
      app.schedule(.note("a"), after: fixed(300))
      app.schedule(.forget, after: fixed(150))
    case .forget: app.cancel(.note("a"))
    case .flood: for number in 1...10_001 { app.schedule(.note("\(number)"), after: Self.wait) }
    case .loop: app.schedule(.loop, after: fixed(0))
    case .fail:
      log.append("half")
      throw AppFault("the well is dry")
    case .wait: app.schedule(.note("waited"), after: Self.wait)
    case .note(let text): log.append("\(text) \(app.now / .milliseconds(1))")
    }
  }

  private func fixed(_ milliseconds: Int) -> Delay {
    Delay("fixed", nominal: .milliseconds(milliseconds), range: 1...1)
  }
}

struct TimeTests {
  private func log(of app: any RunningApp) -> String { app.labels(.staticText).first ?? "" }

  @Test func `what is due happens in order, equal times in the order of scheduling`() throws {
    var app = try ClockApp.launched()
    try app.tap("Order")
    #expect(log(of: app) == "now 100.0")
    #expect(app.nextChange == .milliseconds(200))
    try app.advance(to: .milliseconds(299))
    #expect(log(of: app) == "now 100.0, a 200.0")
    try app.advance(to: .milliseconds(300))
    #expect(log(of: app) == "now 100.0, a 200.0, b 300.0, c 300.0, d 300.0")
    #expect(app.nextChange == nil)
  }

  @Test func `what is due during a gesture happens before its effect`() throws {
    var app = try ClockApp.launched()
    try app.tap("Order")
    try app.tap("Cancel")
    #expect(log(of: app) == "now 100.0, a 200.0")
    try app.perform(.swipe(.left), on: "Wait")
    #expect(log(of: app) == "now 100.0, a 200.0, b 300.0, c 300.0, d 300.0, a 300.0, b 400.0")
  }

  @Test func `a scheduled action can be cancelled by its value`() throws {
    var app = try ClockApp.launched()
    try app.tap("Cancel")
    try app.advance(by: .seconds(1))
    #expect(log(of: app) == "a 200.0, b 300.0")
  }

  @Test func `moving to the present lets nothing else happen`() throws {
    var app = try ClockApp.launched()
    try app.tap("Order")
    try app.advance(to: app.now)
    #expect(app.now == .milliseconds(100))
  }

  @Test func `a model that schedules without end crashes`() throws {
    var app = try ClockApp.launched()
    let fault = AppFault(
      "more than 10000 actions are due at one instant: it schedules without end"
    )
    #expect(throws: fault) { try app.tap("Loop") }
    #expect(app.now == .milliseconds(100))
    #expect(app.nextChange == nil)
    #expect(throws: fault) { try app.tap("Order") }
  }

  @Test func `a model that schedules too much crashes at once, not when the first of it is due`()
    throws
  {
    var app = try ClockApp.launched()
    let fault = AppFault("more than 10000 actions are waiting: it schedules without end")
    #expect(throws: fault) { try app.tap("Flood") }
    #expect(app.now == .milliseconds(100))
    #expect(app.nextChange == nil)
  }

  @Test func `a model that throws crashes, and is left as it was`() throws {
    var app = try ClockApp.launched()
    let before = app.tree
    #expect(throws: AppFault("the well is dry")) { try app.tap("Fail") }
    #expect(app.tree == before)
    #expect(throws: AppFault("the well is dry")) { try app.advance(by: .zero) }
  }

  @Test func `an app starts at the runner's moment`() throws {
    let request = LaunchRequest(start: .seconds(5))
    var app = try ClockApp.launch(request).app
    #expect(app.now == .seconds(5))
    try app.tap("Wait")
    #expect(app.nextChange == .milliseconds(6100))
  }

  // MARK: Delays

  private func waits(_ timing: DelayTiming, count: Int = 200) throws -> [Int64] {
    var app = try ClockApp.launched(timing: timing)
    return try (0..<count).map { _ in
      try app.tap("Wait")
      let next = try #require(app.nextChange)
      let wait = (next - app.now).components
      try app.advance(to: next)
      return wait.seconds * 1000 + wait.attoseconds / 1_000_000_000_000_000
    }
  }

  @Test func `delays are nominal unless drawn`() throws {
    #expect(try Set(waits(.nominal)) == [1000])
  }

  @Test func `the same seed draws the same delays, within their range`() throws {
    let drawn = try waits(.random(seed: 7))
    #expect(try drawn == waits(.random(seed: 7)))
    #expect(try drawn != waits(.random(seed: 8)))
    #expect(drawn.allSatisfy { (500...3000).contains($0) })
    #expect(drawn.contains { $0 < 1000 })
    #expect(drawn.contains { $0 > 2500 })
  }

  @Test func `a seed means the same delays for ever`() throws {
    #expect(try waits(.random(seed: 1), count: 5) == [1916, 2365, 2928, 1611, 1611])
  }

  @Test func `a copy draws the same delays as its original`() throws {
    var app = try ClockApp.launched(timing: .random(seed: 3))
    try app.tap("Wait")
    var copy = app
    try app.tap("Wait")
    try copy.tap("Wait")
    #expect(app.nextChange == copy.nextChange)
  }
}
