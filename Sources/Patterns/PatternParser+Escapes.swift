extension PatternParser {
  /// What follows a backslash.
  mutating func escape(at start: Int) throws(PatternFault) -> PatternNode {
    guard let scalar = next() else { throw .malformed(.unknownEscape, at: start) }
    if let set = Self.sets[scalar] { return .set(set) }
    if let assertion = Self.assertions[scalar] { return .assertion(assertion) }
    if let control = Self.controls[scalar] { return literal(control) }
    switch scalar {
    case "p", "P": return .set(try property(isInverted: scalar == "P", at: start))
    case "x", "u", "U", "0": return literal(try coded(by: scalar, at: start))
    case "1"..."9", "k", "g": throw .unsupported(.backReference, at: start)
    case "a"..."z", "A"..."Z": throw .malformed(.unknownEscape, at: start)
    default: return literal(scalar)
    }
  }

  private static let sets: [Unicode.Scalar: ScalarSet] = [
    "d": .digit, "D": ScalarSet.digit.inverted,
    "w": .word, "W": ScalarSet.word.inverted,
    "s": .space, "S": ScalarSet.space.inverted,
    "h": .blank, "H": ScalarSet.blank.inverted,
    "v": .newlines, "V": ScalarSet.newlines.inverted,
  ]

  private static let assertions: [Unicode.Scalar: PatternAssertion] = [
    "A": .textStart, "Z": .lastLineEnd, "z": .textEnd, "b": .wordBoundary, "B": .noWordBoundary,
  ]

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{7}", "e": "\u{1B}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// A scalar by its code: `\x41`, `\u0041`, `\U00000041`, `\x{41}`, `\u{41}`, and octal after `\0`.
  private mutating func coded(
    by kind: Unicode.Scalar,
    at start: Int
  ) throws(PatternFault) -> Unicode.Scalar {
    let code = try code(by: kind, at: start)
    guard let scalar = code.flatMap(Unicode.Scalar.init) else {
      throw .malformed(.badCode, at: start)
    }
    let composed = String(scalar).composedScalars
    return composed.count == 1 ? composed[0] : scalar
  }

  private mutating func code(
    by kind: Unicode.Scalar,
    at start: Int
  ) throws(PatternFault) -> UInt32? {
    if kind == "0" {
      return UInt32("0" + takeWhile(atMost: 2) { ("0"..."7").contains($0) }, radix: 8)
    }
    if kind != "U", take("{") { return take(upTo: "}").flatMap { UInt32($0, radix: 16) } }
    let length = kind == "x" ? 2 : kind == "u" ? 4 : 8
    let digits = takeWhile(atMost: length) { $0.properties.isASCIIHexDigit }
    return kind == "x" || digits.unicodeScalars.count == length ? UInt32(digits, radix: 16) : nil
  }

  /// Reads a Unicode property after its `\p`: `{L}`, `{Script=Greek}`, `{^L}`, or one letter.
  private mutating func property(
    isInverted: Bool,
    at start: Int
  ) throws(PatternFault) -> ScalarSet {
    let isBraced = take("{")
    let isNegated = isBraced && take("^")
    let name = isBraced ? take(upTo: "}") : next().map { String($0) }
    guard let set = name.flatMap(ScalarSet.init(propertyName:)) else {
      throw .malformed(.unknownProperty, at: start)
    }
    return isInverted != isNegated ? set.inverted : set
  }
}
