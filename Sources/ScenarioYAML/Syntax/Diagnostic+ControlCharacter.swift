import ScenarioDiagnostics

extension Diagnostic {
  /// A character that can't be in a file, with the escape that can.
  static func controlCharacter(_ scalar: Unicode.Scalar, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .controlCharacter(scalar),
      at: span,
      suggestion: "write it as an escape in double quotes: \"\(escapeSequence(of: scalar))\""
    )
  }

  private static func escapeSequence(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case ...0xFF: "\\x" + scalar.hexadecimalCode(digits: 2)
    case ...0xFFFF: "\\u" + scalar.hexadecimalCode(digits: 4)
    default: "\\U" + scalar.hexadecimalCode(digits: 8)
    }
  }
}
