import ScenarioDiagnostics
import ScenarioEvents

/// Writes the test cases of a JUnit report, but for their names, which may have to be numbered.
struct JUnitCaseWriter: CaseWriter {
  private let content: JUnitReport.Content
  private let names: PlannedSuiteNames
  private var suite: JUnitSuite.Label?
  private var text = TextBuffer(for: .xml)

  init(_ content: JUnitReport.Content, _ names: PlannedSuiteNames) {
    self.content = content
    self.names = names
  }

  mutating func text(of record: CaseRecord) -> [UInt8]? {
    let suite = label(of: PathKey(record.identity.file))
    text.append(restOf: record, in: suite, content)
    return text.take()
  }

  /// The label of a file's suite; the cases of a file come in a row.
  private mutating func label(of file: PathKey) -> JUnitSuite.Label {
    if let suite, suite.file == file { return suite }
    let label = names.label(ofFile: file)
    suite = label
    return label
  }
}
