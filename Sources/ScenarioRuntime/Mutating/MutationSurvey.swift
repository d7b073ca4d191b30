import AppModelKit
package import ScenarioEvents

/// Measures which bugs a suite would notice, by adding one bug after another to its apps.
///
/// The report depends only on the plan and the settings, not on the number of jobs.
package struct MutationSurvey: Sendable {
  private let plan: RunPlan
  let settings: MutationSettings
  let isInterrupted: @Sendable () -> Bool

  package init(
    _ plan: RunPlan,
    settings: MutationSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.plan = plan
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Runs everything.
  package func report() -> MutationReport {
    var report = MutationReport()
    let baselines = baselines(excluding: &report.excludedCases)
    let mutants = MutantList(of: baselines)
    let counted = mutants.all.filter { settings.includes($0) }
    let secrets = baselines.map(\.run).secrets
    let name = { @Sendable (mutant: Mutant) in secrets.masking(mutant.id) }
    let trials = pipeline.map(counted, "bugs", name) { trial(of: $0, in: baselines) }
    report.caseCount = baselines.count
    report.mutants = zip(counted, trials).map { record(of: $0, $1, baselines) }
    report.screens = baselines.screens
    report.runCount = 2 * baselines.count + trials.reduce(0) { $0 + $1.runCount }
    suggest(for: &report, counted, trials, baselines)
    addSteps(to: &report, mutants.all, counted, trials, baselines)
    if isInterrupted() { report.leaveOut(untried: trials) }
    return report.masked(by: secrets)
  }

  /// Looks for the steps that have no part in what is noticed, for which every mutant has to be tried.
  private func addSteps(
    to report: inout MutationReport,
    _ all: [Mutant],
    _ counted: [Mutant],
    _ trials: [MutantTrial],
    _ baselines: [BaselineCase]
  ) {
    if settings.findsToothlessSteps, !isInterrupted() {
      let search = ToothlessSearch(self, baselines, all, after: counted, trials)
      report.toothlessSteps = search.steps(counting: &report.runCount)
    }
    if settings.findsSuperfluousSteps, !isInterrupted() {
      let search = SuperfluousSearch(survey: self, baselines: baselines, mutants: counted)
      report.superfluousSteps = search.steps(
        besides: report.toothlessSteps,
        counting: &report.runCount
      )
    }
  }

  private func baselines(excluding excluded: inout [ExcludedCase]) -> [BaselineCase] {
    pipeline.map(plan.cases, "scenarios", \.identity.name) {
      BaselineCase.make(of: $0, settings.traps)
    }.compactMap { result in
      switch result {
      case .success(let baseline): return baseline
      case .failure(let reason):
        excluded.append(reason)
        return nil
      }
    }
  }

  /// Runs a mutant in the cases that encounter it, up to the first that notices it.
  private func trial(of mutant: Mutant, in baselines: [BaselineCase]) -> MutantTrial {
    var trial = MutantTrial()
    for index in baselines.indices
    where baselines[index].app == mutant.app && baselines[index].covers(mutant) {
      trial.coveringCases.append(index)
    }
    let quickest = trial.coveringCases.sorted {
      baselines[$0].run.attempt.steps.count < baselines[$1].run.attempt.steps.count
    }
    for index in quickest where trial.notice == nil && !isInterrupted() {
      trial.add(run(mutant, in: baselines[index]), of: index)
    }
    precondition(
      trial.wasApplied || trial.coveringCases.isEmpty || isInterrupted(),
      "the mutant \(mutant.mutation) changed nothing where it was found"
    )
    return trial
  }

  func run(_ mutant: Mutant, in baseline: BaselineCase) -> MutantRun {
    settings.traps.guarding(baseline.key(of: mutant)) {
      let applied = mutant.applied
      let run = InstrumentedRun(baseline.execution, with: .mutation(applied), continuing: true)
      return MutantRun(run, wasApplied: applied.wasApplied, baseline)
    } ?? .trapped
  }

  /// Whether a case passes with a mutant and a changed execution instead of its own.
  func passes(
    _ execution: ScenarioExecution,
    in baseline: BaselineCase,
    with mutant: Mutant,
    changed change: String
  ) -> Bool {
    settings.traps.guarding(baseline.key(of: mutant, with: change)) {
      let instrument = Instrument.mutation(mutant.applied)
      return InstrumentedRun(execution, with: instrument).hasPassed
    } ?? false
  }

  private func record(
    of mutant: Mutant,
    _ trial: MutantTrial,
    _ baselines: [BaselineCase]
  ) -> MutantRecord {
    MutantRecord(
      app: mutant.app,
      mutation: mutant.mutation,
      subject: MutationSubject(of: mutant, in: trial.coveringCases.map { baselines[$0] }),
      coveringCases: trial.coveringCases.map { baselines[$0].identity },
      status: trial.status(in: baselines)
    )
  }

  var pipeline: SurveyPipeline {
    SurveyPipeline(jobs: settings.jobs, progress: settings.progress)
  }
}

extension MutationReport {
  /// Leaves out what is not known because the survey was interrupted.
  fileprivate mutating func leaveOut(untried trials: [MutantTrial]) {
    mutants = zip(mutants, trials).filter { $1.isFinished }.map(\.0)
    toothlessSteps = []
    superfluousSteps = nil
    wasInterrupted = true
  }
}

extension [BaselineCase] {
  /// The screens of all cases, in order of their names.
  fileprivate var screens: [String] {
    let screens = flatMap { $0.census.screens + $0.census.elements.compactMap(\.screen) }
    return Set(screens).sorted()
  }
}

extension MutationSettings {
  /// Whether a mutant counts.
  fileprivate func includes(_ mutant: Mutant) -> Bool {
    guard operators.contains(mutant.mutation.kind) else { return false }
    guard let screen else { return true }
    return mutant.mutation.kind.traits.seam == .element
      && mutant.mutation.place.hasPrefix("\(screen)/")
  }
}
