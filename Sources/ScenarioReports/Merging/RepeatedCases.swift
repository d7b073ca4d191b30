package import ScenarioDiagnostics

/// Finds test cases that are in two reports.
///
/// `Key` is what identifies a test case among all reports.
package struct RepeatedCases<Key: Hashable> {
  /// A warning for each test case that is in an earlier report as well.
  package private(set) var warnings: [Diagnostic] = []
  private var seen: [Key: (report: Int, span: SourceSpan)] = [:]

  package init() {}

  /// Adds a test case.
  ///
  /// - Parameters:
  ///   - key: What identifies it.
  ///   - report: Which of the reports has it.
  ///   - span: Its place there.
  package mutating func add(_ key: Key, of report: Int, at span: SourceSpan) {
    guard let first = seen[key] else {
      seen[key] = (report, span)
      return
    }
    if first.report != report { warnings.append(.repeatedCase(at: span, first: first.span)) }
  }
}
