/// A problem in a file or on the command line, as a value that only a renderer turns into text.
///
/// ```swift
/// Diagnostic(.unknownKey("timout", in: "a scenario"), at: span, suggestion: "did you mean 'timeout'?")
/// ```
///
/// A terminal shows it as:
///
/// ```text
/// a.yaml:3:1: error: unknown key 'timout' in a scenario [unknown-key]
///  3 | timout: 2s
///    | ^~~~~~ did you mean 'timeout'?
/// ```
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The location of a problem.
  package enum Place: Sendable {
    case span(SourceSpan)

    /// A whole file, because there is no text to point at: it is missing, unreadable, or not UTF-8.
    case file(path: String)

    /// The command line.
    case commandLine

    /// The text that the problem is in, if it is in one.
    package var span: SourceSpan? {
      switch self {
      case .span(let span): span
      case .file, .commandLine: nil
      }
    }
  }

  /// A second place that explains the first.
  package struct Note: Sendable {
    package let text: String
    package let span: SourceSpan?

    package init(_ text: String, at span: SourceSpan? = nil) {
      self.text = shortened(text, to: Diagnostic.longestText)
      self.span = span
    }
  }

  /// The problem without its place, as a message factory makes it.
  package struct Message: Sendable {
    package let id: ID

    /// One phrase in lower case without a final stop.
    package let text: String

    package init(_ kind: Kind, _ text: String) { self.init(id: kind.id, text: text) }

    /// A message that a report repeats, whose kind may be none of today's.
    package init(id: ID, text: String) {
      self.id = id
      self.text = shortened(text, to: Diagnostic.longestText)
    }

    /// Whether the problem is of one of some kinds.
    package func isOf(_ kinds: Kind...) -> Bool { kinds.contains { $0.id == id } }
  }

  package let severity: Severity
  package let message: Message
  package var place: Place
  package var notes: [Note]

  /// What to write instead, as a whole phrase: `did you mean 'tap'?`.
  package let suggestion: String?

  package init(
    _ message: Message,
    severity: Severity = .error,
    at place: Place,
    suggestion: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.suggestion = suggestion.map { shortened($0, to: Self.longestText) }
    self.notes = notes
  }

  package init(
    _ message: Message,
    severity: Severity = .error,
    at span: SourceSpan,
    suggestion: String? = nil,
    notes: [Note] = []
  ) {
    self.init(message, severity: severity, at: .span(span), suggestion: suggestion, notes: notes)
  }

  /// How many characters a message shows at most: names in it may be as long as a file.
  private static let longestText = 1_000

  package var isError: Bool { severity == .error }
}
