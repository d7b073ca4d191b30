extension LayoutWriter {
  /// Writes a scalar; one of several lines continues at a column.
  mutating func write(_ scalar: LayoutScalar, at column: Int) {
    if column == 0, scalar.lines.contains(where: \.isDocumentMark) {
      return append(scalar.textInFirstColumn)
    }
    guard scalar.lines.count > 1, !scalar.holdsByteOrderMark else {
      return append(scalar.text(in: .block))
    }
    for (number, line) in scalar.lines.enumerated() {
      if number > 0 { beginLine(at: line.isEmpty ? 0 : column) }
      append(line)
    }
  }

  /// Writes a literal or folded scalar: its header here, its lines below.
  mutating func write(_ scalar: BlockScalar, at column: Int) {
    append(scalar.header(indentation: Self.indentation))
    let column = max(column, Self.indentation)
    for line in scalar.lines {
      beginLine(at: line.isEmpty ? 0 : column)
      append(line)
    }
  }
}

extension String {
  /// Whether a line would end or begin a document if it was in the first column.
  var isDocumentMark: Bool {
    let mark = prefix(3)
    let next = dropFirst(3).first
    return (mark == "---" || mark == "...") && (next == nil || next == " " || next == "\t")
  }
}

extension LayoutScalar {
  /// The scalar on one line, which must not mark a document.
  var textInFirstColumn: String {
    text.isDocumentMark ? ScalarText.doubleQuoted(text) : text(in: .block)
  }

  /// Whether a part of it would be passed over if it came to begin a line.
  var holdsByteOrderMark: Bool {
    style == .plain && text.unicodeScalars.contains("\u{FEFF}")
  }

  /// The scalar on one line, in quotes only where it needs them.
  func text(in context: ScalarText.Context) -> String {
    if holdsByteOrderMark { return ScalarText.doubleQuoted(text) }
    if style == .plain, !text.utf8.contains(UInt8(ascii: "\n")) { return text }
    guard lines.count == 1 else { return joinedText(in: context) }
    switch style {
    case .plain: return lines[0]
    case .singleQuoted, .doubleQuoted:
      if precedesNumber || MistakableTexts.contains(text) { return lines[0] }
      return ScalarText.isPlain(text, in: context) ? text : quotedText
    }
  }

  /// Joins several lines into one.
  ///
  /// An escape stays if it makes something visible.
  private func joinedText(in context: ScalarText.Context) -> String {
    guard style != .plain, MistakableTexts.contains(text) else {
      return ScalarText.writing(text, in: context)
    }
    return ScalarText.doubleQuoted(text) { ScalarText.isPrintable($0) && !$0.isUnseen }
  }

  /// Double quotes, unless the text would need escapes in them that it does not need now.
  private var quotedText: String {
    let needsEscape = text.unicodeScalars.contains {
      $0 == "\"" || $0 == "\\" || !ScalarText.isPrintable($0)
    }
    return style == .doubleQuoted || needsEscape ? lines[0] : "\"\(text)\""
  }
}
