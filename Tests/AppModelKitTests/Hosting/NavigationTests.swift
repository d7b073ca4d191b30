import AppModelKit
import Testing

/// An app of screens that only lead to one another.
private struct ScreensApp: AppModel {
  enum Screen: String, AppScreen {
    case first = "First"
    case second = "Second"
    case third = "Third"
    case plain = "Plain"
    case sheet = "Sheet"
  }

  enum Action: Hashable {
    case push(Screen)
    case pushTwice
    case pop
    case popToRoot
    case replace
    case present
    case dismiss
    case soon
    case arrived
  }

  static let description = AppDescription.sample(
    screens: ["First", "Second", "Third", "Plain"],
    transitions: ["toSecond", "toThird", "toPlain", "one", "two", "replaced", "presented"]
  )
  let rootScreen = Screen.first
  var arrivals = 0

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    if screen == .sheet {
      canvas.sheet(frame: Rect(0, 600, 375, 60)) { sheet in
        sheet.button("Dismiss", frame: Rect(0, 600, 100, 30), tap: .dismiss)
        sheet.button("Replace", frame: Rect(0, 630, 100, 30), tap: .replace)
      }
      return
    }
    if screen != .plain { canvas.navigationBar("Title of \(screen.name)") }
    canvas.staticText("\(screen.name) \(arrivals)", frame: Rect(0, 64, 375, 36))
    let buttons: [(String, Action)] = [
      ("To second", .push(.second)), ("To third", .push(.third)), ("To plain", .push(.plain)),
      ("Twice", .pushTwice), ("Pop", .pop), ("Pop to root", .popToRoot), ("Replace", .replace),
      ("Present", .present), ("Soon", .soon), ("Dismiss nothing", .dismiss),
    ]
    for (place, (label, action)) in buttons.enumerated() {
      canvas.button(label, frame: Rect(0, 100 + 40 * Double(place), 100, 40), tap: action)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .push(let screen): app.push(screen, transition: "to\(screen.name)", completion: .arrived)
    case .pushTwice:
      app.push(.second, transition: "one")
      app.push(.third, transition: "two")
    case .pop: app.pop()
    case .popToRoot: app.popToRoot()
    case .replace: app.replaceScreens(with: .plain, transition: "replaced")
    case .present: app.presentSheet(.sheet, transition: "presented")
    case .dismiss: app.dismissSheet()
    case .soon:
      app.schedule(.push(.third), after: Delay("soon", nominal: .milliseconds(250), range: 1...1))
    case .arrived: arrivals += 1
    }
  }
}

struct NavigationTests {
  /// The texts, bars and the state of the navigation, in one line.
  private func summary(of app: any RunningApp) -> String {
    let bars = app.seen.elements.filter { $0.type == .navigationBar }.map(\.label)
    let back = app.seen.elements.filter { $0.traits.contains(.backButton) }.map(\.label)
    return [
      app.seen.screen ?? "-", app.seen.latestTransition ?? "none",
      bars.joined(separator: "+"), back.joined(separator: "+"),
      app.labels(.staticText).joined(separator: ", "), app.isIdle ? "idle" : "moving",
    ].joined(separator: " | ")
  }

  private func app(after taps: String...) throws -> any RunningApp {
    var app = try ScreensApp.launched()
    for text in taps {
      try app.tap(text)
      try app.advance(by: .seconds(1))
    }
    return app
  }

