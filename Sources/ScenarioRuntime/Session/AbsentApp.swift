import AppModelKit

/// The app of a session before the launch and after the end: nothing to see or to touch.
struct AbsentApp: RunningApp {
  private(set) var moment = Moment.start

  var screen: ScreenSnapshot { ScreenSnapshot() }
  var revision: Int { 0 }
  var nextChange: Duration? { nil }
  var isIdle: Bool { true }

  mutating func advance(to moment: Moment) { self.moment = moment }

  mutating func perform(_ gesture: Gesture, on element: Int) {}

  mutating func type(_ input: KeyboardInput) -> Bool { false }

  mutating func scrollToVisible(_ element: Int) -> Bool { false }
}
