/// A scalar in the forms that texts within texts have for it.
struct EncodedScalar: Sendable {
  let scalar: Unicode.Scalar
  private let bytes: [UInt8]

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    bytes = Array(String(scalar).utf8)
  }

  /// The bytes with which a form of the scalar can begin.
  var firstBytes: [UInt8] {
    var bytes = [bytes[0], UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "\\")]
    if (0x09...0x0D).contains(scalar.value) { bytes.append(UInt8(ascii: " ")) }
    if scalar == " " { bytes.append(UInt8(ascii: "+")) }
    return bytes
  }

  /// Where the forms of the scalar end that begin at an offset.
  func ends(in text: ArraySlice<UInt8>, from start: Int) -> [Int] {
    guard start < text.endIndex else { return [] }
    let plain = bytes.end(in: text, from: start).map { [$0] } ?? []
    switch text[start] {
    // A line break or tab within what is shown in one line.
    case UInt8(ascii: " "): return (0x09...0x0D).contains(scalar.value) ? [start + 1] : plain
    case UInt8(ascii: "%"): return plain + [percentEnd(in: text, from: start)].compactMap(\.self)
    case UInt8(ascii: "+"): return scalar == " " ? [start + 1] : plain
    case UInt8(ascii: "&"): return plain + [entityEnd(in: text, from: start)].compactMap(\.self)
    case UInt8(ascii: "\\"): return plain + escapeEnds(in: text, from: start)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return plain + doubledEnds(in: text, from: start)
    default: return plain
    }
  }

  /// Of quotation marks within quotation marks: `''` of YAML, `""` of CSV.
  private func doubledEnds(in text: ArraySlice<UInt8>, from start: Int) -> [Int] {
    [(bytes + bytes).end(in: text, from: start)].compactMap(\.self)
  }

  /// Of an address: `%C3%A4`, in either case.
  private func percentEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var end = start
    for byte in bytes {
      guard end < text.endIndex, text[end] == UInt8(ascii: "%"),
        text.hexadecimal(from: end + 1, count: 2) == UInt32(byte)
      else { return nil }
      end += 3
    }
    return end
  }

  /// Of XML and HTML: `&lt;`, `&#60;`, `&#x3C;`.
  private func entityEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let end = text[start...].prefix(Self.longestEntity).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: text[(start + 1)..<end], as: UTF8.self)
    return Self.value(ofEntity: name) == scalar.value ? end + 1 : nil
  }

  /// As many leading zeros as anybody writes.
  private static let longestEntity = 16

  private static func value(ofEntity name: String) -> UInt32? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return UInt32(name.dropFirst(2), radix: 16) }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()) }
    return ["amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0][name]
  }

  /// Of JSON, YAML and programs: `\"`, `\n`, `\u00E4`, `\u{E4}`, `\xE4`, `\U000000E4`.
  private func escapeEnds(in text: ArraySlice<UInt8>, from start: Int) -> [Int] {
    let letter = Self.letters[scalar].flatMap {
      [UInt8(ascii: "\\"), $0].end(in: text, from: start)
    }
    return [
      letter, unitsEnd(in: text, from: start), codeEnd(in: text, from: start),
      codeEnd(in: text, from: start, letter: UInt8(ascii: "x"), digitCount: 2),
      codeEnd(in: text, from: start, letter: UInt8(ascii: "U"), digitCount: 8),
    ]
    .compactMap(\.self)
  }

  private static let letters: [Unicode.Scalar: UInt8] = [
    "\"": UInt8(ascii: "\""), "\\": UInt8(ascii: "\\"), "/": UInt8(ascii: "/"),
    "'": UInt8(ascii: "'"), "\n": UInt8(ascii: "n"), "\r": UInt8(ascii: "r"),
    "\t": UInt8(ascii: "t"), "\u{8}": UInt8(ascii: "b"), "\u{C}": UInt8(ascii: "f"),
    "\0": UInt8(ascii: "0"), "\u{7}": UInt8(ascii: "a"), "\u{B}": UInt8(ascii: "v"),
    "\u{1B}": UInt8(ascii: "e"), " ": UInt8(ascii: " "), "\u{85}": UInt8(ascii: "N"),
    "\u{A0}": UInt8(ascii: "_"), "\u{2028}": UInt8(ascii: "L"), "\u{2029}": UInt8(ascii: "P"),
  ]

  /// JSON has two codes for what is beyond the first plane.
  private func unitsEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var end = start
    for unit in String(scalar).utf16 {
      guard let code = Array("\\u".utf8).end(in: text, from: end),
        text.hexadecimal(from: code, count: 4) == UInt32(unit)
      else { return nil }
      end = code + 4
    }
    return end
  }

  /// The code behind a letter, in as many digits as that calls for.
  private func codeEnd(
    in text: ArraySlice<UInt8>,
    from start: Int,
    letter: UInt8,
    digitCount: Int
  ) -> Int? {
    guard let code = [UInt8(ascii: "\\"), letter].end(in: text, from: start),
      text.hexadecimal(from: code, count: digitCount) == scalar.value
    else { return nil }
    return code + digitCount
  }

  /// The code in braces, as Swift and this tool write it.
  private func codeEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    let code = Array("\\u{\(String(scalar.value, radix: 16))}".utf8)
    guard text[start...].count >= code.count else { return nil }
    let end = start + code.count
    return text[start..<end].elementsEqual(code) { $0.lowercased == $1 } ? end : nil
  }
}

extension ArraySlice<UInt8> {
  /// The number that so many hexadecimal digits from an offset on make.
  fileprivate func hexadecimal(from start: Int, count: Int) -> UInt32? {
    guard start >= startIndex, start <= endIndex, endIndex - start >= count else { return nil }
    let digits = self[start..<(start + count)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
