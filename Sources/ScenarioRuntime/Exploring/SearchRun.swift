import AppModelKit

/// A course of a run that is still to be explored: the answers that lead to it, and lengths of delays
/// that give these answers.
struct Branch: Sendable {
  var answers: [Answer] = []

  /// In milliseconds, in the order in which the delays begin; further ones take their usual length.
  var lengths: [Int64] = []
}

/// What a run was told of time where the lengths of delays decide.
enum Answer: Hashable, Sendable {
  /// The pending event at an index happens next.
  case event(Int)

  /// None of the pending events happens by the limit.
  case noEvent

  /// The first of two moments is later.
  case later

  /// The first of two moments is not later.
  case notLater
}

/// One run of an exploration: it follows the answers of its branch, then the lengths of its delays, and
/// notes every other answer that the zone allows as a further branch.
struct SearchRun: Sendable {
  /// An answer with the bounds under which it is the right one.
  private typealias Option = (answer: Answer, bounds: [Bound])

  private let branch: Branch
  private let lengths: DelayRanges
  private(set) var clocks = RunClocks()
  private(set) var delays: [ExploredDelay] = []
  private var answers: [Answer] = []

  /// The courses that other lengths of delays lead to.
  private(set) var branches: [Branch] = []

  /// The delays that are left out where they take 0 ms too often in a row, by name.
  private(set) var shortenedNames: Set<String> = []

  init(_ branch: Branch, _ lengths: DelayRanges) {
    self.branch = branch
    self.lengths = lengths
  }

  /// Whether all answers of the branch were given, so that the lengths of delays decide.
  var isBeyondBranch: Bool { answers.count >= branch.answers.count }

  // MARK: Delays

  mutating func end(of delay: Delay, from now: Moment) -> Moment {
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
    let bound = Bound(
      first.start.base,
      minus: start.clock,
      atMost: -first.start.offset - 1
    )
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

  // MARK: Questions

  mutating func nextEvent(of pending: [Moment], by limit: Moment) -> Int? {
    if pending.isEmpty { return nil }
    var options: [Option] = pending.indices.map { event in
      (.event(event), bounds(of: event, among: pending, by: limit))
    }
    options.append((.noEvent, pending.map { clocks.bound(limit, before: $0) }))
    let first = pending.indices.min { pending[$0].time < pending[$1].time } ?? 0
    let isDue = pending[first].time <= limit.time
    switch decide(isDue ? .event(first) : .noEvent, among: options) {
    case .event(let event): return event
    case .noEvent, .later, .notLater: return nil
    }
  }

  /// The bounds under which an event happens next: by the limit, before those that were scheduled
  /// before it, and not after those that were scheduled after it.
  private func bounds(of event: Int, among pending: [Moment], by limit: Moment) -> [Bound] {
    var bounds = [clocks.bound(pending[event], notAfter: limit)]
    for other in pending.indices where other != event {
      bounds.append(
        other < event
          ? clocks.bound(pending[event], before: pending[other])
          : clocks.bound(pending[event], notAfter: pending[other])
      )
    }
    return bounds
  }

  mutating func isLater(_ moment: Moment, than other: Moment) -> Bool {
    let options: [Option] = [
      (.later, [clocks.bound(other, before: moment)]),
      (.notLater, [clocks.bound(moment, notAfter: other)]),
    ]
    return decide(moment.time > other.time ? .later : .notLater, among: options) == .later
  }

  /// Answers a question: as the branch says, or else as the lengths of this run say.
  ///
  /// Where only one answer is possible nothing is decided. Of all that are possible, exactly one is right
  /// at each timing, so the further branches and this run share no timing.
  private mutating func decide(_ own: Answer, among options: [Option]) -> Answer {
    let possible = options.filter { clocks.zone.adding($0.bounds) != nil }
    let chosen: Option
    if possible.count == 1 {
      chosen = possible[0]
    } else {
      let answer = isBeyondBranch ? own : branch.answers[answers.count]
      if isBeyondBranch { addBranches(possible.filter { $0.answer != answer }) }
      answers.append(answer)
      chosen = options.first { $0.answer == answer } ?? (answer, [])
    }
    clocks.add(chosen.bounds)
    return chosen.answer
  }

  private mutating func addBranches(_ options: [Option]) {
    for option in options {
      guard let zone = clocks.zone.adding(option.bounds) else { continue }
      branches.append(
        Branch(answers: answers + [option.answer], lengths: zone.lengths(of: delays))
      )
    }
  }
}

extension Delay {
  /// The usual length in whole milliseconds.
  var nominalMilliseconds: Int64 { max(0, nominal.wholeMilliseconds) }
}
