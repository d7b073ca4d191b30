import ScenarioEvents

/// The cases of a plan in order, each repeated as often as it is run.
///
/// They are made piece by piece, so that a thousand runs of a large plan need no more memory than
/// one.
struct RepeatedCases {
  private let cases: [PlannedCase]
  private let count: Int
  private var position = 0

  /// How often the case at the position was taken.
  private var taken = 0

  init(_ plan: RunPlan, count: Int) {
    cases = plan.cases
    self.count = count
  }

  /// Takes up to `wanted` cases.
  ///
  /// Up to four times as many are taken from a file that has to be planned again, so that few
  /// pieces share its plan.
  mutating func next(_ wanted: Int) -> ArraySlice<PlannedCase> {
    guard count > 1 else { return nextOnce(wanted) }
    var piece: [PlannedCase] = []
    while hasNext(for: piece.count, of: wanted) { piece.append(nextRepeated()) }
    return piece[...]
  }

  private mutating func nextOnce(_ wanted: Int) -> ArraySlice<PlannedCase> {
    let start = position
    while hasNext(for: position - start, of: wanted) { position += 1 }
    return cases[start..<position]
  }

  /// Whether another case belongs to a piece that has `count` cases already.
  private func hasNext(for count: Int, of wanted: Int) -> Bool {
    guard position < cases.count else { return false }
    return count < wanted || count < 4 * wanted && isWithinDeferredFile
  }

  /// Whether the case at the position and the one before share a plan that was released.
  private var isWithinDeferredFile: Bool {
    guard position > 0, case .runLater(let next) = cases[position].action,
      case .runLater(let last) = cases[position - 1].action
    else { return false }
    return next.file === last.file
  }

  /// The next case; a case that is not run is not repeated either.
  private mutating func nextRepeated() -> PlannedCase {
    var planned = cases[position]
    let isRun = planned.isRun
    taken = isRun ? taken + 1 : count
    if isRun { planned.identity = planned.identity.repeated(taken, of: count) }
    if taken == count { (position, taken) = (position + 1, 0) }
    return planned
  }
}

extension RunSettings {
  /// The number of records of a run, or the greatest number if there are more.
  package func runCount(of plan: RunPlan) -> Int {
    plan.cases.reduce(0) { sum, planned in
      let (sum, isTooLarge) = sum.addingReportingOverflow(planned.isRun ? repetitions : 1)
      return isTooLarge ? .max : sum
    }
  }
}
