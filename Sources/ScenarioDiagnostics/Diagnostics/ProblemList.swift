/// The problems of one file, up to a number that anybody reads.
///
/// A generated file with a slip on each of its million lines must cost neither a million suggestions
/// nor a report that no viewer opens.
package struct ProblemList: Sendable {
  /// How many problems of a file are reported.
  package static let limit = 100

  package private(set) var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  /// Whether further problems are no longer looked at.
  package var isFull: Bool { diagnostics.count > Self.limit }

  /// Adds a problem, which is made only if there is room for it.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isFull else { return }
    let diagnostic = diagnostic()
    diagnostics.append(diagnostic)
    guard isFull else { return }
    diagnostics[Self.limit] = Diagnostic(.tooManyProblems(limit: Self.limit), at: diagnostic.place)
  }

  package static func += (list: inout ProblemList, more: [Diagnostic]) {
    for diagnostic in more { list.append(diagnostic) }
  }
}
