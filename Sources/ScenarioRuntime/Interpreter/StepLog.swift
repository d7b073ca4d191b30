import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// The records of all steps, and the first failure among them.
///
/// A container's record comes before those of its steps, and is finished after them.
struct StepLog {
  /// A scenario that executes more steps than this runs in circles.
  static let greatestCount = 100_000

  /// The maximum number of containers and loop iterations around a step.
  ///
  /// Flows nest, and so do the containers in each. What is nested far deeper than anybody writes
  /// would use up the stack.
  static let greatestDepth = 256

  /// How many bytes of text the steps may keep in filled titles, notes and failures, and again those
  /// of the teardown.
  private static let greatestTextSize = 64 << 20

  /// The maximum number of characters that the scenario may type, and again its teardown.
  ///
  /// An app may copy all that a field holds with each further character.
  private static let mostTyped = 100_000

  /// How many steps the scenario may execute, and again its teardown; turns of loops count as well,
  /// and so do the steps of branches that are left out, as each has its line in the log.
  private let limit: Int

  /// How many records there may be: ``limit`` more than there were where the count began.
  private var greatestRecordCount: Int

  /// The step with whose end the run ends, by its record; that of an inspection.
  private let last: Int?

  /// Whether that step has ended, so that nothing more is run.
  private(set) var hasReachedEnd = false

  /// How much text was kept since the count began.
  private var textSize = 0

  /// The number of characters that were typed since the count began.
  private var typedCount = 0

  private(set) var records: [StepRecord] = []

  /// What was executed, for comparing runs; nil if nobody compares them.
  var history: StepHistory?
  private(set) var failure: CaseFailure?

  var phase: StepRecord.Phase = .body

  /// The number of containers around the next step.
  var depth = 0

  /// The `run` steps that lead to the next step, the innermost first.
  var calls: [SourceSpan] = []

  /// The number of steps that began.
  var count: Int { records.count }

  /// The record of the step that runs: the one that began last, apart from the steps of interruptions.
  var current = 0

  var currentTitle: String { records[current].title }
  var currentSpan: SourceSpan { records[current].span }

  init(limit: Int = Self.greatestCount, last: Int? = nil) {
    self.limit = limit
    self.last = last
    greatestRecordCount = limit
  }

  private var isFull: Bool { records.count > greatestRecordCount }

  /// Renews the limits for the teardown: it may execute as many steps, and record as much text, as
  /// all steps before it.
  mutating func renewLimits() {
    greatestRecordCount = records.count + limit
    textSize = 0
    typedCount = 0
  }

  /// Counts characters that are about to be typed, and throws if there are too many.
  mutating func noteTyping(of count: Int) throws(Failure) {
    typedCount += count
    if typedCount > Self.mostTyped { throw .tooMuchTyping(Self.mostTyped) }
  }

  /// Throws if the step that has just begun is one too many, comes after too much text, or lies
  /// within too many others.
  func checkLimits() throws(Failure) {
    if isFull { throw .tooManySteps(limit) }
    if textSize > Self.greatestTextSize { throw .tooMuchText(Self.greatestTextSize) }
    if depth > Self.greatestDepth { throw .nestedTooDeep }
  }

  /// Records the beginning of a step and returns where.
  mutating func begin(_ step: Step, title: String, at start: Duration) -> Int {
    begin(
      command: step.command.name,
      title: title,
      span: step.span,
      extent: step.extent,
      at: start
    )
  }

  /// Records the beginning of a step whose title has values filled in.
  mutating func begin(_ step: Step, filledTitle title: String, at start: Duration) -> Int {
    textSize += title.utf8.count
    return begin(step, title: title, at: start)
  }

  /// Records the beginning of something that no step asks for: a turn of a loop, the header's launch, or
  /// the handling of an interruption.
  mutating func begin(
    _ command: String,
    title: String,
    span: SourceSpan,
    at start: Duration
  ) -> Int {
    textSize += title.utf8.count
    return begin(command: command, title: title, span: span, extent: nil, at: start)
  }

