package import AppModelKit

/// An app that an interpreter drives, with its clock.
///
/// ``InProcessSession`` runs an app model in this process on virtual time. Other sessions drive a
/// browser in real time. The screen does not change between two calls that act or wait, so an index
/// means the same element in each look.
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

  /// The calls that the app has made since launch to what it depends on; nil if they can't be seen.
  ///
  /// A closed app has none.
  var calls: [RecordedCall]? { get }

  /// Whether a moment comes after another one.
  func isLater(_ moment: Moment, than other: Moment) -> Bool

  /// Whether the app will change without any gesture, if that is known.
  var outlook: ChangeOutlook { get }

  /// Whether no animation is running; a closed app is idle.
  var isIdle: Bool { mutating get }

  /// Whether only animations keep the app from being idle, and it may start new ones for ever.
  ///
  /// Steps then wait for them no longer than their timeout.
  var mayNeverBeIdle: Bool { mutating get }

  /// How long the app goes unseen between two looks of a wait; nil if no change can be missed.
  var samplingInterval: Duration? { get }

  /// Whether text is typed on a keyboard that is part of ``screen``.
  var hasScreenKeyboard: Bool { mutating get }

  /// The running app, if its states can be compared.
  var comparableApp: (any ComparableApp)? { get }

  /// Allows a new look at the screen, because a step or a condition begins.
  ///
  /// - Parameter timeout: How long the step may wait. An app in real time has at least so long to answer.
  mutating func beginStep(timeout: Duration)

  /// Returns what went wrong since the last call, besides the faults that were thrown.
  mutating func takeFault() -> SessionFault?

  /// Returns what the app reported since the last call that fails no step, each in words.
  mutating func takeWarnings() -> [String]

  /// Takes a PNG picture of ``screen``; nil if the app draws no pixels.
  mutating func takePicture() -> [UInt8]?

  /// Starts the app again, regardless of its state.
  ///
  /// - Returns: The warnings about the launch arguments.
  mutating func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning]

  /// Closes the app.
  mutating func terminate()

  /// Releases the session's resources. No other method is called afterwards.
  ///
  /// - Parameter hasFailed: Whether the test case failed, so that the user may inspect the app.
  mutating func end(afterFailure hasFailed: Bool)

  /// Lets time pass until the app changes by itself, at most until a deadline.
  mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait

  /// Lets time pass until a moment.
  mutating func advance(to moment: Moment) throws(SessionFault)

  /// Refuses a gesture that can't be made, such as the upload of a file that is not there, before
  /// anything is touched.
  mutating func check(_ gesture: Gesture, on element: Int) throws(SessionFault)

  /// Whether a tap on an element may bring up the system's dialog for files, in which the session could
  /// choose this one.
  mutating func mayChoose(file name: String, from element: Int) -> Bool

  /// Makes a gesture on an element, by its index in ``screen``; the clock moves by its length.
  ///
  /// - Returns: Whether it reached the element.
  mutating func perform(_ gesture: Gesture, on element: Int) throws(SessionFault) -> GestureOutcome

  /// Goes back to the previous screen without a button, like a browser's Back.
  ///
  /// - Returns: Whether there was a way back.
  mutating func goBack() throws(SessionFault) -> Bool

  /// Presses a key, and returns whether a field had the focus to take it.
  @discardableResult
  mutating func type(_ input: KeyboardInput) throws(SessionFault) -> Bool

  /// Types the beginning of a text that is not empty, at most up to where the focus may have moved.
  ///
  /// Returns the number of characters that a field took: 0 if no field had the focus.
  mutating func typeBeginning(of text: Substring) throws(SessionFault) -> Int

  /// Puts the app into the background for a time, and brings it back.
  mutating func stayInBackground(for time: Duration) throws(SessionFault)

  /// Scrolls until an element is in the visible part of its container, and returns whether that moved
  /// anything.
  mutating func scrollToVisible(_ element: Int) -> Bool
}

extension AppSession {
  /// The time on the session's clock.
  package var now: Duration { moment.time }

  package var comparableApp: (any ComparableApp)? { nil }

  package var mayNeverBeIdle: Bool { false }

  package var hasScreenKeyboard: Bool { true }

  package var calls: [RecordedCall]? { nil }

  package var samplingInterval: Duration? { nil }

  package mutating func stayInBackground(for time: Duration) throws(SessionFault) {
    try advance(to: moment + time)
  }

  package mutating func beginStep(timeout: Duration) {}

  package mutating func check(_ gesture: Gesture, on element: Int) throws(SessionFault) {}

  package mutating func mayChoose(file name: String, from element: Int) -> Bool { false }

  package mutating func end(afterFailure hasFailed: Bool) {}

  package mutating func takeFault() -> SessionFault? { nil }

  package mutating func takeWarnings() -> [String] { [] }

  package mutating func takePicture() -> [UInt8]? { nil }

  package mutating func goBack() throws(SessionFault) -> Bool { false }

  package mutating func typeBeginning(of text: Substring) throws(SessionFault) -> Int {
    try type(.character(text[text.startIndex])) ? 1 : 0
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

/// What a session knows about changes that the app will make by itself.
package enum ChangeOutlook: Sendable {
  /// Something is scheduled.
  case will

  /// Nothing is scheduled.
  case willNot

  /// Unknown, as for a web page.
  case unknown
}

/// Whether a gesture reached its target.
package enum GestureOutcome: Sendable {
  case done

  /// The element disappeared or moved before the gesture arrived. Look again.
  case outdated
}
