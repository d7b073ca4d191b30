import AppModelKit

/// What a session has before an app is launched and after it has gone: nothing to see or to touch.
///
/// It holds no more than the time, so that no memory is taken for what is there for a moment.
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
