/// Terminal output: no text from a file moves the cursor or reverses the line.
enum Terminals {
  static func check(_ text: some Sequence<UInt8>) {
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      promise("a terminal gets plain text", isHarmless(scalar), "\(scalar.value)")
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }
}
