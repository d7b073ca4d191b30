import ScenarioEvents

/// Writes what a list on the console tells of a test case: its line, and what happened if it failed.
struct ConsoleCaseWriter: CaseWriter {
  private let options: ConsoleOptions
  private var text: TextBuffer

  init(_ options: ConsoleOptions) {
    self.options = options
    text = TextBuffer(for: options.medium)
  }

  mutating func text(of record: CaseRecord) -> [UInt8]? {
    guard options.detail.shows(record.verdict) else { return [] }
    text.append(caseLineOf: record)
    text.append(bodyOf: record, options)
    return text.take()
  }
}
