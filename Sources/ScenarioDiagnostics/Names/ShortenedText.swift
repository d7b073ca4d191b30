/// The text, or its beginning and `…` if it is too long to be shown within a sentence.
///
/// The length counts Unicode scalars: a single character can be made of a million of them.
package func shortened(_ text: String, to limit: Int = 80) -> String {
  guard text.utf8.count > limit else { return text }
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}
