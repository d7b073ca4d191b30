/// How a text may be written inside another one.
enum Escaping: CaseIterable {
  /// As in addresses: `%C3%A4`.
  case percent

  /// As in forms: the same, and `+` for a space.
  case form

  /// As in JSON and in YAML's double quotes: `\n`, `\"`, `\u00E4`, `\u{E4}`, `\xE4`.
  case backslash

  /// As in YAML's single quotes and in CSV: `''`, `""`.
  case doubledQuotes
}

/// A text with escapes of one kind undone, and where its bytes are in the original.
struct UnescapedText {
  private(set) var bytes: [UInt8] = []

  /// The offset in the original of each byte, and of the end.
  private var offsets: [Int] = []

  /// Undoes the escapes of a text; nil if the text has no escapes.
  init?(_ original: ArraySlice<UInt8>, undoing escaping: Escaping) {
    guard original.contains(where: escaping.canBegin) else { return nil }
    var offset = original.startIndex
    while offset < original.endIndex {
      let escape = escaping.escape(at: offset, of: original)
      let unescaped = escape?.bytes ?? [original[offset]]
      bytes += unescaped
      offsets += Array(repeating: offset, count: unescaped.count)
      offset = escape?.end ?? offset + 1
    }
    offsets.append(original.endIndex)
  }

  /// The range of the original that a range of this text was written as.
  func originalRange(of range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}

extension Escaping {
  /// Bytes that are written as an escape, and where the escape ends.
  fileprivate typealias Escape = (bytes: [UInt8], end: Int)

  /// Whether an escape can begin with a byte.
  fileprivate func canBegin(with byte: UInt8) -> Bool {
    switch self {
    case .percent: byte == UInt8(ascii: "%")
    case .form: byte == UInt8(ascii: "+")
    case .backslash: byte == UInt8(ascii: "\\")
    case .doubledQuotes: byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
    }
  }

  fileprivate func escape(at offset: Int, of text: ArraySlice<UInt8>) -> Escape? {
    switch self {
    case .percent: Self.percentEscape(at: offset, of: text)
    case .form:
      text[offset] == UInt8(ascii: "+")
        ? ([UInt8(ascii: " ")], offset + 1) : Self.percentEscape(at: offset, of: text)
    case .backslash: Self.backslashEscape(at: offset, of: text)
    case .doubledQuotes:
      canBegin(with: text[offset]) && text.byte(at: offset + 1) == text[offset]
        ? ([text[offset]], offset + 2) : nil
    }
  }

  private static func percentEscape(at offset: Int, of text: ArraySlice<UInt8>) -> Escape? {
    guard text[offset] == UInt8(ascii: "%"), let code = text.hexadecimal(from: offset + 1, count: 2)
    else { return nil }
    return ([UInt8(code)], offset + 3)
  }

  private static func backslashEscape(at offset: Int, of text: ArraySlice<UInt8>) -> Escape? {
    guard text[offset] == UInt8(ascii: "\\"), let letter = text.byte(at: offset + 1) else {
      return nil
    }
    if let byte = bytesOfLetters[letter] { return ([byte], offset + 2) }
    switch letter {
    case UInt8(ascii: "x"): return code(from: offset + 2, count: 2, of: text)
    case UInt8(ascii: "U"): return code(from: offset + 2, count: 8, of: text)
    case UInt8(ascii: "u") where text.byte(at: offset + 2) == UInt8(ascii: "{"):
      return bracedCode(from: offset + 3, of: text)
    case UInt8(ascii: "u"): return utf16Code(from: offset + 2, of: text)
    default: return nil
    }
  }

  private static let bytesOfLetters: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: " "): UInt8(ascii: " "), UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
    UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27,
  ]

  private static func code(from start: Int, count: Int, of text: ArraySlice<UInt8>) -> Escape? {
    guard let code = text.hexadecimal(from: start, count: count) else { return nil }
    return escape(of: code, endingAt: start + count)
  }

  private static func bracedCode(from start: Int, of text: ArraySlice<UInt8>) -> Escape? {
    guard let end = text[start...].prefix(9).firstIndex(of: UInt8(ascii: "}")),
      let code = text.hexadecimal(from: start, count: end - start)
    else { return nil }
    return escape(of: code, endingAt: end + 1)
  }

  /// JSON writes a character beyond the first plane as two codes.
  private static func utf16Code(from start: Int, of text: ArraySlice<UInt8>) -> Escape? {
    guard let high = text.hexadecimal(from: start, count: 4) else { return nil }
    guard (0xD800...0xDBFF).contains(high) else { return escape(of: high, endingAt: start + 4) }
    guard let low = text.hexadecimal(from: start + 6, count: 4), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return escape(of: 0x10000 + (high - 0xD800) << 10 + low - 0xDC00, endingAt: start + 10)
  }

  private static func escape(of code: UInt32, endingAt end: Int) -> Escape? {
    Unicode.Scalar(code).map { (Array(String($0).utf8), end) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func byte(at offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }

  /// Reads `count` hexadecimal digits from an offset on.
  fileprivate func hexadecimal(from start: Int, count: Int) -> UInt32? {
    guard count > 0, start + count <= endIndex else { return nil }
    let digits = self[start..<(start + count)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
