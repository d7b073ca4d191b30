import ScenarioDiagnostics

/// The widths of characters in Verdana, the widest font that browsers commonly use.
///
/// The font that a browser will use is not known. A label that fits in this one fits in all of them.
enum WidestFont {
  /// The width of a text, as a multiple of the font's size.
  static func width(of text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * boldness
  }

  /// Some labels are drawn in a heavier weight.
  private static let boldness = 1.1

  private static func width(of character: Character) -> Double {
    guard let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) else {
      return displayWidth(of: character) > 1 ? 1.3 : 0.8
    }
    return Double(thousandths[Int(ascii) - 0x20]) / 1000
  }

  /// The widths of the printable ASCII characters, from the space on.
  private static let thousandths = [
    352, 394, 459, 818, 636, 1076, 727, 269, 454, 454, 636, 818, 364, 454, 364, 454,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 454, 454, 818, 818, 818, 545,
    1000, 684, 686, 698, 771, 632, 575, 775, 751, 421, 455, 693, 557, 843, 748, 787,
    603, 787, 695, 684, 616, 732, 684, 989, 685, 615, 685, 454, 454, 454, 818, 636,
    636, 601, 623, 521, 623, 596, 352, 623, 633, 274, 344, 592, 274, 973, 633, 607,
    623, 623, 427, 521, 394, 633, 592, 818, 592, 592, 525, 635, 454, 635, 818,
  ]
}
