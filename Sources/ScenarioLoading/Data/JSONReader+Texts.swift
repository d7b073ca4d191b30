import ScenarioDiagnostics
import ScenarioRuntime

extension JSONReader {
  /// Reads a text, which begins here with its quote.
  mutating func readText() throws(DataProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try readEscape()
      case 0..<0x20: throw controlCharacter(byte)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw neverClosed(at: start)
  }

  private func controlCharacter(_ byte: UInt8) -> DataProblem {
    let escape =
      switch byte {
      case UInt8(ascii: "\n"): #"\n"#
      case UInt8(ascii: "\r"): #"\r"#
      case UInt8(ascii: "\t"): #"\t"#
      default: #"\u"# + Unicode.Scalar(byte).hexadecimalCode(digits: 4)
      }
    return problem(
      .jsonControlCharacter(Unicode.Scalar(byte)),
      at: offset..<offset + 1,
      suggestion: "write '\(escape)'"
    )
  }

  private mutating func readEscape() throws(DataProblem) -> [UInt8] {
    let start = offset
    offset += 1
    guard let byte else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "u"): return Array(String(try readCharacter(escapedAt: start)).utf8)
    default:
      throw problem(.jsonEscape, at: start..<offset, suggestion: #"write '\\' for a backslash"#)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair after the first.
  private mutating func readCharacter(escapedAt start: Int) throws(DataProblem) -> Unicode.Scalar {
    let unit = try readUnit(escapedAt: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let end = offset
    guard UTF16.isLeadSurrogate(unit), skip("\\"), skip("u") else {
      throw problem(.jsonHalfCharacter, at: start..<end)
    }
    let other = try readUnit(escapedAt: end)
    guard UTF16.isTrailSurrogate(other) else { throw problem(.jsonHalfCharacter, at: start..<end) }
    return UTF16.decode(UTF16.EncodedScalar([unit, other]))
  }

  private mutating func readUnit(escapedAt start: Int) throws(DataProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw problem(.jsonUnicodeEscape, at: start..<offset)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
