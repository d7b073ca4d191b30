/// A running app, with the operations that scenarios need, for any model.
///
/// A running app is a value. A copy is independent, so a run can be forked and replayed. Times are
/// on the runner's clock. The app's time passes only in `advance(to:)`.
public protocol RunningApp: Sendable {
  /// The present moment: every event that was due by then has happened.
  var moment: Moment { get }

  /// What accessibility sees now.
  var screen: ScreenSnapshot { mutating get }

  /// A number that changes whenever `screen` may have changed.
  var revision: Int { get }

  /// When the app will next change by itself, or nil if nothing is scheduled.
  var nextChange: Duration? { get }

  /// When the app will next change by itself, or nil if it will not by a moment.
  func nextChange(by limit: Moment) -> Moment?

  /// Whether no animation is running. Loading is not an animation.
  var isIdle: Bool { get }

  /// The calls that the app has made since launch to what it depends on, in order.
  var calls: [RecordedCall] { get }

  /// Lets everything happen that is due by a moment, and makes that moment the present.
  ///
  /// - Parameter moment: Not before the present one.
  /// - Throws: An ``AppFault`` if the model crashed.
  mutating func advance(to moment: Moment) throws(AppFault)

  /// Lets a finger act on the element with an index in ``screen``, and time pass while it does.
  ///
  /// What is touched is the topmost element at the centre of the named one; a gesture that
  /// nothing takes does nothing. The effect comes at the end of the gesture's time, but a
  /// recogniser of long presses fires while the finger is still down.
  ///
  /// - Throws: An ``AppFault`` if the model crashed.
  mutating func perform(_ gesture: Gesture, on element: Int) throws(AppFault)

  /// Lets a person type, and time pass while they do.
  ///
  /// Without a focused field only time passes.
  ///
  /// - Returns: Whether a field had the focus when the time was over, as it takes effect then.
  /// - Throws: An ``AppFault`` if the model crashed.
  @discardableResult
  mutating func type(_ input: KeyboardInput) throws(AppFault) -> Bool

  /// Puts the app into the background for a time, and brings it back.
  ///
  /// Scheduled events still happen in the meantime.
  ///
  /// - Throws: An ``AppFault`` if the model crashed.
  mutating func stayInBackground(for time: Duration) throws(AppFault)

  /// Brings an element's centre into the visible part of the scrolling elements that contain it.
  ///
  /// Takes no time, as XCUITest's own scrolling before a gesture is not the app's doing.
  ///
  /// - Returns: Whether anything moved.
  mutating func scrollToVisible(_ element: Int) -> Bool
}

extension RunningApp {
  /// The present time: every event that was due by then has happened.
  public var now: Duration { moment.time }

  /// No calls, of an app that records none.
  public var calls: [RecordedCall] { [] }

  /// Advances the clock by the time that the app spends in the background.
  public mutating func stayInBackground(for time: Duration) throws(AppFault) {
    try advance(to: moment + time)
  }

  /// When the app will next change by itself, or nil if it will not by a moment.
  public func nextChange(by limit: Moment) -> Moment? {
    nextChange.flatMap { $0 <= limit.time ? Moment($0) : nil }
  }

  /// Lets everything happen that is due by a time, and makes that time the present.
  public mutating func advance(to time: Duration) throws(AppFault) {
    try advance(to: Moment(time))
  }
}
