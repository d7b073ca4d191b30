package import AppModelKit

/// The interpreter's only way to an app, wherever the app runs.
///
/// The first session runs models in this process on virtual time. Another one may drive a device
/// or a browser in real time: nothing here says that waiting costs nothing.
package protocol AppSession {
  /// The session's clock, which starts at zero and never goes back.
  var now: Duration { get }

  var isRunning: Bool { get }

  /// What accessibility sees now; an empty screen while the app is closed.
  var screen: ScreenSnapshot { mutating get }

  /// Whether a scheduled event will change the app.
  var willChange: Bool { get }

  /// Whether no animation is running; a closed app is idle.
  var isIdle: Bool { get }

  /// Terminates the app if it is running, and launches it.
  mutating func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning]

  /// Closes the app.
  mutating func terminate()

  /// Lets time pass until the app changes by itself, at most until a deadline.
  mutating func waitForChange(until deadline: Duration) throws(AppFault) -> ChangeWait

  /// Lets time pass until a moment.
  mutating func advance(to moment: Duration) throws(AppFault)

  mutating func perform(_ gesture: Gesture, on element: Int) throws(AppFault)

  /// Lets a person type where the focus is.
  @discardableResult
  mutating func type(_ input: KeyboardInput) throws(AppFault) -> Bool

  /// Brings an element into the visible part of what scrolls around it, and says if that moved.
  mutating func scrollToVisible(_ element: Int) -> Bool
}

/// How a wait for a change ended.
package enum ChangeWait: Sendable {
  /// Something may have changed at the moment that the clock shows now.
  case changed

  /// Nothing changed up to the deadline, which the clock shows now.
  case deadlineReached

  /// Nothing is scheduled that could ever change the app; no time passed.
  case nothingScheduled
}
