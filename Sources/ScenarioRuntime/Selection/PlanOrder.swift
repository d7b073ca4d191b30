import ScenarioEvents

/// The order of a plan's test cases.
package enum PlanOrder: Equatable, Sendable {
  /// By path, and within a file as written.
  case path

  /// By chance, but always the same for the same seed.
  ///
  /// Files are shuffled, and within each file its cases, as reports want the cases of a file in a
  /// row. Which of two comes first depends on the seed and on these two alone, so that a new
  /// scenario does not stir up the order of the others.
  case random(seed: UInt64)

  func apply(to cases: [PlannedCase]) -> [PlannedCase] {
    switch self {
    case .path: cases
    case .random(let seed): Self.shuffled(cases, by: seed)
    }
  }

  private static func shuffled(_ cases: [PlannedCase], by seed: UInt64) -> [PlannedCase] {
    let keys = cases.enumerated().map { ShuffleKey($1, at: $0, seed) }
    return keys.sorted().map { cases[$0.position] }
  }
}

/// What decides over the place of a case in a shuffled plan.
private struct ShuffleKey: Comparable {
  private let file: UInt64

  /// Separates files of the same hash, whose cases would be mixed otherwise.
  private let path: String
  private let name: UInt64
  let position: Int

  init(_ planned: PlannedCase, at position: Int, _ seed: UInt64) {
    var hash = StableHash(seed)
    hash.combine(planned.identity.lastingFile)
    file = hash.value
    path = planned.identity.lastingFile
    hash.combine(planned.identity.name)
    name = hash.value
    self.position = position
  }

  static func < (left: ShuffleKey, right: ShuffleKey) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.path != right.path { return left.path < right.path }
    return (left.name, left.position) < (right.name, right.position)
  }
}
