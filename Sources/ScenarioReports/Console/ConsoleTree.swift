import ScenarioDiagnostics
import ScenarioEvents

/// Test cases below their folders and files.
///
/// A file with one scenario has no heading of its own, as most files are like that: so its case is
/// held back until it is known whether another one follows.
struct ConsoleTree: Sendable {
  private let options: ConsoleOptions
  private var file: PathKey?
  private var held: CaseRecord?

  /// Whether an empty line has to come before the next line.
  private var hasStory = false

  init(options: ConsoleOptions) { self.options = options }

  mutating func add(_ record: CaseRecord, to text: inout TextBuffer) {
    let file = PathKey(record.identity.file)
    if file == self.file {
      if let held { append(headingOf: held.identity, to: &text) }
      appendHeld(at: .belowFile, to: &text)
      append(record, at: .belowFile, to: &text)
    } else {
      finish(&text)
      append(file.folder, to: &text)
      self.file = file
      hold(record, or: &text)
    }
  }

  /// Appends what is still held back.
  mutating func finish(_ text: inout TextBuffer) {
    appendHeld(at: .belowFolder, to: &text)
  }

  private mutating func hold(_ record: CaseRecord, or text: inout TextBuffer) {
    guard record.identity.suite != nil else {
      held = record
      return
    }
    append(headingOf: record.identity, to: &text)
    append(record, at: .belowFile, to: &text)
  }

  private mutating func appendHeld(at place: ConsoleBranch, to text: inout TextBuffer) {
    guard let record = held else { return }
    held = nil
    append(record, at: place, to: &text)
  }

  private mutating func append(_ folder: PathKey, to text: inout TextBuffer) {
    guard folder != file?.folder else { return }
    if file != nil { text.append("\n") }
    hasStory = false
    guard !folder.path.isEmpty else { return }
    text.inked(.place) { $0.append(text: folder.path) }
    text.append("\n")
  }

  private mutating func append(headingOf identity: CaseIdentity, to text: inout TextBuffer) {
    appendGap(to: &text)
    text.append(spaces: ConsoleBranch.belowFolder.indent(of: identity))
    text.append(text: String(identity.file.fileName))
    if let suite = identity.suite {
      text.append("  ")
      text.inked(.faint) { $0.append(text: suite) }
    }
    text.append("\n")
  }

  private mutating func append(
    _ record: CaseRecord,
    at branch: ConsoleBranch,
    to text: inout TextBuffer
  ) {
    appendGap(to: &text)
    let indent = branch.indent(of: record.identity)
    var options = options
    options.width -= indent
    var story = TextBuffer(for: options.medium)
    story.append(branchLineOf: record, branch)
    story.append(bodyOf: record, options)
    text.append(story, indented: indent)
    hasStory = options.detail.showsStory(ofCase: record.verdict)
  }

  private mutating func appendGap(to text: inout TextBuffer) {
    if hasStory { text.append("\n") }
    hasStory = false
  }
}

/// The depth of a test case in the tree.
private enum ConsoleBranch {
  /// It is the only one of its file.
  case belowFolder
  case belowFile

  func indent(of identity: CaseIdentity) -> Int {
    let level = identity.file.folder.isEmpty ? 0 : 2
    return switch self {
    case .belowFolder: level
    case .belowFile: level + 2
    }
  }
}

extension TextBuffer {
  /// Appends the line of a test case, without the part of its place that is above it.
  fileprivate mutating func append(branchLineOf record: CaseRecord, _ branch: ConsoleBranch) {
    append(caseLineOf: record) { text in
      switch branch {
      case .belowFolder: text.append(text: String(record.identity.file.fileName))
      case .belowFile: break
      }
      text.append(":")
      text.append(record.identity.line)
    }
  }
}
