import AppModelKit
import ScenarioEvents

/// A case that passes without mutants, with everything in the app that it encounters.
struct BaselineCase: Sendable {
  let planned: PlannedCase
  let execution: ScenarioExecution
  let run: InstrumentedRun
  let census: CensusContent

  var identity: CaseIdentity { planned.identity }

  var app: String { execution.app.description.name }

  /// Whether a mutant may change something of the case.
  func covers(_ mutant: Mutant) -> Bool {
    guard mutant.mutation.kind == .alwaysShown else { return mutations.contains(mutant.mutation) }
    return mutant.element.map { census.lacks($0) } ?? false
  }

  private let mutations: Set<Mutation>

  /// Runs a case, unless it can't have mutants.
  static func make(
    of planned: PlannedCase,
    _ traps: TrapSettings
  ) -> Result<BaselineCase, ExcludedCase> {
    let whole = planned.whole
    func excluded(_ reason: ExcludedCase.Reason) -> Result<BaselineCase, ExcludedCase> {
      .failure(ExcludedCase(identity: planned.identity, reason: reason))
    }
    if let exclusion = whole.exclusion { return .failure(exclusion) }
    guard case .run(let execution) = whole.action, planned.knownIssue == nil else {
      return excluded(.skipped)
    }
    return traps.guarding(planned.identity.executionKey) {
      let baseline = BaselineCase(whole, execution)
      if !baseline.run.hasPassed { return excluded(.doesNotPass) }
      return baseline.isRepeatable ? .success(baseline) : excluded(.runsDiffer)
    } ?? excluded(.trapped)
  }

  private init(_ planned: PlannedCase, _ execution: ScenarioExecution) {
    let census = Census(listsMutations: true)
    self.planned = planned
    self.execution = execution
    run = InstrumentedRun(execution, with: .census(census))
    self.census = census.content
    mutations = Set(self.census.mutations)
  }

  /// Whether a second run is the same, so that differences are the mutants' doing.
  private var isRepeatable: Bool { InstrumentedRun(execution).isSame(as: run) }

  /// A number that identifies the run of a mutant, and is the same when the tool is started again.
  ///
  /// The change distinguishes runs of changed scenarios from those of the case itself.
  func key(of mutant: Mutant, with change: String = "") -> UInt64 {
    var hash = StableHash(identity.executionKey)
    hash.combine(mutant.mutation.description)
    hash.combine(change)
    return hash.value
  }
}

struct Mutant: Sendable {
  let app: String
  let mutation: Mutation

  /// The element that is always shown.
  let element: CensusContent.Element?

  /// The name that identifies it among all mutants of the suite.
  var id: String { "\(app)/\(mutation)" }

  var applied: AppliedMutation { AppliedMutation(mutation, template: element?.template) }
}
