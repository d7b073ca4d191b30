package import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

/// The file that steps are recorded into: a new file, or an existing one that is continued.
package struct RecordingFile: Sendable {
  private enum Content {
    case new(NewScenario)
    case existing(SourceFile, Insertion)
  }

  /// The path that diagnostics name.
  ///
  /// Imports are relative to it.
  package let path: String
  private let content: Content

  /// A file that does not exist yet.
  package init(path: String, _ scenario: NewScenario) {
    self.path = path
    content = .new(scenario)
  }

  /// An existing file, with the place for inserted steps.
  package init(_ file: SourceFile, at insertion: Insertion) {
    path = file.path
    content = .existing(file, insertion)
  }

  var isNew: Bool {
    switch content {
    case .new: true
    case .existing: false
    }
  }

  /// The paths that a new file imports from the beginning, as it writes them.
  var imports: [String] {
    switch content {
    case .new(let scenario): scenario.imports
    case .existing: []
    }
  }

  /// The name of the scenario in an existing file, as it is written there.
  var scenarioName: String? {
    switch content {
    case .new: nil
    case .existing(_, let insertion): insertion.scenarioName
    }
  }

  /// The text of an existing file before and after the recorded steps.
  var surroundings: (before: String, after: String)? {
    guard case .existing(let file, let insertion) = content else { return nil }
    return (
      String(decoding: file.bytes[..<insertion.offset], as: UTF8.self),
      String(decoding: file.bytes[insertion.offset...], as: UTF8.self)
    )
  }

  /// The complete file with recorded steps, and the place after them.
  ///
  /// A new file without steps gets a step that does nothing, since no file is valid without one.
  func text(
    named name: String,
    importing imports: [String],
    secrets: [RecordedSecret],
    flows: [RecordedFlow],
    _ lists: StepLists
  ) throws(RecordingFault) -> RecordedText {
    switch content {
    case .new(var scenario):
      scenario.imports = imports
      var written = lists
      if written.body.isEmpty { written.body = [RecordedStep("hierarchy")] }
      let yaml = scenario.yaml(name: name, secrets: secrets, flows: flows, written)
      let file = try SourceFile(path: path, text: yaml).formatted()
      return RecordedText(file, .end(count: lists.body.count))
    case .existing(let file, let insertion): return try file.inserting(lists.body, at: insertion)
    }
  }
}

/// A file with recorded steps.
struct RecordedText {
  /// The place after the recorded steps.
  enum End {
    /// After a number of steps of the only scenario.
    case end(count: Int)

    /// At a byte of the file.
    case offset(Int, isInSetup: Bool)
  }

  let file: SourceFile
  let end: End

  init(_ file: SourceFile, _ end: End) {
    self.file = file
    self.end = end
  }

  /// The test cases of the scenario that is recorded.
  func recordedExecutions(among cases: [PlannedCase]) -> [ScenarioExecution] {
    let executions = cases.compactMap(\.execution)
    switch end {
    case .end: return executions
    case .offset(let offset, _):
      let before = executions.filter { $0.scenario.extent.start <= offset }
      let start = before.map(\.scenario.extent.start).max()
      return before.filter { $0.scenario.extent.start == start }
    }
  }

  /// The place after the recorded steps among those of a scenario.
  func position(in scenario: Scenario) -> StepPosition {
    switch end {
    case .end(let count): return .body(count: count)
    case .offset(let offset, let isInSetup):
      let steps = isInSetup ? scenario.header.setup : scenario.steps
      let last = steps.lastIndex { $0.extent.file.path == file.path && $0.extent.start < offset }
      let count = last.map { $0 + 1 } ?? 0
      return isInSetup ? .setup(count: count) : .body(count: count)
    }
  }
}

extension SourceFile {
  /// The file in the standard layout.
  func formatted() throws(RecordingFault) -> SourceFile {
    switch ScenarioFormatter.format(self) {
    case .formatted(let bytes): return SourceFile(path: path, bytes: bytes)
    case .invalid(let diagnostics): throw .invalid(diagnostics)
    case .refused: throw .refused("the step can't be laid out; write it in another way")
    }
  }

  /// The file with the steps inserted as separate lines, and all other bytes unchanged.
  fileprivate func inserting(
    _ steps: [RecordedStep],
    at insertion: Insertion
  ) throws(RecordingFault) -> RecordedText {
    let lines = steps.lines(indentedBy: insertion.indentation)
    let file = try inserting(lines, at: insertion.offset)
    let rest = bytes[insertion.offset...]
    return RecordedText(
      file,
      .offset(file.bytes.count - rest.count, isInSetup: insertion.isInSetup)
    )
  }

  /// The file with more lines at a byte, and all other bytes unchanged.
  ///
  /// The new lines are formatted if the file is.
  func inserting(_ lines: [String], at offset: Int) throws(RecordingFault) -> SourceFile {
    let (start, rest) = (Array(bytes[..<offset]), Array(bytes[offset...]))
    let lineBreak = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let isLineOpen = !start.isEmpty && start.last != UInt8(ascii: "\n")
    let text = lines.map { $0 + lineBreak }.joined()
    let beginning = start + Array((isLineOpen && !text.isEmpty ? lineBreak : "").utf8)
    let plain = SourceFile(path: path, bytes: beginning + Array(text.utf8) + rest)
    return try formattedLikeBefore(plain, beginning, rest)
  }

  /// The file, formatted if this one is formatted and if formatting changes no other line.
  private func formattedLikeBefore(
    _ plain: SourceFile,
    _ beginning: [UInt8],
    _ rest: [UInt8]
  ) throws(RecordingFault) -> SourceFile {
    guard let own = try? formatted(), own.bytes == bytes else { return plain }
    let formatted = try plain.formatted()
    let isSame =
      formatted.bytes.starts(with: beginning) && formatted.bytes.suffix(rest.count) == rest[...]
    return isSame ? formatted : plain
  }
}

extension PlannedCase {
  fileprivate var execution: ScenarioExecution? {
    switch action {
    case .run(let execution): execution
    case .runLater, .runNever, .skip, .reject, .rejectRow: nil
    }
  }
}
