package import ScenarioDiagnostics
import ScenarioFormatting

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
    case .existing(_, let insertion): insertion.list.scenarioName
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
      return RecordedText(file: file, place: .all(count: lists.body.count))
    case .existing(let file, let insertion): return try file.inserting(lists.body, at: insertion)
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
    let end = file.bytes.count - bytes[insertion.offset...].count
    return RecordedText(
      file: file,
      place: .inserted(insertion, count: steps.count, insertion.offset..<end)
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
