/// Characters that look like a space, or like nothing, where only a space means one.
///
/// They come with texts that are copied from web pages and word processors; YAML takes them for
/// letters.
package enum OddSpace {
  /// What to write in place of the first one in a text: `write a normal space in place of U+00A0, ...`.
  ///
  /// - Returns: Nothing for a text that has none.
  package static func advice(on text: String) -> String? {
    guard let scalar = text.unicodeScalars.first(where: isOdd) else { return nil }
    let name = scalar.properties.name.map { ", the \($0.lowercased())" } ?? ""
    let character = "U+" + scalar.hexadecimalCode(digits: 4) + name
    return isSpace(scalar)
      ? "write a normal space in place of \(character)"
      : "write a normal space, or nothing, in place of \(character)"
  }

  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    return isSpace(scalar) || [0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator
  }
}
