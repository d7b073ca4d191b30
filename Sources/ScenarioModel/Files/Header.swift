package import ScenarioDiagnostics

/// What stands beside the steps of a scenario, and what a suite's scenarios share.
///
/// A class, as it holds many references and never changes.
package final class Header: Sendable {
  /// What makes the details one reference, and none where none is given.
  private final class Apart: Sendable {
    let details: Details

    init(_ details: Details) {
      self.details = details
    }
  }

  package let app: Located<String>?
  package let launch: LaunchOptions
  private let apart: Apart?

  package init(
    app: Located<String>? = nil,
    launch: LaunchOptions = LaunchOptions(),
    details: Details? = nil
  ) {
    self.app = app
    self.launch = launch
    apart = details.map(Apart.init)
  }

  /// What few headers give, which lies apart so that the others need no room for it.
  package var details: Details? { apart?.details }

  /// The header with other details.
  package func changing(_ change: (inout Details) -> Void) -> Header {
    var details = details ?? Details()
    change(&details)
    return Header(app: app, launch: launch, details: details)
  }
}

extension Header {
  package var description: Text? { apart?.details.description }
  package var isAppUnreadable: Bool { apart?.details.isAppUnreadable ?? false }
  package var misshapenValues: [SourceSpan] { apart?.details.misshapenValues ?? [] }
  package var tags: [Located<String>] { apart?.details.tags ?? [] }
  package var imports: [Located<String>] { apart?.details.imports ?? [] }
  package var settling: Resolvable<Settling>? { apart?.details.settling }
  package var timeout: Resolvable<Duration>? { apart?.details.timeout }
  package var timeLimit: Resolvable<Duration>? { apart?.details.timeLimit }
  package var continuesAfterFailure: Resolvable<Bool>? { apart?.details.continuesAfterFailure }
  package var variables: VariableList { apart?.details.variables ?? VariableList() }
  package var secrets: [Located<String>] { apart?.details.secrets ?? [] }
  package var skip: Text? { apart?.details.skip }
  package var knownIssue: Text? { apart?.details.knownIssue }
  package var setup: [Step] { apart?.details.setup ?? [] }
  package var teardown: [Step] { apart?.details.teardown ?? [] }
  package var vocabulary: Vocabulary { apart?.details.vocabulary ?? Vocabulary() }
}

extension Header {
  package enum Settling: String, CaseIterable, Sendable {
    /// Before each step, animations end.
    case idle
    case none
  }

  /// How long waits and gestures wait at most where no header says otherwise.
  package static let standardTimeout = Duration.seconds(5)

  /// The longest duration that the language allows.
  package static let longestDuration = Duration.seconds(24 * 60 * 60)

  /// How much app time a scenario may take where no header says otherwise.
  package static let standardTimeLimit = Duration.seconds(600)

  /// Whether a text that is to say why something is so says that it is not.
  package static func deniesReason(_ text: String) -> Bool {
    denials.contains(text.lowercased())
  }

  /// What readers of YAML take for `false`, and people mean by it.
  private static let denials: Set = ["false", "no", "n", "off", "0"]
}
