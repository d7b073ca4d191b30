import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioTestSupport
import ScenarioYAML
import Testing

struct RepositoryLayoutTests {
  @Test(arguments: try RepositoryFile.allYAML(below: "Scenarios"))
  func `the repository's scenarios are laid out`(_ file: RepositoryFile) {
    #expect(formatted(file.text) == file.text, "'rehearse format Scenarios' mends that")
  }

  @Test(arguments: try RepositoryFile.allYAML(below: "Tests/RehearseTests/Fixtures"))
  func `every file is laid out for good, or is no YAML`(_ file: RepositoryFile) {
    expectFinalLayout(of: file.text)
  }

  @Test(arguments: 0..<20)
  func `whatever is done to a layout, it means the same and ends in one`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for file in try RepositoryFile.allYAML(below: "Scenarios")
    where Int.random(in: 0..<4, using: &generator) == 0 {
      var text = Array(file.text.utf8)
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        text.disturbLayout(using: &generator)
      }
      expectFinalLayout(of: String(decoding: text, as: UTF8.self))
    }
  }

  /// Expects a text to be invalid or to get a layout that stays; refusing it is a mistake of ours.
  private func expectFinalLayout(of text: String) {
    switch format(text) {
    case .invalid: break
    case .refused: Issue.record("refused: \(text)")
    case .formatted(let bytes):
      let layout = String(decoding: bytes, as: UTF8.self)
      #expect(formatted(layout) == layout)
      #expect(meaning(of: layout) == meaning(of: text), "\(text)")
    }
  }

  private func meaning(of text: String) -> String? {
    YAMLReader.read(SourceFile(path: "test.yaml", text: text)).document?.root?.meaning
  }
}

extension YAMLNode {
  /// What the node says, however it is written: in quotes what every reader takes for a text.
  fileprivate var meaning: String {
    switch kind {
    case .scalar: style == .plain && text.mayBeNoText ? text : text.debugDescription
    case .sequence: "[" + items.map(\.meaning).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { "\($0.key.meaning): \($0.value.meaning)" }.joined(separator: ", ") + "}"
    }
  }
}

extension String {
  /// Whether some reader of YAML takes the plain word for a number, a date, a truth value or null.
  fileprivate var mayBeNoText: Bool {
    let words = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "<<"]
    return words.contains(lowercased())
      || contains(where: \.isNumber) && allSatisfy { $0.isHexDigit || "_+-.:xo".contains($0) }
  }
}

extension [UInt8] {
  /// Changes what should not matter, and sometimes what does.
  fileprivate mutating func disturbLayout(using generator: inout SeededGenerator) {
    guard let place = indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: insert(UInt8(ascii: " "), at: place)
    case 1: insertLine("# remark", near: place)
    case 2: insertLine("", near: place)
    case 3: insertLine("        # far to the right", near: place)
    case 4: appendToLine("   # trailing", at: place)
    case 5:
      self = Array(
        String(decoding: self, as: UTF8.self).replacing(", ", with: ",\n            ").utf8
      )
    default: indentListsLess()
    }
  }

  private mutating func insertLine(_ line: String, near place: Int) {
    guard let end = self[place...].firstIndex(of: UInt8(ascii: "\n")) else { return }
    insert(contentsOf: Array("\n\(line)".utf8), at: end)
  }

  private mutating func appendToLine(_ text: String, at place: Int) {
    guard let end = self[place...].firstIndex(of: UInt8(ascii: "\n")) else { return }
    insert(contentsOf: Array(text.utf8), at: end)
  }

  private mutating func indentListsLess() {
    self = Array(String(decoding: self, as: UTF8.self).replacing("\n  - ", with: "\n- ").utf8)
  }
}
