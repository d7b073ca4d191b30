import ScenarioDiagnostics

extension SyntaxDiagnosis {
  /// The character where the parser gave up.
  var problem: SourceSpan { character(at: failure.problemOffset) }

  /// The character where what was being read began.
  var context: SourceSpan { character(at: failure.contextOffset) }

  /// The rest of the line from the start of the parser's context.
  var contextLine: SourceSpan {
    span(from: failure.contextOffset, to: lineEnd(of: failure.contextOffset))
  }

  /// The rest of the line from where the parser gave up.
  var problemLine: SourceSpan {
    span(from: failure.problemOffset, to: lineEnd(of: failure.problemOffset))
  }

  /// The byte where the parser gave up; nil at the end of the file.
  var problemByte: UInt8? { byte(at: failure.problemOffset) }

  func byte(at offset: UInt32) -> UInt8? { offset < file.end ? file.bytes[Int(offset)] : nil }

  func span(from start: UInt32, to end: UInt32) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }

  /// One whole character, nothing at the end of a line.
  func character(at offset: UInt32) -> SourceSpan {
    var scanner = ByteScanner(file.bytes, at: offset)
    let start = scanner.place
    scanner.skipCharacter()
    return span(from: start, to: scanner.place)
  }

  func lineStart(of offset: UInt32) -> UInt32 {
    let place = min(offset, file.end)
    return place - UInt32(file.position(of: place).column - 1)
  }

  /// The end of a line's text, without its comment and the blanks before it.
  func lineEnd(of offset: UInt32) -> UInt32 {
    var end = offset
    var isAfterBlank = false
    for position in Int(offset)..<file.bytes.count {
      let byte = file.bytes[position]
      if byte.isLineBreak || byte == UInt8(ascii: "#") && isAfterBlank { break }
      isAfterBlank = byte.isBlank
      if !isAfterBlank { end = UInt32(clamping: position + 1) }
    }
    return end
  }

  func textStart(ofLineWith offset: UInt32) -> UInt32 {
    var scanner = ByteScanner(file.bytes, at: lineStart(of: offset))
    scanner.skip(while: \.isBlank)
    return scanner.place
  }

  func indentation(ofLineWith offset: UInt32) -> UInt32 {
    textStart(ofLineWith: offset) - lineStart(of: offset)
  }

  func areOnOneLine(_ first: UInt32, _ second: UInt32) -> Bool {
    lineStart(of: first) == lineStart(of: second)
  }

  /// Whether two places are equally far after the start of their lines.
  func areAligned(_ first: UInt32, _ second: UInt32) -> Bool {
    first - lineStart(of: first) == second - lineStart(of: second)
  }

  /// Whether the line up to here holds nothing but indentation.
  func isFirstOnLine(_ offset: UInt32) -> Bool { textStart(ofLineWith: offset) >= offset }

  func tabs(indentingLineWith offset: UInt32) -> SourceSpan? {
    let indentation = Int(lineStart(of: offset))..<Int(textStart(ofLineWith: offset))
    guard let tab = file.bytes[indentation].firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    var scanner = ByteScanner(file.bytes, at: UInt32(clamping: tab))
    scanner.skip { $0 == UInt8(ascii: "\t") }
    return span(from: UInt32(clamping: tab), to: scanner.place)
  }
}

extension ByteScanner {
  /// Moves over one character, unless it is a line break.
  fileprivate mutating func skipCharacter() {
    guard let byte, !byte.isLineBreak else { return }
    advance()
    skip { $0 & 0xC0 == 0x80 }
  }
}
