package import ScenarioDiagnostics

/// The result of one step: its place, its times, its outcome and its notes.
package struct StepRecord: Sendable {
  package enum Phase: String, Sendable {
    case setup
    case body
    case teardown
  }

  /// What became of a step.
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

    /// Why the step failed, if it did, whether it is optional or not.
    package var failure: Failure? {
      switch self {
      case .failed(let failure), .warned(let failure): failure
      case .passed, .skipped, .notRun: nil
      }
    }
  }

  package var phase: Phase

  /// How many containers (groups, loops, flows) the step lies within.
  package var depth: Int

  /// The command's name: `tap`.
  package var command: String

  /// The command's argument in one line: `button: Done`.
  ///
  /// A step with a `name` shows that instead.
  package var title: String

  /// The command's name in the file.
  package var span: SourceSpan

  /// All that is written of the step, from its command to the end of its argument.
  package var extent: SourceSpan

  /// The `run` steps that led here, the innermost first; empty outside flows.
  package var calls: [SourceSpan]

  /// The app's clock when the step began, since the scenario began.
  package var start: Duration

  /// The app's clock when the step ended, since the scenario began.
  package var end: Duration

  package var outcome: Outcome

  /// The things that the step did and found, in order.
  package var notes: [StepNote]

  package init(
    phase: Phase = .body,
    depth: Int = 0,
    command: String,
    title: String,
    span: SourceSpan,
    extent: SourceSpan? = nil,
    calls: [SourceSpan] = [],
    start: Duration = .zero,
    end: Duration = .zero,
    outcome: Outcome,
    notes: [StepNote] = []
  ) {
    self.phase = phase
    self.depth = depth
    self.command = command
    self.title = title
    self.span = span
    self.extent = extent ?? span
    self.calls = calls
    self.start = start
    self.end = end
    self.outcome = outcome
    self.notes = notes
  }

  /// The command with its title, if it has one: `tap button: Done`, `back`.
  package var headline: String { title.isEmpty ? command : "\(command) \(title)" }
}

extension StepRecord.Outcome {
  /// The outcome of a step, without details.
  package enum Kind: String, Hashable, Sendable {
    case passed
    case failed
    case warned
    case skipped
    case notRun
  }

  package var kind: Kind {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .warned: .warned
    case .skipped: .skipped
    case .notRun: .notRun
    }
  }
}
