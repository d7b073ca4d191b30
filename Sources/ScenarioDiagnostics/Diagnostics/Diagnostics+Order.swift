extension [Diagnostic] {
  /// Returns the diagnostics in the order of a report: files in the order given, and by place
  /// within a file, without repetitions.
  ///
  /// Problems of the command line come first, and files that are not in `paths` last. Repetitions
  /// are removed because a file that several others import reports the same problems each time it
  /// is read.
  package func inReportingOrder(ofFiles paths: some Sequence<String>) -> [Diagnostic] {
    if count < 2 { return self }
    var ranks: [PathKey: Int] = [:]
    for path in paths.map(PathKey.init) + compactMap(\.pathKey) where ranks[path] == nil {
      ranks[path] = ranks.count
    }
    var seen: Set<Appearance> = []
    return enumerated()
      .map { (key: SortKey($1, index: $0, ranks: ranks), diagnostic: $1) }
      .sorted { $0.key < $1.key }
      .map(\.diagnostic)
      .filter { seen.insert(Appearance(of: $0)).inserted }
  }

  /// Returns the diagnostics that do not look the same as one of the others.
  package func subtracting(_ others: [Diagnostic]) -> [Diagnostic] {
    let seen = Set(others.map(Appearance.init))
    return filter { !seen.contains(Appearance(of: $0)) }
  }

  /// Returns the diagnostics that do not look the same as one of the others, notes and all.
  ///
  /// The notes name the row, for example, in which a value is missing.
  package func subtractingRepetitions(of others: [Diagnostic]) -> [Diagnostic] {
    let seen = Set(others.map(NotedAppearance.init))
    return filter { !seen.contains(NotedAppearance(of: $0)) }
  }
}

extension Diagnostic {
  /// The file that the diagnostic is about.
  package var path: String? {
    switch place {
    case .span(let span): span.file.path
    case .file(let path): path
    case .commandLine: nil
    }
  }

  fileprivate var pathKey: PathKey? { path.map(PathKey.init) }

  /// The place within the file; what concerns all of it comes first.
  fileprivate var range: (start: Int, end: Int) {
    switch place {
    case .span(let span): (Int(span.start), Int(span.end))
    case .file, .commandLine: (-1, -1)
    }
  }
}

/// What people see of a diagnostic and of its notes.
private struct NotedAppearance: Hashable {
  let appearance: Appearance
  let notes: [String]

  init(of diagnostic: Diagnostic) {
    appearance = Appearance(of: diagnostic)
    notes = diagnostic.notes.map { "\($0.span?.location ?? ""): \($0.text)" }
  }
}

/// The key by which a report sorts its diagnostics.
private struct SortKey: Comparable {
  let rank: Int
  let start: Int
  let index: Int

  init(_ diagnostic: Diagnostic, index: Int, ranks: [PathKey: Int]) {
    rank = diagnostic.pathKey.flatMap { ranks[$0] } ?? -1
    start = diagnostic.range.start
    self.index = index
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.start, left.index) < (right.rank, right.start, right.index)
  }
}

/// The parts of a diagnostic that people see; if they are equal, it is the same problem.
struct Appearance: Hashable {
  let path: PathKey?
  let start: Int
  let end: Int
  let severity: Diagnostic.Severity
  let id: Diagnostic.ID
  let text: String

  init(of diagnostic: Diagnostic) {
    path = diagnostic.pathKey
    (start, end) = diagnostic.range
    severity = diagnostic.severity
    id = diagnostic.message.id
    text = diagnostic.message.text
  }
}
