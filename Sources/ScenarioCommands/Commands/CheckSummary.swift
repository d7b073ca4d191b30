import ScenarioDiagnostics
import ScenarioLoading

/// How many files were checked, and what was found in them.
struct CheckSummary {
  private let fileCount: Int
  private let diagnostics: [Diagnostic]

  init(_ suite: ChosenSuite, _ diagnostics: [Diagnostic]) {
    fileCount = suite.files.found.count
    self.diagnostics = diagnostics
  }

  private var errorCount: Int { diagnostics.count(where: \.isError) }

  private var warningCount: Int { diagnostics.count - errorCount }

  /// The errors that are shown one by one: several files that import a broken one are in one note.
  private var shownErrorCount: Int {
    let imports = diagnostics.count(where: \.isBrokenImport)
    return imports < 2 ? errorCount : errorCount - imports
  }

  /// A line such as `checked 3 files: 1 error, 2 warnings`; nil for no files.
  var text: String? {
    if fileCount == 0 { return nil }
    let counts = [(shownErrorCount, "error"), (warningCount, "warning")].filter { $0.0 > 0 }
    let found = counts.isEmpty ? "no problems" : counts.map(counted).joined(separator: ", ")
    return "checked \(counted(fileCount, "file")): \(found)\n"
  }

  var json: JSONValue {
    .object([
      ("version", 1), ("files", .int(fileCount)), ("errors", .int(errorCount)),
      ("warnings", .int(warningCount)), ("diagnostics", .array(diagnostics.map { JSONValue($0) })),
    ])
  }
}
