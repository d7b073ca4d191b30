/// Text made visible, and how many columns it takes.
struct ColumnText {
  private(set) var text = ""
  private(set) var width = 0

  /// Makes bytes visible, tabs expanded as a terminal would from this column on.
  init(_ bytes: ArraySlice<UInt8>, from column: Int = 0) {
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let spaces = Self.tabWidth - (column + width) % Self.tabWidth
        append(String(repeating: " ", count: spaces))
      } else {
        append(VisibleText.escaping(String(character)))
      }
    }
  }

  private static let tabWidth = 8

  private mutating func append(_ part: String) {
    text += part
    width += displayWidth(of: part)
  }

  /// Leaves out what is too long, with `…` in its place at the end.
  mutating func keepStart(columns: Int) {
    guard width > columns else { return }
    let kept = Self.fitting(text, columns: columns - 1)
    text = columns > 0 ? kept.joined() + "…" : ""
    width = columns > 0 ? displayWidth(of: text) : 0
  }

  /// Leaves out what is too long, with `…` in its place at the start.
  mutating func keepEnd(columns: Int) {
    guard width > columns else { return }
    let kept = Self.fitting(text.reversed(), columns: columns - 1)
    text = "…" + kept.reversed().joined()
    width = displayWidth(of: text)
  }

  /// The first characters that fit.
  private static func fitting(_ text: some Sequence<Character>, columns: Int) -> [String] {
    var kept: [String] = []
    var width = 0
    for character in text {
      width += displayWidth(of: character)
      if width > columns { break }
      kept.append(String(character))
    }
    return kept
  }
}
