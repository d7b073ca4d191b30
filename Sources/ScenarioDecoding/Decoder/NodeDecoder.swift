import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Reads the values that all files are made of, and reports every mistake in them.
///
/// What a file holds is read by ``ScenarioDecoder`` or ``ConfigurationDecoder``:
///
/// ```swift
/// guard let fields = fields(of: node, as: RotateKey.self) else { return nil }
/// let degrees = read(fields, .degrees) { $0.number($1, $2) }
/// ```
protocol NodeDecoder {
  var findings: Findings { get set }
}

/// What a decoder has come across in a file, besides its values.
struct Findings {
  fileprivate(set) var problems: ProblemList

  /// The places of aliases that lead nowhere, and of nothing after a tag: their values are not
  /// judged again.
  fileprivate let unreadablePlaces: Set<UInt32>

  /// The data files that were named so far.
  var dataSources: [DataSource] = []

  /// The data files that launch arguments named so far, by the extension that such files have.
  var launchData: [DataSource] = []

  /// The variables, parameters and values of cases that the file has defined so far.
  var definedNames: Set<String> = []

  /// Each `$${path}` of the file, which may be meant for a value.
  var escapes: [EscapedReference] = []

  init(_ diagnostics: [Diagnostic]) {
    problems = ProblemList(diagnostics)
    unreadablePlaces = Set(diagnostics.compactMap(\.unreadablePlace))
  }
}

extension NodeDecoder {
  var diagnostics: [Diagnostic] { findings.problems.diagnostics }

  /// Whether the limit of problems is reached, so that no more are reported.
  var hasEnoughProblems: Bool { findings.problems.isFull }

  /// Reports a problem; what no one will see is not even worded, as there may be a million.
  mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message,
    severity: Diagnostic.Severity = .error,
    at span: SourceSpan,
    suggestion: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    guard !findings.unreadablePlaces.contains(span.start) else { return }
    findings.problems.append(
      message(),
      severity: severity,
      at: span,
      suggestion: suggestion(),
      notes: notes()
    )
  }

  mutating func report(_ diagnostic: Diagnostic) { findings.problems.append(diagnostic) }

  mutating func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  /// Takes back what only seemed to be a problem.
  mutating func withdraw(where isNone: (Diagnostic) -> Bool) {
    findings.problems.removeAll(where: isNone)
  }
}

extension Diagnostic {
  /// The offset of an alias that leads nowhere, or of nothing after a tag.
  fileprivate var unreadablePlace: UInt32? {
    guard let span = place.span else { return nil }
    if message.isOf(.undefinedAlias, .aliasCycle) { return span.start }
    return message.isOf(.unsupportedTag) ? span.end : nil
  }
}
