/// The reason why a file can't be read as text, or as the report that it should be.
package struct UndecodableSource: Error {
  package let diagnostic: Diagnostic

  package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  package init(_ message: Diagnostic.Message, at span: SourceSpan, notes: [Diagnostic.Note] = []) {
    diagnostic = Diagnostic(message, at: span, notes: notes)
  }
}

extension UndecodableSource {
  /// A problem with the bytes of a file.
  ///
  /// Its lines are hidden if the file may list secrets, because the secrets are not known.
  fileprivate static func undecodable(
    _ diagnostic: Diagnostic,
    in file: SourceFile
  ) -> UndecodableSource {
    UndecodableSource(
      diagnostic: file.mentions("secrets") ? diagnostic.withoutLines : diagnostic
    )
  }
}

extension SourceFile {
  /// The usual limit on the size of a file, in bytes.
  package static let largestSize = 16 << 20

  /// Reads the bytes of a file as UTF-8, or as UTF-16 if they begin with its byte order mark.
  ///
  /// The text keeps no mark. Malformed bytes are refused rather than repaired: a scenario must not
  /// say something that its author did not write.
  package static func decode(
    path: String,
    bytes: [UInt8],
    maximumSize: Int = largestSize
  ) throws(UndecodableSource) -> SourceFile {
    guard bytes.count <= maximumSize else {
      let message = Diagnostic.Message.fileTooLarge(limit: maximumSize)
      throw UndecodableSource(diagnostic: Diagnostic(message, at: .file(path: path)))
    }
    let file =
      switch ByteOrderMark(beginning: bytes) {
      case nil: try utf8(path: path, bytes: bytes)
      case .utf8: try utf8(path: path, bytes: Array(bytes.dropFirst(3)))
      case .utf16(let order): try utf16(path: path, bytes: bytes.dropFirst(2), order: order)
      }
    guard let nul = file.firstNUL else { return file }
    throw .undecodable(Diagnostic(.nulCharacter, at: nul), in: file)
  }

  /// Whether a word is somewhere in the file.
  package func mentions(_ word: String) -> Bool { bytes.firstRange(of: word.utf8) != nil }

  /// The first NUL, with which C would take the text to end.
  package var firstNUL: SourceSpan? {
    hasNUL ? bytes.firstIndex(of: 0).map { span($0..<$0 + 1) } : nil
  }

  private static func utf8(path: String, bytes: [UInt8]) throws(UndecodableSource) -> SourceFile {
    let file = SourceFile(path: path, bytes: bytes)
    guard let malformed = file.firstMalformed else { return file }
    throw .undecodable(.malformedUTF8(at: malformed), in: file)
  }

  /// The first bytes that are not UTF-8.
  package var firstMalformed: SourceSpan? {
    if isASCII { return nil }
    let text = bytes
    do {
      _ = try UTF8Span(validating: text.span)
      return nil
    } catch {
      return span(error.byteOffsets)
    }
  }

  private static func utf16(
    path: String,
    bytes: ArraySlice<UInt8>,
    order: ByteOrderMark.Order
  ) throws(UndecodableSource) -> SourceFile {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let units = UTF16Units(bytes: bytes, order: order)
    let isMalformed = transcode(units, from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    if !isMalformed, bytes.count.isMultiple(of: 2) { return SourceFile(path: path, bytes: text) }
    let replacement = "\u{FFFD}".utf8
    let file = SourceFile(path: path, bytes: text + replacement)
    let malformed = file.span(text.count..<file.bytes.count)
    throw .undecodable(.malformedUTF16(at: malformed), in: file)
  }
}
