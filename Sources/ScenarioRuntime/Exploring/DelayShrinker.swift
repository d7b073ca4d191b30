import ScenarioEvents

/// Finds the fewest delays that lead to another verdict, and all of their lengths that do.
///
/// Each delay is explored by itself, while all others take their usual length: the zones of these runs
/// give its lengths to the millisecond, whatever gaps there are between them. If no delay is enough by
/// itself, those of a run with the other verdict get their usual length again one after the other, as
/// long as the verdict stays.
struct DelayShrinker {
  /// How many delays are explored by themselves.
  private static let mostDelays = 64

  private let explorer: TimingExplorer

  /// The delays that lead to an ending by themselves.
  private var single: [RunEnding: [DelayCause]] = [:]

  /// - Parameters:
  ///   - explorer: What explored the case.
  ///   - usual: What becomes of the case at the usual timing.
  ///   - regions: Runs with other verdicts.
  init(_ explorer: TimingExplorer, usual: CaseRecord, _ regions: [TimingRegion]) {
    var explorer = explorer
    explorer.mergesStates = false
    self.explorer = explorer
    var seen: Set<DelayRanges.Key> = []
    let delays = regions.flatMap(\.delays).filter { seen.insert($0.key).inserted }
    for delay in delays.prefix(Self.mostDelays) {
      for (ending, cause) in causes(delay.key) where ending.verdict != usual.verdict {
        single[ending, default: []].append(cause)
      }
    }
  }

  /// The delays that together lead to the ending of a run, and others that do so by themselves.
  func causes(of region: TimingRegion) -> (causes: [DelayCause], further: [DelayCause]) {
    let ranked = (single[region.ending] ?? []).sorted { $0.distance < $1.distance }
    if let first = ranked.first {
      return ([general(first, region.ending)], Array(ranked.dropFirst()))
    }
    return (joint(region), [])
  }

  /// The same cause for all delays of its name, if these lead to the same verdict.
  private func general(_ cause: DelayCause, _ ending: RunEnding) -> DelayCause {
    let general = cause.ofAllOccurrences
    let verdict = explorer.record(with: [general.assignment]).verdict
    return verdict == ending.verdict ? general : cause
  }

  /// Delays none of which can take its usual length, or the verdict would be another one.
  private func joint(_ region: TimingRegion) -> [DelayCause] {
    var delays = region.delays.filter(\.isUnusual)
    for delay in delays.reversed() {
      let rest = delays.filter { $0.key != delay.key }
      let verdict = explorer.record(with: rest.map(\.assignment)).verdict
      if verdict == region.ending.verdict { delays = rest }
    }
    return delays.map { delay in
      DelayCause(
        name: delay.name,
        occurrence: delay.occurrence,
        length: delay.length,
        nominal: delay.nominal,
        range: delay.range,
        lengths: [delay.length...delay.length]
      )
    }
  }

  /// The lengths of one delay by the ending that they lead to, where all others take their usual length.
  private func causes(_ key: DelayRanges.Key) -> [(RunEnding, DelayCause)] {
    let explorer = TimingExplorer(
      planned: explorer.planned,
      execution: explorer.execution,
      ranges: explorer.ranges.freeing(key),
      budget: explorer.budget,
      mergesStates: false,
      isInterrupted: explorer.isInterrupted
    )
    let (results, _) = explorer.explore([(RunEnding, ExploredDelay, ClosedRange<Int64>)]()) {
      guard let region = $1.region, let delay = region.delays.first(where: { $0.key == key })
      else { return }
      $0.append((region.ending, delay, region.zone.lengths(of: delay)))
    }
    var seen: Set<RunEnding> = []
    let endings = results.map(\.0).filter { seen.insert($0).inserted }
    return endings.map { ending in
      let alike = results.filter { $0.0 == ending }
      return (ending, DelayCause(alike[0].1, alike.map(\.2).joined()))
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
  /// A delay with lengths that lead to another verdict, of which the one nearest to its usual length is
  /// shown.
  fileprivate init(_ delay: ExploredDelay, _ lengths: [ClosedRange<Int64>]) {
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
