import ScenarioDiagnostics
import ScenarioEvents

/// A step of an attempt, with its number among the others.
struct LoggedStep {
  /// All steps of the attempt.
  let log: [StepRecord]
  let index: Int

  init(_ index: Int, of log: [StepRecord]) {
    self.log = log
    self.index = index
  }

  /// Counted from 1.
  var number: Int { index + 1 }

  /// How many steps the attempt has.
  var count: Int { log.count }

  var phase: StepRecord.Phase { log[index].phase }
  var depth: Int { log[index].depth }
  var command: String { log[index].command }
  var title: String { log[index].title }
  var span: SourceSpan { log[index].span }
  var calls: [SourceSpan] { log[index].calls }
  var start: Duration { log[index].start }
  var end: Duration { log[index].end }
  var outcome: StepRecord.Outcome { log[index].outcome }
  var notes: [StepNote] { log[index].notes }
}

extension LoggedStep {
  /// Whether the step came to run, so that its times mean something.
  var hasRun: Bool { outcome.hasRun }

  /// The time that a log shows for the step: of its end or, if steps inside it follow, of its beginning,
  /// so that the times of a log never run backwards.
  var clock: Duration { containsSteps ? start : end }

  private var containsSteps: Bool { index + 1 < log.count && log[index + 1].depth > depth }

  /// The step's failure, if it failed, also if it is optional.
  var failure: Failure? { outcome.failure }

  /// The place of the failure: the part of the step that caused it, if known, or the step.
  var failurePlace: SourceSpan { failure?.place ?? span }

  /// The failure of the step, unless an inner step explains it.
  ///
  /// A container fails because an inner step does, which explains both.
  var explainedFailure: Failure? {
    guard let failure else { return nil }
    let isExplainedInside = innerSteps.contains { step in
      step.outcome.failure.map { $0.kind == failure.kind && $0.summary == failure.summary } ?? false
    }
    return isExplainedInside ? nil : failure
  }

  private var innerSteps: ArraySlice<StepRecord> {
    log[(index + 1)...].prefix { $0.depth > depth }
  }

  /// The places of the `run` steps that led to the step, each in a line.
  var callLines: [String] { calls.map { "called at \($0.location)" } }
}

extension [StepRecord] {
  /// The steps in order, each in its place.
  var logged: some Sequence<LoggedStep> { indices.lazy.map { LoggedStep($0, of: self) } }
}

extension StepRecord.Outcome {
  /// The name of the outcome in JSON, and as a class of elements.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed(let failure): failure.kind.isError ? "error" : "failed"
    case .warned: "warned"
    case .skipped: "skipped"
    case .notRun: "not-run"
    }
  }
}
