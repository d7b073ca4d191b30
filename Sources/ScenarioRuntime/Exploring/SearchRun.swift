import AppModelKit
import ScenarioEvents

/// One run of an exploration: it follows the answers of its branch, then the lengths of its delays, and
/// notes every other answer that the zone allows as a further branch.
struct SearchRun: Sendable {
  /// A question whether an event happens at the same instant as the last one, which is answered when it is
  /// known whether that makes a difference.
  struct OpenQuestion {
    /// How many questions were answered before.
    let answerCount: Int

    /// Whether no earlier run has asked it.
    let isNew: Bool

    /// The events that may happen, and those that may in another order.
    let events: [EventQuestion.Option]
    let reordered: [EventQuestion.Option]

    /// The bounds under which no event does.
    let strictBounds: [Bound]
  }

  let branch: Branch
  private let lengths: DelayRanges
  let space: ExploredSpace
  var clocks = RunClocks()
  private(set) var delays: [ExploredDelay] = []
  var answers: [Answer] = []
  var openQuestion: OpenQuestion?
  var ties = TiedEvents()

  /// The courses that other lengths of delays lead to.
  var branches: [Branch] = []

  /// The courses that another order of events at one instant leads to.
  var reorderedBranches: [Branch] = []

  /// The events that happened in another order than they were scheduled in.
  var orders: [EventOrder] = []

  /// Which of the events that were due at one instant happened next, for each such instant.
  var choices: [Int] = []

  /// Whether the run took another course than an earlier run with the same answers, as only an app does
  /// that depends on more than its events.
  var isOffCourse = false

  /// The delays that are left out where they take 0 ms too often in a row, by name.
  private(set) var shortenedNames: Set<String> = []

  init(_ branch: Branch, _ lengths: DelayRanges, in space: ExploredSpace) {
    self.branch = branch
    self.lengths = lengths
    self.space = space
  }

  /// Whether all answers of the branch were given, so that the lengths of delays decide.
  var isBeyondBranch: Bool { answers.count >= branch.answers.count }

  // MARK: Delays

  mutating func end(of delay: Delay, from now: Moment) -> Moment {
    answerOpenQuestion()
    let occurrence = delays.count { $0.name == delay.name } + 1
    let range = lengths.range(of: delay, occurrence: occurrence)
    let start = clocks.addDelay(of: range, from: now)
    let nominal = delay.nominalMilliseconds
    let wanted = delays.count < branch.lengths.count ? branch.lengths[delays.count] : nominal
    let isTooShort = excludeEndlessRepetition(of: delay, start, from: now)
    let shortest = isTooShort ? max(range.lowerBound, 1) : range.lowerBound
    let length = min(max(wanted, shortest), range.upperBound)
    delays.append(
      ExploredDelay(
        name: delay.name,
        occurrence: occurrence,
        range: range,
        nominal: nominal,
        length: length,
        start: start
      )
    )
    return clocks.end(of: start, from: now, lasting: length)
  }

  /// Leaves out that a delay which begins whenever the last one ends takes 0 ms more than three times in
  /// a row: the app would never come to the next instant.
  ///
  /// - Returns: Whether it has taken 0 ms three times in a row in this run.
  private mutating func excludeEndlessRepetition(
    of delay: Delay,
    _ start: DelayStart,
    from now: Moment
  ) -> Bool {
    guard clocks.isAtEvent(now), var first = repeated(delay.name, endingAt: now.origin) else {
      return false
    }
    var sum = first.length
    for _ in 0..<2 {
      guard first.start.offset == 0, let earlier = repeated(delay.name, endingAt: first.start.base)
      else { return false }
      first = earlier
      sum += first.length
    }
    let bound = Bound(first.start.base, minus: start.clock, atMost: -first.start.offset - 1)
    let isPossible = clocks.zone.range(of: start.clock, after: first.start.base)
    if isPossible.lowerBound > first.start.offset || !clocks.zone.allows(bound) { return false }
    clocks.add([bound])
    shortenedNames.insert(delay.name)
    return sum == 0
  }

  /// The delay of a name that a clock shows the end of.
  private func repeated(_ name: String, endingAt clock: Int) -> ExploredDelay? {
    guard clock > 0, delays[clock - 1].name == name else { return nil }
    return delays[clock - 1]
  }
}

extension Delay {
  /// The usual length in whole milliseconds.
  var nominalMilliseconds: Int64 { max(0, nominal.wholeMilliseconds) }
}
