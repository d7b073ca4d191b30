import ScenarioDiagnostics

extension SourceFile {
  /// Whether there are not characters that the parser refuses, or takes for line breaks or marks.
  ///
  /// All readers may rely on it, so that none of them has to look for such characters.
  var hasOnlyPlainCharacters: Bool { !hasControlCharacter && (isASCII || hasOnlyPlainUnicode) }

  /// Computed over all bytes together rather than one by one, which takes a tenth of the time.
  private var hasControlCharacter: Bool {
    var found: UInt8 = 0
    for byte in bytes {
      let isBlank =
        (byte == 0x09 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0 as UInt8)
      found |= (byte < 0x20 ? 1 : 0) & ~isBlank | (byte == 0x7F ? 1 : 0)
    }
    return found != 0
  }

  private var hasOnlyPlainUnicode: Bool {
    var decoder = UTF8()
    var bytes = bytes.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): if !Self.isPlain(scalar) { return false }
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
