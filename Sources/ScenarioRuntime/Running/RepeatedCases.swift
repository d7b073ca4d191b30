import ScenarioEvents

/// The cases of a plan in order, each as often in a row as it is to be run.
///
/// Made batch by batch: a thousand runs of a large plan need no more memory than one.
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

  /// Takes the next ones, as many as asked for unless fewer are left.
  mutating func next(_ wanted: Int) -> ArraySlice<PlannedCase> {
    guard count > 1 else { return nextOnce(wanted) }
    var batch: [PlannedCase] = []
    while batch.count < wanted, position < cases.count { batch.append(nextRepeated()) }
    return batch[...]
  }

  private mutating func nextOnce(_ wanted: Int) -> ArraySlice<PlannedCase> {
    let range = position..<min(position + wanted, cases.count)
    position = range.upperBound
    return cases[range]
  }

  /// The next one; what is not run is not repeated either.
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
  /// How many records a run of a plan gives, as far as a number can say.
  package func runCount(of plan: RunPlan) -> Int {
    plan.cases.reduce(0) { sum, planned in
      let (sum, isTooLarge) = sum.addingReportingOverflow(planned.isRun ? repetitions : 1)
      return isTooLarge ? .max : sum
    }
  }
}
