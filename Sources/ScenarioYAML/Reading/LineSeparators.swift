import ScenarioDiagnostics

extension SourceFile {
  /// The first character that ends a line to the parser, which reads YAML 1.1, and to no one else.
  ///
  /// What follows it in a comment would be obeyed, where editors show one line.
  var firstLineSeparator: (scalar: Unicode.Scalar, span: SourceSpan)? {
    if isASCII { return nil }
    for start in bytes.indices where bytes[start] == 0xC2 || bytes[start] == 0xE2 {
      let text = String(decoding: bytes[start...].prefix(3), as: UTF8.self)
      guard let scalar = text.unicodeScalars.first, Self.lineSeparators.contains(scalar) else {
        continue
      }
      return (scalar, span(start..<start + UTF8.width(scalar)))
    }
    return nil
  }

  private static let lineSeparators: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
}