  private mutating func begin(
    command: String,
    title: String,
    span: SourceSpan,
    extent: SourceSpan?,
    at start: Duration
  ) -> Int {
    records.append(
      StepRecord(
        phase: phase,
        depth: depth,
        command: command,
        title: title,
        span: span,
        extent: extent,
        calls: calls,
        start: start,
        end: start,
        outcome: .notRun
      )
    )
    current = records.count - 1
    history?.noteBeginning(of: records[current])
    return current
  }

  mutating func finish(
    _ slot: Int,
    _ outcome: StepRecord.Outcome,
    at end: Duration,
    notes: [StepNote] = []
  ) {
    if slot == last { hasReachedEnd = true }
    note(notes, at: slot)
    records[slot].finish(outcome, at: end)
    history?.noteEnd(of: slot, outcome)
    if case .passed = outcome { return }
    textSize += outcome.failure?.textSize ?? 0
    guard case .failed(let failure) = outcome else { return }
    if self.failure == nil { self.failure = CaseFailure(failure, step: slot) }
  }

  /// The first failure that makes the verdict an error, even if other failures came before it.
  var firstError: CaseFailure? {
    for (slot, record) in records.enumerated() {
      if case .failed(let failure) = record.outcome, failure.kind.isError {
        return CaseFailure(failure, step: slot)
      }
    }
    return nil
  }

  /// The first failure among the steps of a container that has just ended.
  func firstFailure(within slot: Int) -> Failure? {
    for record in records[(slot + 1)...] {
      if case .failed(let failure) = record.outcome { return failure }
    }
    return nil
  }

  /// Adds to what a step did and found before it is finished.
  mutating func note(_ notes: [StepNote], at slot: Int) {
    if notes.isEmpty { return }
    textSize += notes.reduce(0) { $0 + $1.textSize }
    records[slot].notes = records[slot].notes.isEmpty ? notes : records[slot].notes + notes
  }

  /// Whether the last that a step did or found is said in these words.
  func ends(with remark: String, at slot: Int) -> Bool {
    guard case .text(let last)? = records[slot].notes.last else { return false }
    return last == remark
  }

  /// Reserves space for the records of `count` steps.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(min(count, Self.greatestCount))
  }

  /// Records steps that an earlier failure kept from running, with all that they contain.
  mutating func appendNotRun(_ steps: some Sequence<Step>, in phase: StepRecord.Phase) {
    self.phase = phase
    append(steps, .notRun)
  }

  /// Records the steps of a branch that was not taken.
  mutating func appendSkipped(_ steps: [Step]) {
    append(steps, .skipped)
  }

  private mutating func append(_ steps: some Sequence<Step>, _ outcome: StepRecord.Outcome) {
    for step in steps where !isFull {
      let slot = begin(step, title: (step.name ?? step.title).source, at: .zero)
      records[slot].outcome = outcome
      history?.noteEnd(of: slot, outcome)
      guard case .container(let container) = step.command else { continue }
      depth += 1
      append(container.steps, outcome)
      depth -= 1
    }
  }
}

extension StepRecord {
  fileprivate mutating func finish(_ outcome: Outcome, at end: Duration) {
    self.outcome = outcome
    self.end = end
  }
}

extension Failure {
  /// The step exceeds the limit of nested containers and loop iterations.
  fileprivate static let nestedTooDeep = Failure(
    .stepLimitReached,
    "the step is nested in more than \(StepLog.greatestDepth) others",
    advice: "let flows use fewer flows, or nest fewer containers"
  )

  /// The scenario runs in circles.
  fileprivate static func tooManySteps(_ limit: Int) -> Failure {
    Failure(
      .stepLimitReached,
      "the scenario's log grew to more than \(limit) steps, counting turns of loops and branches "
        + "not taken",
      advice: "make its loops shorter"
    )
  }

  /// The scenario exceeds the limit of typed characters.
  fileprivate static func tooMuchTyping(_ limit: Int) -> Failure {
    Failure(
      .stepLimitReached,
      "the scenario types more than \(limit) characters",
      advice: "type shorter texts, or make its loops shorter"
    )
  }

  /// The scenario exceeds the limit of report text.
  fileprivate static func tooMuchText(_ limit: Int) -> Failure {
    Failure(
      .stepLimitReached,
      "the scenario's steps show more than \(limit) bytes of text",
      advice: "show shorter texts, or make its loops shorter"
    )
  }
}
