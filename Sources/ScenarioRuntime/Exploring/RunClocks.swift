import AppModelKit

/// The clocks of a run of an exploration: one for each event, with its time in this run, and the zone
/// of all times at which the run would take the same course.
///
/// Delays last whole milliseconds, but gestures and timeouts need not. Zones count in whole
/// milliseconds: a clock is its event's time rounded down, and as delays are whole, the fraction that
/// was cut off is the same at all timings.
struct RunClocks: Sendable {
  private(set) var zone = Zone()

  /// The time of each clock's event in this run.
  private var times: [Duration] = [.zero]

  /// Adds a clock for the end of a delay that begins at a moment.
  ///
  /// - Parameters:
  ///   - range: The lengths that the delay may have, in milliseconds.
  ///   - now: The moment at which it begins.
  /// - Returns: The new clock, and where the delay begins.
  mutating func addDelay(of range: ClosedRange<Int64>, from now: Moment) -> DelayStart {
    let offset = offset(of: now).millisecondsRoundedDown
    let lengths = (range.lowerBound + offset)...(range.upperBound + offset)
    let clock = zone.addClock(after: now.origin, by: lengths)
    return DelayStart(clock: clock, base: now.origin, offset: offset)
  }

  /// Sets the length of the delay that began last, and returns the moment at which it ends.
  mutating func end(of start: DelayStart, from now: Moment, lasting length: Int64) -> Moment {
    let end = now.time + .milliseconds(length)
    times.append(end)
    return Moment(end, origin: start.clock)
  }

  /// The bound that a moment is not later than another one.
  func bound(_ moment: Moment, notAfter other: Moment) -> Bound {
    let slack = offset(of: other) - offset(of: moment)
    return Bound(moment.origin, minus: other.origin, atMost: slack.millisecondsRoundedDown)
  }

  /// The bound that a moment is earlier than another one.
  func bound(_ moment: Moment, before other: Moment) -> Bound {
    let slack = offset(of: other) - offset(of: moment)
    let limit = -(Duration.zero - slack).millisecondsRoundedDown - 1
    return Bound(moment.origin, minus: other.origin, atMost: limit)
  }

  /// By how much a moment can be later than another one at most.
  func greatestDistance(of moment: Moment, after other: Moment) -> Duration {
    .milliseconds(zone.bounds[moment.origin][other.origin]) + offset(of: moment)
      - offset(of: other)
  }

  /// Whether a moment is exactly that of a clock's event.
  func isAtEvent(_ moment: Moment) -> Bool { times[moment.origin] == moment.time }

  /// How much later a moment is than its clock shows.
  private func offset(of moment: Moment) -> Duration {
    moment.time - .milliseconds(times[moment.origin].millisecondsRoundedDown)
  }

  /// Whether the times of this run satisfy bounds.
  func satisfy(_ bounds: [Bound]) -> Bool {
    bounds.allSatisfy { bound in
      let (minuend, subtrahend) = (times[bound.minuend], times[bound.subtrahend])
      return minuend.millisecondsRoundedDown - subtrahend.millisecondsRoundedDown <= bound.limit
    }
  }

  /// Leaves the times that satisfy bounds, among them those of this run.
  mutating func add(_ bounds: [Bound]) {
    guard let narrowed = zone.adding(bounds) else {
      preconditionFailure("a run took a course that its lengths of delays rule out")
    }
    zone = narrowed
  }
}

/// The start of a delay: its clock, and how much later than another clock it started.
struct DelayStart: Hashable, Sendable {
  let clock: Int
  let base: Int

  /// In whole milliseconds.
  let offset: Int64
}

extension Duration {
  /// The greatest number of whole milliseconds that is not more than the duration.
  var millisecondsRoundedDown: Int64 {
    let whole = wholeMilliseconds
    return .milliseconds(whole) > self ? whole - 1 : whole
  }
}
