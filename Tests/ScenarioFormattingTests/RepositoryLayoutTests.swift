import Foundation
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioTestSupport
import Testing

struct RepositoryLayoutTests {
  @Test(arguments: try YAMLFile.all(in: "Scenarios"))
  func `the repository's scenarios are laid out`(_ file: YAMLFile) {
    #expect(formatted(file.text) == file.text, "'rehearse format Scenarios' mends that")
  }

  @Test(arguments: try YAMLFile.all(in: "Tests/RehearseTests/Fixtures"))
  func `every file is laid out for good, or is no YAML`(_ file: YAMLFile) {
    expectFinalLayout(of: file.text)
  }

  @Test(arguments: 0..<20)
  func `whatever is done to a layout, it means the same and ends in one`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for file in try YAMLFile.all(in: "Scenarios")
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
    }
  }
}

/// A YAML file of the repository.
struct YAMLFile: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String

  var testDescription: String { path }

  static func all(in folder: String) throws -> [YAMLFile] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
      .map { path in
        let data = try Data(contentsOf: root.appending(path: "\(folder)/\(path)"))
        return YAMLFile(path: path, text: String(decoding: data, as: UTF8.self))
      }
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
