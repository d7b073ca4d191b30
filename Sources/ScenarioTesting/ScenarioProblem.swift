import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// A problem of a scenario, as a test's log shows it.
struct ScenarioProblem {
  private let text: String
  private let location: SourceLocation

  /// All problems: the deciding failure with its cause and further failures, or a file's errors.
  static func all(of record: CaseRecord) -> [ScenarioProblem] {
    record.troubles.prefix(CaseTrouble.mostShown).enumerated().map { index, trouble in
      if case .ran = record.result, index == 0 {
        return ScenarioProblem(trouble, text: "\(trouble.summary)\n\(story(of: record))")
      }
      return ScenarioProblem(trouble, text: trouble.lines.joined(separator: "\n"))
    }
  }

  /// The steps, the source of the failing one and the screen, as the console shows them.
  private static func story(of record: CaseRecord) -> String {
    var sink = MemorySink()
    var report = ConsoleReport()
    report.receive(.caseFinished(record), into: &sink)
    return String(sink.text.reversed().drop(while: \.isNewline).reversed())
  }

  private init(_ trouble: CaseTrouble, text: String) {
    self.text = text
    location = SourceLocation(
      file: trouble.file,
      line: trouble.position?.line ?? 1,
      column: trouble.position?.column ?? 1
    )
  }

  func record() { Issue.record("\(text)", sourceLocation: location) }
}

extension SourceLocation {
  /// A place in a scenario file, for which Swift Testing wants a folder before the file's name.
  init(file: String, line: Int, column: Int = 1) {
    self.init(
      fileID: file.contains("/") ? file : "./\(file)",
      filePath: file,
      line: max(1, line),
      column: max(1, column)
    )
  }
}
