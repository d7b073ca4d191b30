/// A point on the runner's clock, and the event that it is counted from.
///
/// All times of a run are the moment of some event plus a fixed duration: a gesture ends 100 ms after
/// it began, and a wait ends five seconds after the event that led to it. A run needs the time alone.
/// An ``EventScheduler`` that explores other lengths of delays needs the event as well, as the moment
/// moves with it. Moments do not compare: whether one comes after another one may depend on the
/// lengths of delays, so the scheduler is asked.
public struct Moment: Equatable, Sendable {
  /// The time since the runner's clock started.
  public let time: Duration

  /// The number of the event that the moment is counted from; 0 is the start of the clock.
  package let origin: Int

  /// The moment at a time that does not depend on any event.
  public init(_ time: Duration) { self.init(time, origin: 0) }

  package init(_ time: Duration, origin: Int) {
    self.time = time
    self.origin = origin
  }

  /// The start of the clock.
  public static let start = Moment(.zero)

  /// The moment a fixed duration later.
  public static func + (moment: Moment, duration: Duration) -> Moment {
    Moment(moment.time + duration, origin: moment.origin)
  }
}
