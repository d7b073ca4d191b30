package import ScenarioDiagnostics

/// What stands beside the steps of a scenario, and what a suite's scenarios share.
package struct Header: Sendable {
  package enum Settling: String, CaseIterable, Sendable {
    /// Before each step, animations end.
    case idle
    case none
  }

  /// How long waits and gestures wait at most where no header says otherwise.
  package static let standardTimeout = Duration.seconds(5)

  /// How much app time a scenario may take where no header says otherwise.
  package static let standardTimeLimit = Duration.seconds(600)

  package var description: Text?
  package var app: Located<String>?

  /// Whether an app is named in a way that could not be read, which was reported then.
  package var isAppUnreadable = false

  /// What stands where variables or rows belong and is neither: its texts may be secrets.
  package var misshapenValues: [SourceSpan] = []
  package var tags: [Located<String>] = []
  package var imports: [Located<String>] = []
  package var launch = LaunchOptions()
  package var settling: Resolvable<Settling>?

  /// How long waits and gestures wait at most, unless a step says otherwise.
  package var timeout: Resolvable<Duration>?

  /// How much time the body, and then again the teardown, may take on the app's clock.
  package var timeLimit: Resolvable<Duration>?
  package var continuesAfterFailure: Resolvable<Bool>?
  package var variables = VariableList()

  /// The variables whose values nothing that is written may show.
  package var secrets: [Located<String>] = []

  /// Why it is not to be run.
  package var skip: Text?

  /// Why it is expected to fail.
  package var knownIssue: Text?
  package var setup: [Step] = []
  package var teardown: [Step] = []
  package var vocabulary = Vocabulary()

  package init() {}
}

extension Header {
  /// Whether a text that is to say why something is so says that it is not.
  package static func deniesReason(_ text: String) -> Bool {
    denials.contains(text.lowercased())
  }

  /// What readers of YAML take for `false`, and people mean by it.
  private static let denials: Set = ["false", "no", "n", "off", "0"]
}
