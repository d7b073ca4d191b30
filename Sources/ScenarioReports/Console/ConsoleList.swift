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

  /// Adds a test case in the words of its writer.
  mutating func add(_ outline: CaseOutline, _ words: [UInt8], to text: inout TextBuffer) {
    switch options.folding {
    case .none: isStoryTold = append(outline, words, behindStory: isStoryTold, to: &text)
    case .azure, .gitHub, .gitLab, .teamCity: addToFold(outline, words, or: &text)
    }
  }

  /// Appends what is still held back.
  mutating func finish(_ text: inout TextBuffer) {
    closeFold(&text)
  }

  /// Appends a test case, and tells whether that has more than a line or two.
  private func append(
    _ outline: CaseOutline,
    _ words: [UInt8],
    behindStory isSetApart: Bool,
    to text: inout TextBuffer
  ) -> Bool {
    if isSetApart { text.append("\n") }
    text.append(written: words)
    return options.detail.tellsStory(ofCase: outline.verdict)
  }

  private mutating func addToFold(
    _ outline: CaseOutline,
    _ words: [UInt8],
    or text: inout TextBuffer
  ) {
    if !fold.takes(outline) { closeFold(&text) }
    guard outline.verdict.isUneventful else {
      isStoryTold = append(outline, words, behindStory: isStoryTold, to: &text)
      return
    }
    if fold.isEmpty, isStoryTold {
      text.append("\n")
      isStoryTold = false
    }
    fold.count(outline)
    isStoryTold = append(outline, words, behindStory: isStoryTold, to: &fold.text)
  }

  private mutating func closeFold(_ text: inout TextBuffer) {
    guard !fold.isEmpty else { return }
    fold.close(options.folding, to: &text)
    isStoryTold = false
  }
}
