import ScenarioEvents

/// Test cases one below the other, those that passed folded away where the log can do that.
struct ConsoleList: Sendable {
  private let options: ConsoleOptions
  private var fold: ConsoleFold

  /// Whether an empty line has to set the next test case apart from what was told of the last one.
  private var isStoryTold = false

  init(options: ConsoleOptions) {
    self.options = options
    fold = ConsoleFold(for: options.medium)
  }

  mutating func add(_ record: CaseRecord, to text: inout TextBuffer) {
    switch options.folding {
    case .none: isStoryTold = append(record, behindStory: isStoryTold, to: &text)
    case .azure, .gitHub, .gitLab, .teamCity: addToFold(record, or: &text)
    }
  }

  /// Appends what is still held back.
  mutating func finish(_ text: inout TextBuffer) {
    closeFold(&text)
  }

  /// Appends a test case, and tells whether that has more than a line or two.
  private func append(
    _ record: CaseRecord,
    behindStory isSetApart: Bool,
    to text: inout TextBuffer
  ) -> Bool {
    if isSetApart { text.append("\n") }
    text.append(caseLineOf: record)
    ConsoleCase(record: record, options: options).append(to: &text)
    return options.detail.tellsStory(ofCase: record.verdict)
  }

  private mutating func addToFold(_ record: CaseRecord, or text: inout TextBuffer) {
    if !fold.takes(record) { closeFold(&text) }
    guard record.verdict.isUneventful else {
      isStoryTold = append(record, behindStory: isStoryTold, to: &text)
      return
    }
    if fold.isEmpty, isStoryTold {
      text.append("\n")
      isStoryTold = false
    }
    fold.count(record)
    isStoryTold = append(record, behindStory: isStoryTold, to: &fold.text)
  }

  private mutating func closeFold(_ text: inout TextBuffer) {
    guard !fold.isEmpty else { return }
    fold.close(options.folding, to: &text)
    isStoryTold = false
  }
}
