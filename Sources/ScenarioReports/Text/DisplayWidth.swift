/// How many columns of a terminal the text takes, roughly as `wcwidth` counts.
func displayWidth(of text: some StringProtocol) -> Int {
  text.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
}

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether the scalar belongs to the blocks of East Asian scripts and of pictures.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
