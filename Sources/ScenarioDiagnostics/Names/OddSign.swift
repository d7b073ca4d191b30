/// Characters that look like a space, a colon or a hyphen, where only these mean something.
///
/// They come with texts that are copied from web pages and word processors, and from keyboards of
/// other languages; YAML takes them for letters.
package enum OddSign {
  /// What to write in place of the first one in a text: `write a normal space in place of U+00A0, ...`.
  ///
  /// - Returns: Nothing for a text that has none.
  package static func advice(on text: String) -> String? {
    guard let scalar = text.unicodeScalars.first(where: isOdd) else { return dashAdvice(on: text) }
    let name = scalar.properties.name.map { ", the \($0.lowercased())" } ?? ""
    let character = "U+" + scalar.hexadecimalCode(digits: 4) + name
    return "write \(replacement(of: scalar)) in place of \(character)"
  }

  /// What to write in place of a dash of print at the start of an item.
  package static func dashAdvice(on item: String) -> String? {
    guard let sign = item.first, "–—−‒‐‑•·".contains(sign) else { return nil }
    return "begin each item with '-', the hyphen of the keyboard, and a blank"
  }

  private static let colon: Unicode.Scalar = "\u{FF1A}"

  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    return isSpace(scalar) || scalar == colon || [0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String {
    if scalar == colon { return "':' and a space" }
    return isSpace(scalar) ? "a normal space" : "a normal space, or nothing,"
  }
}
