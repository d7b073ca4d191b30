import ScenarioEvents
package import ScenarioRuntime

/// Timings of a test case that are drawn at random, most lengths at or near the ends of their ranges,
/// and what an exploration of the case has found.
///
/// ```swift
/// CornerTimings(of: planned)?.surprise(among: 1_000, seed: 7)  // nil, if the exploration is right
/// ```
package struct CornerTimings {
  private let planned: PlannedCase

  /// The endings that the exploration found.
  private let endings: Set<RunEnding>

  /// The delays that began in some run, each once.
  private let delays: [ExploredDelay]

  /// Explores a case; nil if it can't be run or explored to the end.
  package init?(of planned: PlannedCase) {
    guard case .run(let execution) = planned.action else { return nil }
    let explorer = TimingExplorer(planned: planned, execution: execution)
    let (regions, summary) = explorer.explore([TimingRegion]()) { regions, run in
      if let region = run.region { regions.append(region) }
    }
    guard summary.isComplete else { return nil }
    self.planned = planned
    endings = Set(regions.map(\.ending))
    var known: Set<String> = []
    delays = regions.flatMap(\.delays).filter { known.insert($0.subject).inserted }
  }

  /// Looks for a timing whose run ends as none of the exploration does.
  ///
  /// - Parameters:
  ///   - count: The number of timings.
  ///   - seed: The timings are the same for the same seed.
  /// - Returns: The first such timing, or nil if there is none.
  package func surprise(among count: Int, seed: UInt64) -> String? {
    if delays.isEmpty { return nil }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let timing = delays.map { $0.assignment(lasting: $0.length(by: &generator)) }
      if !endings.contains(ending(at: timing)) {
        return "\(planned.identity.place): \(timing.map(\.text).joined(separator: ", "))"
      }
    }
    return nil
  }

  private func ending(at timing: [DelayAssignment]) -> RunEnding {
    var settings = RunSettings()
    settings.delays = timing
    guard case .ran(let attempts) = CaseExecution(planned, settings: settings).record().result,
      let attempt = attempts.last
    else { preconditionFailure("a case that was explored is not run") }
    return RunEnding(attempt, of: planned)
  }
}

extension ExploredDelay {
  /// The name and which of its delays it is.
  fileprivate var subject: String { "\(name)#\(occurrence)" }

  fileprivate func assignment(lasting length: Int64) -> DelayAssignment {
    DelayAssignment(name: name, occurrence: occurrence, length: .milliseconds(length))
  }

  /// A length of the range: in two of three cases an end, its neighbour or the usual one.
  fileprivate func length(by generator: inout SeededGenerator) -> Int64 {
    let corners = [
      range.lowerBound, range.upperBound, range.lowerBound + 1, range.upperBound - 1, nominal,
      nominal + 1,
    ]
    let corner = generator.pick(corners + Array(repeating: -1, count: corners.count / 2))
    return range.contains(corner) ? corner : Int64.random(in: range, using: &generator)
  }
}
