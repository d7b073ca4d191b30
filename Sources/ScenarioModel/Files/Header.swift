package import ScenarioDiagnostics

/// All keys of a scenario except its name, cases and steps; a suite's header is shared by its
/// scenarios.
///
/// ```yaml
/// app: todo
/// launch: {arguments: [-startAt, "2"]}
/// tags: [smoke]
/// timeout: 10s
/// ```
package struct Header: Sendable {
  package var app: Located<String>?
  package var launch = LaunchOptions()
  package var description: Text?
  package var tags: [Located<String>] = []
  package var imports: [Located<String>] = []
  package var settling: Resolvable<Settling>?

  /// The longest time that a step waits, unless it sets a timeout of its own.
  package var timeout: Resolvable<Duration>?

  /// How much time the body, and then again the teardown, may take on the app's clock.
  package var timeLimit: Resolvable<Duration>?
  package var continuesAfterFailure: Resolvable<Bool>?
  package var variables = VariableList()

  /// The variables whose values must not appear in any output.
  package var secrets: [Located<String>] = []

  /// Why it is not to be run.
  package var skip: Text?

  /// Why it is expected to fail.
  package var knownIssue: Text?

  /// What to do about alerts that come at any moment.
  package var interruptions: [InterruptionHandler] = []
  package var setup: [Step] = []
  package var teardown: [Step] = []
  package var vocabulary = Vocabulary()

  /// Whether `app` has a value that could not be read, which was reported already.
  package var isAppUnreadable = false

  /// The values of `variables` and `cases` that could not be read; they may contain secrets.
  package var misshapenValues: [SourceSpan] = []

  package init() {}
}

extension Header {
  package enum Settling: String, CaseIterable, Sendable {
    /// Animations end before each step.
    case idle
    case none
  }

  /// How long waits and gestures wait at most if no header says otherwise.
  package static let standardTimeout = Duration.seconds(5)

  /// The longest duration that the language allows.
  package static let longestDuration = Duration.seconds(24 * 60 * 60)

  /// How much app time a scenario may take if no header says otherwise.
  package static let standardTimeLimit = Duration.seconds(600)

  /// Whether a reason is a word like `false` or `no`, which means the opposite.
  package static func deniesReason(_ text: String) -> Bool {
    denials.contains(text.lowercased())
  }

  private static let denials: Set = ["false", "no", "n", "off", "0"]
}
