import ScenarioEvents

/// Writes the line that a test case has among JSON lines.
struct JSONCaseWriter: CaseWriter {
  private var json = JSONWriter()

  mutating func text(of record: CaseRecord) -> [UInt8]? {
    JSONCase(record: record).write(to: &json)
    return json.takeLine()
  }
}
