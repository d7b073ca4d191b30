import ScenarioEvents

/// Test cases one below the other, those that passed folded away where the log supports it.
struct ConsoleList: Sendable {
  private let options: ConsoleOptions
  private var fold: ConsoleFold

  /// Whether an empty line has to separate the next test case from the last one.
  private var hasStory = false

  init(options: ConsoleOptions) {
    self.options = options
    fold = ConsoleFold(for: options.medium)
  }

  mutating func add(_ record: CaseRecord, to text: inout TextBuffer) {
    switch options.folding {
    case .other, nil: hasStory = append(record, afterStory: hasStory, to: &text)
    case .azure, .gitHub, .gitLab, .teamCity: addToFold(record, or: &text)
    }
  }

  /// Appends what is still held back.
  mutating func finish(_ text: inout TextBuffer) { closeFold(&text) }

  /// Appends a test case, and returns whether it takes more than a line or two.
  private func append(
    _ record: CaseRecord,
    afterStory isSeparate: Bool,
    to text: inout TextBuffer
  ) -> Bool {
    if isSeparate { text.append("\n") }
    text.append(caseLineOf: record)
    text.append(bodyOf: record, options)
    return options.detail.showsStory(ofCase: record.verdict)
  }

  private mutating func addToFold(_ record: CaseRecord, or text: inout TextBuffer) {
    if !fold.takes(record) { closeFold(&text) }
    guard !record.verdict.isNoteworthy else {
      hasStory = append(record, afterStory: hasStory, to: &text)
      return
    }
    if fold.isEmpty, hasStory {
      text.append("\n")
      hasStory = false
    }
    fold.count(record)
    hasStory = append(record, afterStory: hasStory, to: &fold.text)
  }

  private mutating func closeFold(_ text: inout TextBuffer) {
    guard !fold.isEmpty else { return }
    fold.close(options.folding, to: &text)
    hasStory = false
  }
}
