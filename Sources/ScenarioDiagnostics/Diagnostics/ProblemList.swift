/// The problems of one file, up to the number that people read.
///
/// A generated file with a mistake on each of its million lines must cost neither a million
/// suggestions nor a report that no viewer opens.
package struct ProblemList: Sendable {
  /// How many problems of a file are reported.
  package static let limit = 100

  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether further problems are no longer looked at.
  package private(set) var isFull = false

  /// The problems that were reported already: every alias of an anchor reports the anchor's
  /// problems again.
  private var told: Set<Appearance> = []
  private var repetitions = 0
  private var errorCount = 0
  private var warningCount = 0

  /// The number of repeated errors after which the list is full, because each one takes time.
  private static let mostRepetitions = 1_000

  package init(_ diagnostics: [Diagnostic] = []) { self += diagnostics }

  /// Adds a problem, which is made only if there is room for it.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isFull else { return }
    let diagnostic = diagnostic()
    let isNew = told.insert(Appearance(of: diagnostic)).inserted
    guard diagnostic.isError else {
      if isNew { append(warning: diagnostic) }
      return
    }
    if !isNew { repetitions += 1 }
    isFull = isNew && errorCount == Self.limit || repetitions > Self.mostRepetitions
    if isFull {
      diagnostics.append(Diagnostic(.tooManyProblems(limit: Self.limit), at: diagnostic.place))
    } else if isNew {
      errorCount += 1
      diagnostics.append(diagnostic)
    }
  }

  /// Adds a warning; however many there are, they keep no file from being run.
  private mutating func append(warning: Diagnostic) {
    warningCount += 1
    if warningCount <= Self.limit {
      diagnostics.append(warning)
    } else if warningCount == Self.limit + 1 {
      let message = Diagnostic.Message.tooManyProblems(limit: Self.limit)
      diagnostics.append(Diagnostic(message, severity: .warning, at: warning.place))
    }
  }

  /// Adds a problem at a place, unless it was reported already.
  ///
  /// A repeated problem makes no suggestion and no notes, so it costs next to nothing.
  package mutating func append(
    _ message: @autoclosure () -> Diagnostic.Message,
    severity: Diagnostic.Severity = .error,
    at span: SourceSpan,
    suggestion: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    guard !isFull else { return }
    let message = message()
    let bare = Diagnostic(message, severity: severity, at: span)
    guard !told.contains(Appearance(of: bare)) else { return }
    append(
      Diagnostic(message, severity: severity, at: span, suggestion: suggestion(), notes: notes())
    )
  }

  /// Takes back what turned out not to be a problem.
  package mutating func removeAll(where isNone: (Diagnostic) -> Bool) {
    errorCount -= diagnostics.count { $0.isError && isNone($0) }
    diagnostics.removeAll(where: isNone)
  }

  package static func += (list: inout ProblemList, more: [Diagnostic]) {
    for diagnostic in more { list.append(diagnostic) }
  }
}
