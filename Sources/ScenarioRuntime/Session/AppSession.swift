package import AppModelKit

/// The interpreter's only way to an app, wherever the app runs.
///
/// The first session runs models in this process on virtual time. Another one may drive a device
/// or a browser in real time: nothing here says that waiting costs nothing.
package protocol AppSession {
  /// The present on the session's clock, which starts at zero and never goes back.
  var moment: Moment { get }

  var isRunning: Bool { get }

  /// What accessibility sees now; an empty screen while the app is closed.
  var screen: ScreenSnapshot { mutating get }

  /// Whether a moment comes after another one.
  func isLater(_ moment: Moment, than other: Moment) -> Bool

  /// Whether something is scheduled by which the app will change by itself.
  var willChange: Bool { get }

  /// Whether no animation is running; a closed app is idle.
  var isIdle: Bool { get }

  /// The running app, if its states can be compared.
  var comparableApp: (any ComparableApp)? { get }

  /// Starts the app anew, whatever it was doing.
  mutating func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning]

  /// Closes the app.
  mutating func terminate()

  /// Lets time pass until the app changes by itself, at most until a deadline.
  mutating func waitForChange(until deadline: Moment) throws(AppFault) -> ChangeWait

  /// Lets time pass until a moment.
  mutating func advance(to moment: Moment) throws(AppFault)

  mutating func perform(_ gesture: Gesture, on element: Int) throws(AppFault)

  /// Lets a person type where the focus is.
  @discardableResult
  mutating func type(_ input: KeyboardInput) throws(AppFault) -> Bool

  /// Brings an element into the visible part of what scrolls around it, and says if that moved.
  mutating func scrollToVisible(_ element: Int) -> Bool
}

extension AppSession {
  /// The time on the session's clock.
  package var now: Duration { moment.time }

  package var comparableApp: (any ComparableApp)? { nil }

  package func isLater(_ moment: Moment, than other: Moment) -> Bool { moment.time > other.time }
}

/// How a wait for a change ended.
package enum ChangeWait: Sendable {
  /// Something may have changed; the clock stands at that moment.
  case changed

  /// Nothing changed up to the deadline, where the clock stands now.
  case deadlineReached

  /// Nothing is scheduled that could ever change the app; no time passed.
  case nothingScheduled
}
