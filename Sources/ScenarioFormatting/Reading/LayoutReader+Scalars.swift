import ScenarioYAML

extension LayoutReader {
  mutating func readScalar(
    _ style: YAMLNode.ScalarStyle,
    _ text: String,
    to end: Int,
    ownerColumn: Int
  ) throws(LayoutFault) -> LayoutNode.Content {
    switch style {
    case .plain where text.isEmpty: return .nothing
    case .plain: return .scalar(try readLines(.plain, text, to: end))
    case .singleQuoted: return .scalar(try readLines(.singleQuoted, text, to: end))
    case .doubleQuoted: return .scalar(try readLines(.doubleQuoted, text, to: end))
    case .literal, .folded:
      return .blockScalar(try readBlockScalar(text, to: end, ownerColumn: max(0, ownerColumn)))
    }
  }

  private mutating func readLines(
    _ style: LayoutScalar.Style,
    _ text: String,
    to end: Int
  ) throws(LayoutFault) -> LayoutScalar {
    guard end > cursor.offset else { throw fault }
    let written = cursor.text(cursor.offset..<end)
    cursor.offset = end
    return LayoutScalar(
      style: style,
      text: text,
      lines: written.foldedLines,
      precedesNumber: isFollowedByNumber()
    )
  }

  private mutating func readBlockScalar(
    _ text: String,
    to end: Int,
    ownerColumn: Int
  ) throws(LayoutFault) -> BlockScalar {
    let indicator = cursor.byte == UInt8(ascii: ">") ? ">" : "|"
    cursor.offset += 1
    let header = cursor.takeBlockHeader()
    let comment = cursor.takeHeaderComment()
    _ = cursor.takeLineBreak()
    let start = cursor.offset
    guard end >= start else { throw fault }
    let content = BlockContent(
      cursor.text(start..<end),
      indentation: header.indentation.map { $0 + ownerColumn },
      chomping: header.chomping
    )
    cursor.offset = start + content.length
    return BlockScalar(
      indicator: indicator,
      chomping: content.chomping,
      text: text,
      comment: comment,
      lines: content.lines
    )
  }
}

/// The signs after `|` or `>`.
private struct BlockHeader {
  var chomping = BlockScalar.Chomping.clip

  /// How much further than its owner the content is indented, if that is said.
  var indentation: Int?
}

extension LayoutCursor {
  /// The signs of a header, and the blanks after them.
  fileprivate mutating func takeBlockHeader() -> BlockHeader {
    var header = BlockHeader()
    while let byte, !byte.isLineBreak, byte != UInt8(ascii: "#") {
      switch byte {
      case UInt8(ascii: "-"): header.chomping = .strip
      case UInt8(ascii: "+"): header.chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        header.indentation = Int(byte - UInt8(ascii: "0"))
      default: break
      }
      offset += 1
    }
    return header
  }
}

extension String {
  /// The lines of a scalar that folds them: blanks around a line break mean nothing, except for one
  /// that a backslash escapes.
  fileprivate var foldedLines: [String] {
    let lines = self.lines
    return lines.enumerated().map { number, line in
      let start = number == 0 ? line : String(line.utf8.drop(while: \.isBlank)) ?? line
      let end = start.droppingFinalBlanks
      return number == lines.count - 1 || end.hasSuffix("\\") ? start : end
    }
  }
}
