package import ScenarioDiagnostics

/// What became of one step.
package struct StepRecord: Sendable {
  package enum Phase: String, Sendable {
    case setup
    case body
    case teardown
  }

  /// Failures are large and rare, so a step that passed does not make room for one.
  package enum Outcome: Sendable {
    case passed
    indirect case failed(Failure)

    /// An optional step failed.
    indirect case warned(Failure)

    /// The branch that holds the step was not taken.
    case skipped

    /// An earlier failure ended the scenario before this step.
    case notRun

    /// Whether the step came to run, so that its times mean something.
    package var hasRun: Bool {
      switch self {
      case .passed, .failed, .warned: true
      case .skipped, .notRun: false
      }
    }
  }

  package var phase: Phase

  /// How many containers (groups, loops, flows) the step lies within.
  package var depth: Int

  /// The command's name: `tap`.
  package var command: String

  /// What the step does, in one line without the command's name: `button: Done`.
  ///
  /// A step with a `name` shows that instead.
  package var title: String {
    get { heading.text }
    set { heading = .text(newValue) }
  }

  /// The title as it is kept, of which no text has to be made to show it.
  package private(set) var heading: StepTitle

  /// Where the step stands in its file.
  package var span: SourceSpan

  /// Where all that is written of it stands in the same file.
  private let wholePlace: Range<UInt32>

  /// The `run` steps that led here, the innermost first; empty outside flows.
  package var calls: [SourceSpan]

  /// The app's clock when the step began, since the scenario began.
  package var start: Duration

  /// The app's clock when the step ended, since the scenario began.
  package var end: Duration

  package var outcome: Outcome

  /// What the step did and found, in order.
  package var notes: StepNotes

  package init(
    phase: Phase = .body,
    depth: Int = 0,
    command: String,
    title: StepTitle,
    span: SourceSpan,
    wholePlace: Range<UInt32>? = nil,
    calls: [SourceSpan] = [],
    start: Duration = .zero,
    end: Duration = .zero,
    outcome: Outcome,
    notes: [StepNote] = []
  ) {
    self.phase = phase
    self.depth = depth
    self.command = command
    heading = title
    self.span = span
    self.wholePlace = wholePlace ?? span.start..<span.end
    self.calls = calls
    self.start = start
    self.end = end
    self.outcome = outcome
    self.notes = StepNotes(notes)
  }

  /// All that is written of the step, from its command to the end of its argument.
  package var extent: SourceSpan {
    SourceSpan(file: span.file, start: wholePlace.lowerBound, end: wholePlace.upperBound)
  }
}

extension [StepRecord] {
  /// Adds a step that begins.
  ///
  /// Here, where records are made, so that it is written to where it stays; there is one for each step.
  package mutating func append(
    phase: StepRecord.Phase,
    depth: Int,
    command: consuming String,
    title: consuming StepTitle,
    span: consuming SourceSpan,
    wholePlace: Range<UInt32>?,
    calls: [SourceSpan],
    start: Duration
  ) {
    append(
      StepRecord(
        phase: phase,
        depth: depth,
        command: command,
        title: title,
        span: span,
        wholePlace: wholePlace,
        calls: calls,
        start: start,
        end: start,
        outcome: .notRun
      )
    )
  }
}
