/// How many columns of a terminal a text takes.
///
/// Characters of East Asian width W or F and emoji take two columns, what combines with the
/// character before takes none. Tabs and line breaks have no width of their own: show the text
/// through ``VisibleText`` first, or expand them.
package func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns one character takes, however many scalars make it.
package func displayWidth(of character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == emojiPresentation { return 2 }
    width = max(width, displayWidth(of: scalar))
  }
  return width
}

/// The selector that turns a text symbol into an emoji.
private let emojiPresentation: UInt32 = 0xFE0F

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return isWide(scalar.value) ? 2 : 1
  }
}

/// Whether a scalar lies in one of the wide ranges, which are sorted.
private func isWide(_ value: UInt32) -> Bool {
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

/// The scalars of East Asian width W or F, neighbouring ranges joined over what is unassigned.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initial consonants
  0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
  0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653, 0x267F...0x267F,
  0x268A...0x268F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE,
  0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3,
  0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
  0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757,
  0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50,
  0x2B55...0x2B55,
  0x2E80...0x303E,  // CJK radicals and punctuation
  0x3041...0x3247,  // kana, Bopomofo, Hangul letters
  0x3250...0xA4C6,  // CJK ideographs, Yi
  0xA960...0xA97C,  // Hangul initial consonants
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility ideographs
  0xFE10...0xFE19, 0xFE30...0xFE6B,  // vertical and small forms
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
  0x16FE0...0x18DF2,  // Tangut, Khitan
  0x1AFF0...0x1B2FB,  // kana
  0x1D300...0x1D376,  // counting rods
  0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
  0x1F1E6...0x1F1FF,  // regional indicators: two make a flag
  0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
  0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
  0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
  0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
  0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
  0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
  0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
  0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAF8,
  0x20000...0x3FFFD,  // CJK extensions
]
