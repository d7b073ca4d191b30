import AppModelKit

/// What a session has before an app is launched and after it has gone: nothing to see or to touch.
struct AbsentApp: RunningApp {
  private(set) var now: Duration = .zero

  let screen = ScreenSnapshot()
  let revision = 0
  let nextChange: Duration? = nil
  let isIdle = true

  mutating func advance(to moment: Duration) { now = moment }

  mutating func perform(_ gesture: Gesture, on element: Int) {}

  mutating func type(_ input: KeyboardInput) -> Bool { false }

  mutating func scrollToVisible(_ element: Int) -> Bool { false }
}
