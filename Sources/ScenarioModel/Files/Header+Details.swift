package import ScenarioDiagnostics

extension Header {
  /// What a header may give besides the app and its launch.
  package struct Details: Sendable {
    package var description: Text?

    /// Whether an app is named in a way that could not be read, which was reported then.
    package var isAppUnreadable = false

    /// What stands where variables or rows belong and is neither: its texts may be secrets.
    package var misshapenValues: [SourceSpan] = []
    package var tags: [Located<String>] = []
    package var imports: [Located<String>] = []
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
}
