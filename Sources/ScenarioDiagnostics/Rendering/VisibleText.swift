/// Makes untrusted text safe to show: characters that would move the cursor, reorder the line or be
/// invisible become escapes.
///
/// File names, labels and YAML come from anywhere. In a terminal or a CI log they must not be able
/// to color, overwrite or reverse what the tool says.
///
/// ```swift
/// VisibleText.escaping("\u{1B}[31mred")  // "\\u{1B}[31mred"
/// ```
package enum VisibleText {
  /// The text with escapes such as `\n` and `\u{1B}`; the same text where nothing needs one.
  package static func escaping(_ text: String) -> String {
    guard !isPrintableASCII(text), needsEscapes(text) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    var flag = FlagSequence()
    for scalar in text.unicodeScalars {
      if flag.takesIn(scalar) || !isHidden(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += escape(of: scalar)
      }
    }
    return escaped
  }

  /// Whether the text is certain to need no escapes.
  private static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.span.withUnsafeBufferPointer { bytes in
      // Without a way out between, so that several bytes are looked at in one go.
      bytes.reduce(0 as UInt8) { $0 | ($1 &- 0x20 < 0x5F ? 0 : 1) } == 0
    }
  }

  private static func needsEscapes(_ text: String) -> Bool {
    var flag = FlagSequence()
    return text.unicodeScalars.contains { !flag.takesIn($0) && isHidden($0) }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(scalar.hexadecimalCode(digits: 1))}"
    }
  }

  /// Whether a scalar acts on the text around it or shows nothing.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F: true  // C0, DEL and C1 controls
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // writing direction
    case 0x200B, 0x2060...0x2065, 0xFEFF: true  // zero width
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x206A...0x206F, 0xFFF9...0xFFFB: true  // formatting that only machines act on
    case 0xE0000...0xE007F: true  // tags: a text within the text
    default: false
    }
  }
}

/// Recognizes the only visible use of tag characters: the letters after a black flag, as in the
/// flag of Wales.
private struct FlagSequence {
  private var isOpen = false

  /// Whether the scalar is a tag of a flag.
  mutating func takesIn(_ scalar: Unicode.Scalar) -> Bool {
    if isOpen, 0xE0020...0xE007F ~= scalar.value { return true }
    isOpen = scalar.value == 0x1F3F4
    return false
  }
}
