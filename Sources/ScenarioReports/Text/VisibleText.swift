/// The text in one line, with everything that a terminal would not show written out: `\n`, `\u{202E}`.
///
/// So a label can neither move the cursor nor turn around what stands behind it.
func visibleText(_ text: String) -> String {
  var visible = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": visible += "\\n"
    case "\r": visible += "\\r"
    case "\t": visible += "\\t"
    case _ where scalar.isInvisible:
      visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

extension Unicode.Scalar {
  /// Whether it controls the terminal, breaks a line or changes the direction of text.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
