import AppModelKit
import Testing

extension AppModel {
  /// The app, launched with nothing given.
  static func launched(timing: DelayTiming = .nominal) throws -> any RunningApp {
    try launch(LaunchRequest(timing: timing)).app
  }
}

extension RunningApp {
  /// The texts on the screen.
  ///
  /// Looking changes only a copy, so it can be used in expectations.
  var seen: ScreenSnapshot {
    var copy = self
    return copy.screen
  }

  var tree: String { seen.description }

  func labels(_ type: ElementType) -> [String] {
    seen.elements.filter { $0.type == type }.map(\.label)
  }

  /// Lets a finger act on the first element with a label or an identifier.
  mutating func perform(_ gesture: Gesture, on text: String) throws {
    let index = seen.elements.firstIndex { $0.label == text || $0.identifier == text }
    try perform(gesture, on: #require(index, "no '\(text)' in\n\(tree)"))
  }

  mutating func tap(_ text: String) throws {
    try perform(.tap, on: text)
  }

  mutating func advance(by duration: Duration) throws {
    try advance(to: now + duration)
  }
}

extension AppDescription {
  /// The description of an app that only tests know.
  static func sample(
    screens: [String] = ["Only"],
    transitions: [String] = [],
    delays: [Delay] = []
  ) -> AppDescription {
    AppDescription(
      name: "sample",
      summary: "an app for a test",
      screens: screens,
      transitions: transitions,
      delays: delays
    )
  }
}

/// A screen of an app that has just one.
enum OnlyScreen: String, AppScreen {
  case only = "Only"
}
