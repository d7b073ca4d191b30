import ScenarioDiagnostics
import ScenarioEvents

/// A step in its place among the steps of an attempt.
///
/// Handing records around would copy each with all that it holds, over and over. This looks at them
/// where they are, and knows the step's number besides.
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

  var phase: StepRecord.Phase { log.span[index].phase }
  var depth: Int { log.span[index].depth }
  var command: String { log.span[index].command }
  var title: String { log.span[index].title }
  var span: SourceSpan { log.span[index].span }
  var calls: [SourceSpan] { log.span[index].calls }
  var start: Duration { log.span[index].start }
  var end: Duration { log.span[index].end }
  var outcome: StepRecord.Outcome { log.span[index].outcome }
  var notes: StepNotes { log.span[index].notes }
}

extension LoggedStep {
  /// Whether the step came to run, so that its times mean something.
  var hasRun: Bool { outcome.hasRun }

  /// Why the step failed, if it did, be it an optional one or not.
  var failure: Failure? { outcome.failure }

  /// Whether there are any notes, and any that need lines of their own; to know that costs less than to
  /// have them.
  var hasNotes: Bool { log.span[index].notes.hasAny }
  var hasLongNotes: Bool { log.span[index].notes.hasLong }

  /// Whether there is one; to know that costs less than to have it.
  var hasFailure: Bool { outcome.hasFailure }

  /// Where the step failed: the part of it that is at fault, where that is known.
  var failurePlace: SourceSpan { failure?.place ?? span }

  /// The failure of the step, unless an inner step explains it.
  ///
  /// A container fails because an inner step does; to tell why once is enough.
  var explainedFailure: Failure? {
    guard let failure else { return nil }
    let isToldWithin = innerSteps.contains { step in
      step.outcome.failure.map { $0.kind == failure.kind && $0.summary == failure.summary } ?? false
    }
    return isToldWithin ? nil : failure
  }

  private var innerSteps: ArraySlice<StepRecord> {
    log[(index + 1)...].prefix { $0.depth > depth }
  }

  /// The places of the `run` steps that led to the step, each in a line.
  var callLines: [String] { calls.map { "called at \($0.location)" } }
}

extension StepRecord.Outcome {
  fileprivate var hasFailure: Bool {
    switch self {
    case .failed, .warned: true
    case .passed, .skipped, .notRun: false
    }
  }

  fileprivate var failure: Failure? {
    switch self {
    case .failed(let failure), .warned(let failure): failure
    case .passed, .skipped, .notRun: nil
    }
  }
}

extension [StepRecord] {
  /// The steps in order, each in its place.
  var logged: some Sequence<LoggedStep> {
    indices.lazy.map { LoggedStep($0, of: self) }
  }
}
