import ScenarioDiagnostics
import ScenarioYAML

struct FlowComments {
  private let file: SourceFile

  init(of file: SourceFile) { self.file = file }

  /// The comments on lines of their own between two offsets, without `#`.
  func between(_ start: UInt32, _ end: UInt32) -> [String] {
    let first = file.position(of: start).line + 1
    let last = file.position(of: end).line
    return first < last ? (first..<last).compactMap(comment) : []
  }

  /// The comments above the first line of content.
  func above(_ offset: UInt32) -> [String] {
    (1..<max(1, file.position(of: offset).line)).compactMap(comment)
  }

  func below(_ node: YAMLNode) -> [String] {
    let first = file.position(of: node.span.end).line + 1
    return first <= lineCount ? (first...lineCount).compactMap(comment) : []
  }

  /// The comment after a node on its last line.
  func after(_ node: YAMLNode) -> String? {
    let end = Int(node.span.end)
    let line = file.byteRange(ofLine: file.position(of: node.span.end).line)
    guard line.contains(end), file.bytes[end] == UInt8(ascii: " ") else { return nil }
    return comment(in: end..<line.upperBound)
  }

  private var lineCount: Int { file.lineStarts.count }

  private func comment(ofLine line: Int) -> String? { comment(in: file.byteRange(ofLine: line)) }

  private func comment(in range: Range<Int>) -> String? {
    let text = file.bytes[range].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.first == UInt8(ascii: "#") else { return nil }
    return String(decoding: text.dropFirst().drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}

extension YAMLNode {
  /// The lines of an item of a list as they are written, with its dash and without the indentation
  /// that all of them share.
  ///
  /// The comment that repeats them need not repeat a long script.
  var itemLines: [String] {
    let first = span.line
    let last = max(first, span.file.position(of: span.end).line)
    let lines = (first...min(last, first + Self.mostLines)).map(itemLine)
    return last - first > Self.mostLines ? lines + ["..."] : lines
  }

  private func itemLine(_ line: Int) -> String {
    let start = span.position
    let range = span.file.byteRange(ofLine: line).clamped(to: Int(span.start)..<Int(span.end))
    let isFirst = line == start.line
    let indentation =
      isFirst
      ? 0 : span.file.bytes[range].prefix(start.column - 1).prefix { $0 == UInt8(ascii: " ") }.count
    let text = String(decoding: span.file.bytes[range].dropFirst(indentation), as: UTF8.self)
    return (isFirst ? "- " : "  ") + shortened(text, to: Self.longestLine)
  }

  private static let mostLines = 30
  private static let longestLine = 200
}
