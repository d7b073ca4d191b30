import ScenarioDiagnostics

/// The vocabulary files that are being linked, each imported by the one before.
struct ImportChain {
  /// A file that is being linked, or that is asked for.
  struct Link {
    let path: String

    /// The path without symbolic links, so that a file is the same by whichever path it is found.
    let identity: PathKey

    /// Where it is imported, if it is not read for its own sake.
    let span: SourceSpan?

    fileprivate(set) var circle = ImportCircle()

    init(_ path: String, importedAt span: SourceSpan?) {
      self.path = path
      self.span = span
      identity = FileSystem.key(of: path)
    }
  }

  private var links: [Link] = []

  /// How many files may import each other in a row.
  static let greatestLength = 64

  var isFull: Bool { links.count >= Self.greatestLength }

  mutating func begin(_ link: Link) { links.append(link) }

  /// Removes the last file, and returns the cycle that it is part of.
  mutating func end() -> ImportCircle { links.removeLast().circle }

  /// Whether an import leads back to a file of the chain; if so, the cycle is noted and reported.
  mutating func isClosed(by link: Link, importedAt span: SourceSpan) -> Bool {
    guard let start = position(of: link.identity) else { return false }
    note(circleFrom: start)
    links[start].circle.diagnostics.append(diagnostic(ofCircleFrom: start, closedAt: span))
    return true
  }

  /// Whether an import leads to a file of the same cycle, which was reported already.
  mutating func isWithinCircle(of circle: ImportCircle) -> Bool {
    guard let start = circle.first.flatMap(position) else { return false }
    note(circleFrom: start)
    return true
  }

  private func position(of identity: PathKey) -> Int? {
    links.firstIndex { $0.identity == identity }
  }

  /// A file that is in several cycles belongs to the one that begins first.
  private mutating func note(circleFrom start: Int) {
    let first = links[start].circle.first.flatMap(position).map { min($0, start) } ?? start
    for position in start..<links.count { links[position].circle.first = links[first].identity }
  }

  /// A cycle is reported at its first file, through which the others are reached.
  private func diagnostic(ofCircleFrom start: Int, closedAt end: SourceSpan) -> Diagnostic {
    let imports = links[start...].dropFirst().compactMap(\.span) + [end]
    return Diagnostic(
      .importCycle(links[start...].map(\.path)),
      at: imports.first ?? end,
      notes: imports.dropFirst().map { .init("by way of this import", at: $0) }
    )
  }
}

/// The cycle of imports that a file is part of, if any.
struct ImportCircle {
  /// The file through which the circle was entered, without symbolic links.
  fileprivate(set) var first: PathKey?

  /// The errors of the cycles that were entered through this file.
  fileprivate(set) var diagnostics: [Diagnostic] = []

  var isThere: Bool { first != nil }
}
