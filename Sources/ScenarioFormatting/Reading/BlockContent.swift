import ScenarioYAML

/// The lines of a literal or folded scalar, without what the indentation adds to them.
struct BlockContent {
  private(set) var lines: [String] = []
  private(set) var chomping: BlockScalar.Chomping

  /// How many bytes of the text belong to it; without the last line's break, unless breaks count.
  private(set) var length = 0

  /// - Parameters:
  ///   - text: The lines from below the header to the parser's end of the scalar.
  ///   - indentation: The indentation of the content, if the header gives it.
  ///   - chomping: The header's rule about the line breaks at the end.
  init(_ text: String, indentation: Int?, chomping: BlockScalar.Chomping) {
    self.chomping = chomping
    let written = text.lines
    let indentation = indentation ?? written.indentationOfContent
    lines = written.map { $0.removingIndentation(indentation) }
    if written.last == "" { lines.removeLast() } else { self.chomping = .strip }
    if chomping == .keep {
      length = text.utf8.count
    } else {
      while lines.last == "" { lines.removeLast() }
      length = text.lengthOfLines(lines.count)
    }
  }
}

extension [String] {
  /// The indentation of the first line that is not blank; 0 if all are.
  fileprivate var indentationOfContent: Int {
    lazy.map(\.indentation).first { $0 != nil }.flatMap(\.self) ?? 0
  }
}

extension String {
  /// How many spaces are before what the line holds; nil for a blank line.
  fileprivate var indentation: Int? {
    utf8.firstIndex { $0 != UInt8(ascii: " ") }.map { utf8.distance(from: startIndex, to: $0) }
  }

  /// Returns the line without its first `count` spaces, or as many as there are.
  fileprivate func removingIndentation(_ count: Int) -> String {
    let spaces = utf8.prefix { $0 == UInt8(ascii: " ") }.count
    if spaces == utf8.count, count == 0 { return "" }
    return String(utf8.dropFirst(min(count, spaces))) ?? ""
  }

  /// The length of the first lines in bytes, without the break after the last of them.
  fileprivate func lengthOfLines(_ count: Int) -> Int {
    var cursor = LayoutCursor(Array(utf8))
    for number in 0..<count {
      if number > 0 { _ = cursor.takeLineBreak() }
      while let byte = cursor.byte, !byte.isLineBreak { cursor.offset += 1 }
    }
    return cursor.offset
  }
}
