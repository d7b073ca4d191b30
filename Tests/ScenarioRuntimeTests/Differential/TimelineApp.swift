import AppModelKit

/// An app whose texts come and go at given milliseconds.
///
/// The changes stand in its environment: `12+a 30-a` shows `a` from 12 ms on, and hides it at 30 ms.
struct TimelineApp: AppModel {
  enum Screen: String, AppScreen {
    case timeline = "Timeline"
  }

  enum Action: Hashable, Sendable {
    case show(String)
    case hide(String)
  }

  static let description = AppDescription(
    name: "timeline",
    summary: "texts that come and go",
    arguments: [],
    screens: ["Timeline"],
    transitions: []
  )

  let rootScreen = Screen.timeline
  private let changes: [Substring]
  private var shown: Set<String> = []

  init(launch: LaunchContext) throws(LaunchFailure) {
    changes = (launch.environment["CHANGES"] ?? "").split(separator: " ")
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    for (place, text) in shown.sorted().enumerated() {
      canvas.staticText(text, frame: Rect(0, 20 * Double(place), 100, 20))
    }
  }

  mutating func didLaunch(in app: inout AppContext<Self>) {
    for change in changes {
      let parts = change.split { $0 == "+" || $0 == "-" }.map(String.init)
      let delay = Delay(
        String(change),
        nominal: .milliseconds(Int(parts[0]) ?? 0),
        range: 1...1
      )
      app.schedule(change.contains("+") ? .show(parts[1]) : .hide(parts[1]), after: delay)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .show(let text): shown.insert(text)
    case .hide(let text): shown.remove(text)
    }
  }
}
