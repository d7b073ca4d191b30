package import ScenarioDiagnostics
import ScenarioEvents

/// The cases of one file, and what planning them found.
package struct PlannedFile: Sendable {
  package let cases: [PlannedCase]
  package let diagnostics: [Diagnostic]

  package init(cases: [PlannedCase], diagnostics: [Diagnostic]) {
    self.cases = cases
    self.diagnostics = diagnostics
  }

  /// A file that can't be run: one case stands for it in every report.
  package static func rejected(path: String, _ diagnostics: [Diagnostic]) -> PlannedFile {
    let ordered = diagnostics.inReportingOrder(ofFiles: [path])
    let identity = CaseIdentity(file: path, line: ordered.firstErrorLine(in: path), name: path)
    return PlannedFile(
      cases: [PlannedCase(identity: identity, action: .reject(ordered))],
      diagnostics: ordered
    )
  }
}

extension [Diagnostic] {
  /// The line of a file that the first error is about; an error in what the file reads is about
  /// the line that a note names.
  fileprivate func firstErrorLine(in path: String) -> Int {
    for diagnostic in self where diagnostic.isError {
      if let span = diagnostic.spans.first(where: { $0.file.path == path }) { return span.line }
    }
    return 1
  }
}
