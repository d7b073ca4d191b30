import ScenarioEvents

/// Finds the fewest delays that lead to another verdict, and all lengths that do so.
///
/// Each delay is explored alone, while all others take their usual length. The zones of these runs
/// give its lengths to the millisecond, including gaps. If no single delay is enough, the delays of
/// a run with the other verdict are reset to their usual lengths one by one while it stays.
///
/// If the exploration of a delay does not finish, the limits of its lengths are found by bisection.
struct DelayShrinker {
  /// The number of delays that are explored alone.
  private static let mostDelays = 64

  private let explorer: TimingExplorer

  /// The delays that lead to an ending by themselves.
  private var single: [RunEnding: [DelayCause]] = [:]

  init(_ explorer: TimingExplorer, usual: CaseRecord, _ regions: [TimingRegion]) {
    self.explorer = explorer
    var seen: Set<DelayRanges.Key> = []
    let delays = regions.flatMap(\.delays).filter { seen.insert($0.key).inserted }
    for delay in delays.prefix(Self.mostDelays) {
      let found = causes(delay.key, pinning: []) { $0.verdict != usual.verdict }
      for (ending, cause) in found { single[ending, default: []].append(cause) }
    }
  }

  /// The delays that together lead to the ending of a run, and others that do so by themselves.
  func causes(of region: TimingRegion) -> (causes: [DelayCause], further: [DelayCause]) {
    let ranked = (single[region.ending] ?? []).sorted { $0.distance < $1.distance }
    if let first = ranked.first {
      return (general([first], region.ending), Array(ranked.dropFirst()))
    }
    return (general(joint(region), region.ending), [])
  }

  /// The same causes for all delays of their names, if these lead to the same ending.
  ///
  /// A cause that stands alone is shown with all of its lengths, so each of them has to lead there.
  private func general(_ causes: [DelayCause], _ ending: RunEnding) -> [DelayCause] {
    let general = causes.map(\.ofAllOccurrences)
    guard self.ending(with: general) == ending else { return causes }
    return general.count > 1 || hasExactLengths(general[0], ending) ? general : causes
  }

  /// Whether a cause's lengths lead to an ending at their limits, and not beyond.
  private func hasExactLengths(_ cause: DelayCause, _ ending: RunEnding) -> Bool {
    cause.lengths.allSatisfy { lengths in
      let inside = [lengths.lowerBound, lengths.upperBound]
      let outside = [lengths.lowerBound - 1, lengths.upperBound + 1]
        .filter(cause.range.contains)
      return inside.allSatisfy { self.ending(with: [cause.lasting($0)]) == ending }
        && outside.allSatisfy { self.ending(with: [cause.lasting($0)]) != ending }
    }
  }

  /// A minimal set of delays: with the usual length of any one of them, the ending would change.
  private func joint(_ region: TimingRegion) -> [DelayCause] {
    var causes = region.delays.filter(\.isUnusual).map(DelayCause.init)
    for cause in causes.reversed() {
      let rest = causes.filter { $0 != cause }
      if ending(with: rest) == region.ending { causes = rest }
    }
    for index in causes.indices { bringNearer(&causes, at: index, region.ending) }
    return causes
  }

  /// Gives one of several delays the length nearest to its usual one that still leads to an ending.
  private func bringNearer(_ causes: inout [DelayCause], at index: Int, _ ending: RunEnding) {
    let cause = causes.remove(at: index)
    let alike = self.causes(cause.key, pinning: causes) { $0 == ending }.first
    causes.insert(alike?.1 ?? bisected(cause, ending, beside: causes), at: index)
  }

  /// A cause with the limits of the lengths around its own that lead to an ending.
  ///
  /// The usual length does not lead there.
  private func bisected(
    _ cause: DelayCause,
    _ ending: RunEnding,
    beside others: [DelayCause]
  ) -> DelayCause {
    let bisection = LengthBisection { length in
      self.ending(with: others + [cause.lasting(length)]) == ending
    }
    return cause.having(bisection.lengths(around: cause.length, within: cause.range, cause.nominal))
  }

  private func ending(with causes: [DelayCause]) -> RunEnding? {
    RunEnding(explorer.record(with: causes.map(\.assignment)))
  }

  /// The lengths of one delay by the ending that they lead to, where all others have a given length or
  /// their usual one.
  private func causes(
    _ key: DelayRanges.Key,
    pinning others: [DelayCause],
    leadingTo isWanted: (RunEnding) -> Bool
  ) -> [(RunEnding, DelayCause)] {
    let pinned = Dictionary(others.map { ($0.key, $0.length) }, uniquingKeysWith: { $1 })
    var explorer = explorer
    explorer.ranges = explorer.ranges.freeing(key, pinning: pinned)
    explorer.space = .partition
    let (results, summary) = explorer.explore([(RunEnding, ExploredDelay, ClosedRange<Int64>)]()) {
      guard let region = $1.region, isWanted(region.ending),
        let delay = region.delays.first(where: { $0.key == key })
      else { return }
      $0.append((region.ending, delay, region.zone.lengths(of: delay)))
    }
    return results.map(\.0).distinct.map { ending in
      let alike = results.filter { $0.0 == ending }
      let cause = DelayCause(alike[0].1, alike.map(\.2).joined())
      return (ending, summary.isComplete ? cause : bisected(cause, ending, beside: others))
    }
  }
}

extension Zone {
  /// The lengths that a delay can have.
  fileprivate func lengths(of delay: ExploredDelay) -> ClosedRange<Int64> {
    let range = range(of: delay.start.clock, after: delay.start.base)
    return (range.lowerBound - delay.start.offset)...(range.upperBound - delay.start.offset)
  }
}

extension DelayCause {
  /// The same cause with another length in the run that shows it.
  fileprivate func lasting(_ length: Int64) -> DelayCause {
    var cause = self
    cause.length = length
    return cause
  }

  /// The same cause with lengths that bisection found.
  fileprivate func having(_ lengths: ClosedRange<Int64>) -> DelayCause {
    var cause = lasting(min(max(nominal, lengths.lowerBound), lengths.upperBound))
    cause.lengths = [lengths]
    cause.isBisected = true
    return cause
  }

  fileprivate var key: DelayRanges.Key {
    DelayRanges.Key(name: name, occurrence: occurrence ?? 1)
  }

  /// A delay with lengths that lead to another verdict.
  ///
  /// Reports show the length nearest to the usual one.
  init(_ delay: ExploredDelay, _ lengths: [ClosedRange<Int64>]) {
    let nearest = lengths.map { min(max(delay.nominal, $0.lowerBound), $0.upperBound) }
      .min { abs($0 - delay.nominal) < abs($1 - delay.nominal) }
    self.init(
      name: delay.name,
      occurrence: delay.occurrence,
      length: nearest ?? delay.length,
      nominal: delay.nominal,
      range: delay.range,
      lengths: lengths
    )
  }

  /// How far the length is from the usual one, as a part of the range.
  fileprivate var distance: Double {
    Double(abs(length - nominal)) / Double(max(1, range.upperBound - range.lowerBound))
  }
}

extension [ClosedRange<Int64>] {
  /// The same numbers in as few ranges as possible, in order.
  fileprivate func joined() -> [ClosedRange<Int64>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      guard let last = joined.last, range.lowerBound <= last.upperBound + 1 else {
        return joined.append(range)
      }
      joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
    }
  }
}