  @Test func `a push shows both screens under the new bar for 350 ms`() throws {
    var app = try ScreensApp.launched()
    #expect(summary(of: app) == "First | none | Title of First |  | First 0 | idle")
    try app.tap("To second")
    #expect(
      summary(of: app)
        == "- | toSecond | Title of Second | Title of First | First 0, Second 0 | moving"
    )
    #expect(app.nextChange == .milliseconds(450))
    try app.advance(to: .milliseconds(449))
    #expect(!app.isIdle)
    try app.advance(to: .milliseconds(450))
    #expect(
      summary(of: app) == "Second | toSecond | Title of Second | Title of First | Second 1 | idle"
    )
  }

  @Test func `during a push nothing takes touches, not even the bar`() throws {
    var app = try ScreensApp.launched()
    try app.tap("To second")
    #expect(app.seen.elements.allSatisfy { $0.traits.contains(.moving) })
    try app.tap("Title of First")
    #expect(app.seen.latestTransition == "toSecond")
    #expect(!app.seen.hasChangedScreenSinceGesture)
  }

  @Test func `back and pop lead to the screen below`() throws {
    for text in ["Title of Second", "Pop"] {
      var app = try app(after: "To second", "To third")
      #expect(
        summary(of: app) == "Third | toThird | Title of Third | Title of Second | Third 2 | idle"
      )
      try app.tap(text)
      #expect(
        summary(of: app)
          == "- | back | Title of Second | Title of First | Third 2, Second 2 | moving"
      )
      try app.advance(by: .milliseconds(350))
      #expect(
        summary(of: app) == "Second | back | Title of Second | Title of First | Second 2 | idle"
      )
    }
  }

  @Test func `popping to the root is one screen change`() throws {
    var app = try app(after: "To second", "To third", "To second")
    try app.tap("Pop to root")
    #expect(summary(of: app) == "- | back | Title of First |  | Second 3, First 3 | moving")
    try app.advance(by: .milliseconds(350))
    #expect(summary(of: app) == "First | back | Title of First |  | First 3 | idle")
  }

  @Test(arguments: ["Pop", "Pop to root", "Dismiss nothing"])
  func `where there is nothing to go back to nothing changes`(text: String) throws {
    let app = try app(after: text)
    #expect(summary(of: app) == "First | none | Title of First |  | First 0 | idle")
    #expect(!app.seen.hasChangedScreenSinceGesture)
  }

  @Test func `a screen without a bar has no back button, and the next says Back`() throws {
    let plain = try app(after: "To plain")
    #expect(summary(of: plain) == "Plain | toPlain |  |  | Plain 1 | idle")
    let second = try app(after: "To plain", "To second")
    #expect(summary(of: second) == "Second | toSecond | Title of Second | Back | Second 2 | idle")
  }

  @Test func `two pushes at once are one screen change`() throws {
    var app = try ScreensApp.launched()
    try app.tap("Twice")
    #expect(
      summary(of: app) == "- | two | Title of Third | Title of Second | First 0, Third 0 | moving"
    )
    try app.advance(by: .milliseconds(350))
    try app.tap("Pop")
    try app.advance(by: .milliseconds(350))
    #expect(
      summary(of: app) == "Second | back | Title of Second | Title of First | Second 0 | idle"
    )
  }

  @Test func `a screen change ends the one that is under way`() throws {
    var app = try ScreensApp.launched()
    try app.tap("Soon")
    try app.tap("To second")
    try app.advance(to: .milliseconds(350))
    #expect(
      summary(of: app)
        == "- | toThird | Title of Third | Title of Second | Second 0, Third 1 | moving"
    )
    try app.advance(to: .milliseconds(699))
    #expect(!app.isIdle)
    try app.advance(to: .milliseconds(700))
    #expect(
      summary(of: app) == "Third | toThird | Title of Third | Title of Second | Third 2 | idle"
    )
    #expect(app.nextChange == nil)
  }

  @Test func `replacing covers everything for 500 ms, bars too`() throws {
    var app = try app(after: "To second")
    try app.tap("Replace")
    #expect(
      summary(of: app)
        == "- | replaced | Title of Second | Title of First | Second 1, Plain 1 | moving"
    )
    try app.advance(by: .milliseconds(500))
    #expect(summary(of: app) == "Plain | replaced |  |  | Plain 1 | idle")
  }

  @Test func `a sheet is no screen, and what is below stays`() throws {
    var app = try app(after: "To second")
    try app.tap("Present")
    #expect(
      summary(of: app) == "- | presented | Title of Second | Title of First | Second 1 | moving"
    )
    try app.advance(by: .milliseconds(500))
    #expect(
      summary(of: app) == "Second | presented | Title of Second | Title of First | Second 1 | idle"
    )
    try app.tap("Title of First")
    #expect(app.seen.latestTransition == "presented")
    try app.tap("Dismiss")
    #expect(
      summary(of: app) == "- | back | Title of Second | Title of First | Second 1 | moving"
    )
    #expect(app.labels(.sheet).count == 1)
    try app.advance(by: .milliseconds(500))
    #expect(app.labels(.sheet).isEmpty)
  }

  @Test func `a screen that is replaced takes its sheet along`() throws {
    var app = try app(after: "Present")
    let replace = try #require(app.seen.elements.lastIndex { $0.label == "Replace" })
    try app.perform(.tap, on: replace)
    try app.advance(by: .milliseconds(500))
    #expect(app.labels(.sheet).isEmpty)
    #expect(summary(of: app) == "Plain | replaced |  |  | Plain 0 | idle")
  }

  @Test func `with other timing the animations take other times`() throws {
    var lengths: Set<Duration> = []
    for seed in 0..<20 {
      var app = try ScreensApp.launched(timing: .random(seed: UInt64(seed)))
      try app.tap("To second")
      lengths.insert(try #require(app.nextChange) - app.now)
    }
    #expect(lengths.count > 10)
    #expect(lengths.allSatisfy { $0 <= .milliseconds(700) })
  }
}
