package import ScenarioDiagnostics

/// Finds reports that have the same bytes as an earlier one.
package struct ReportCopies: Sendable {
  private var pathsOfReports: [[UInt8]: String] = [:]

  /// The copies in the order in which they were added.
  package private(set) var found: [Copy] = []

  /// A report, and the earlier one with the same bytes.
  package struct Copy: Sendable {
    package let path: String
    package let original: String
  }

  package init() {}

  package mutating func add(_ file: SourceFile) {
    if let original = pathsOfReports[file.bytes] {
      found.append(Copy(path: file.path, original: original))
    } else {
      pathsOfReports[file.bytes] = file.path
    }
  }
}
