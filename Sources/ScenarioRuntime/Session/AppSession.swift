package import AppModelKit

/// An app that an interpreter drives, and the clock that goes with it.
///
/// ``InProcessSession`` runs an app model in this process on virtual time. Another session could drive
/// a device or a browser in real time.
///
///     var session = InProcessSession(app)
///     _ = try session.launch(LaunchSettings())
///     try session.perform(.tap, on: 3)                   // the fourth element of the screen
///     try session.waitForChange(until: .seconds(5))      // .changed, and the clock has moved
///     session.screen.elements.map(\.label)
package protocol AppSession {
  /// The present on the session's clock, which starts at zero and never goes back.
  var moment: Moment { get }

  /// Whether the app is running.
  var isRunning: Bool { get }

  /// What accessibility sees now; an empty screen while the app is closed.
  var screen: ScreenSnapshot { mutating get }

  /// The calls that the app has made since launch to what it depends on; none while it is closed.
  var calls: [RecordedCall] { get }

  /// Whether a moment comes after another one.
  func isLater(_ moment: Moment, than other: Moment) -> Bool

  /// Whether the app will change without any gesture.
  var willChange: Bool { get }

  /// Whether no animation is running; a closed app is idle.
  var isIdle: Bool { get }

  /// The running app, if its states can be compared.
  var comparableApp: (any ComparableApp)? { get }

  /// Starts the app again, whatever it was doing.
  ///
  /// - Returns: The warnings about the launch arguments.
  mutating func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning]

  /// Closes the app.
  mutating func terminate()

  /// Lets time pass until the app changes by itself, at most until a deadline.
  mutating func waitForChange(until deadline: Moment) throws(AppFault) -> ChangeWait

  /// Lets time pass until a moment.
  mutating func advance(to moment: Moment) throws(AppFault)

  /// Makes a gesture on an element, by its index in ``screen``; the clock moves by its length.
  mutating func perform(_ gesture: Gesture, on element: Int) throws(AppFault)

  /// Presses a key, and returns whether a field had the focus to take it.
  @discardableResult
  mutating func type(_ input: KeyboardInput) throws(AppFault) -> Bool

  /// Puts the app into the background for a time, and brings it back.
  mutating func stayInBackground(for time: Duration) throws(AppFault)

  /// Scrolls until an element is in the visible part of its container, and returns whether that moved
  /// anything.
  mutating func scrollToVisible(_ element: Int) -> Bool
}

extension AppSession {
  /// The time on the session's clock.
  package var now: Duration { moment.time }

  package var comparableApp: (any ComparableApp)? { nil }

  package var calls: [RecordedCall] { [] }

  package mutating func stayInBackground(for time: Duration) throws(AppFault) {
    try advance(to: moment + time)
  }

  package func isLater(_ moment: Moment, than other: Moment) -> Bool { moment.time > other.time }
}

/// How a wait for a change ended.
package enum ChangeWait: Sendable {
  /// Something may have changed; the clock shows that moment.
  case changed

  /// Nothing changed up to the deadline, which the clock shows now.
  case deadlineReached

  /// Nothing is scheduled that could ever change the app; no time passed.
  case nothingScheduled
}
