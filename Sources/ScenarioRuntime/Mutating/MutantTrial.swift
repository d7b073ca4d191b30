import ScenarioEvents

/// The outcome of a case with a mutant.
enum MutantRun: Sendable {
  /// The process ended.
  case trapped

  case ended(Ending)

  struct Ending: Sendable {
    let failure: CaseFailure?
    let wasApplied: Bool
    let failedPlaces: Set<StepPlace>

    /// The looks that show another screen, without and with the mutant: the first one, and the first
    /// one of a later step.
    let differences: [[ScreenLook].Difference]
  }

  init(_ run: InstrumentedRun, wasApplied: Bool, _ baseline: BaselineCase) {
    self = .ended(
      Ending(
        failure: run.attempt.failure,
        wasApplied: wasApplied,
        failedPlaces: run.hasPassed ? [] : run.failedPlaces,
        differences: baseline.run.looks.differences(from: run.looks)
      )
    )
  }

  /// Whether the case notices the mutant.
  var isNoticed: Bool {
    switch self {
    case .trapped: true
    case .ended(let ending): ending.failure != nil
    }
  }

  var failedPlaces: Set<StepPlace> {
    switch self {
    case .trapped: []
    case .ended(let ending): ending.failedPlaces
    }
  }
}

/// The outcomes of the cases that encounter a mutant, up to the first that notices it.
struct MutantTrial: Sendable {
  /// The indices of the cases that encounter the mutant.
  var coveringCases: [Int] = []

  private(set) var runCases: Set<Int> = []
  private(set) var wasApplied = false

  /// The case that noticed it, and how.
  private(set) var notice: (index: Int, run: MutantRun)?

  /// The cases that see other screens, each with some of these, without and with the mutant.
  private(set) var differences: [(index: Int, usual: ScreenLook, mutated: ScreenLook)] = []

  var runCount: Int { runCases.count }

  /// Whether it is known whether any case notices the mutant.
  var isFinished: Bool { notice != nil || runCases.count == coveringCases.count }

  mutating func add(_ run: MutantRun, of index: Int) {
    runCases.insert(index)
    if run.isNoticed { notice = (index, run) }
    switch run {
    case .trapped: wasApplied = true
    case .ended(let ending):
      if ending.wasApplied { wasApplied = true }
      differences += ending.differences.map { (index, $0.usual, $0.mutated) }
    }
  }

  var failedPlaces: Set<StepPlace> { notice?.run.failedPlaces ?? [] }

  func status(in baselines: [BaselineCase]) -> MutantRecord.Status {
    if let notice { return .noticed(notice.run.notice(by: baselines[notice.index].identity)) }
    guard let difference = differences.first else { return .unchanged }
    return .unnoticed(
      MutantRecord.FirstDifference(
        identity: baselines[difference.index].identity,
        step: difference.usual.stepCount
      )
    )
  }
}

extension MutantRun {
  fileprivate func notice(by identity: CaseIdentity) -> MutantRecord.Notice {
    switch self {
    case .trapped: MutantRecord.Notice(identity: identity, step: nil, isCrash: true)
    case .ended(let ending):
      MutantRecord.Notice(
        identity: identity,
        step: ending.failure?.step.map { $0 + 1 },
        isCrash: ending.failure?.failure.kind == .appCrashed
      )
    }
  }
}
