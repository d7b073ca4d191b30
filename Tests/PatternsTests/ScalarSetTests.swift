import Patterns
@_spi(_Unicode) import Swift
import Testing

/// The sets that patterns name, held against Swift's, scalar by scalar.
struct ScalarSetTests {
  @Test(arguments: [
    "\\s", "\\v", ".", "\\p{L}", "\\p{Lu}", "\\p{LC}", "\\p{M}", "\\p{N}", "\\p{P}", "\\p{S}",
    "\\p{Z}", "\\p{Nd}", "\\p{Sc}", "\\p{Punctuation}", "\\p{gc=Uppercase_Letter}", "\\p{Emoji}",
    "\\p{Alphabetic}", "\\p{White_Space}", "\\P{Ideographic}", "[[:alpha:]]", "[[:punct:]]",
    "[[:upper:]]", "[[:^lower:]]", "[[:cntrl:]]", "[[:xdigit:]]", "[[:space:]]",
  ])
  func `a set holds the scalars that Swift's set holds`(source: String) throws {
    try expectSwiftsSet(source, scalars: stride(from: 0, to: 0x500, by: 1))
    try expectSwiftsSet(source, scalars: stride(from: 0x500, to: 0x3200, by: 13))
  }

  @Test func `words hold marks besides letters and digits, and digits are decimal digits alone`()
    throws
  {
    #expect(try Pattern("^\\w{5}$").isFound(in: "x\u{301}_٣q"))
    #expect(try Pattern("^\\d+$").isFound(in: "1٣"))
    #expect(try !Pattern("\\d|\\w").isFound(in: "½²"))
  }

  @Test(arguments: [
    "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic", "Georgian",
    "Greek", "Gujarati", "Gurmukhi", "Hangul", "Han", "Hebrew", "Hiragana", "Kannada", "Katakana",
    "Khmer", "Lao", "Latin", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu",
    "Thaana", "Thai", "Tibetan",
  ])
  func `a script holds the scalars that Swift's script holds`(name: String) throws {
    try expectSwiftsSet("\\p{Script=\(name)}", scalars: stride(from: 0, to: 0x3200, by: 11))
    try expectSwiftsSet("\\p{Script=\(name)}", scalars: stride(from: 0x3200, to: 0x32000, by: 211))
  }

  private func expectSwiftsSet(_ source: String, scalars: StrideTo<UInt32>) throws {
    let reference = try Regex(source).matchingSemantics(.unicodeScalar)
    let pattern = try Pattern(source)
    let texts = scalars.compactMap(Unicode.Scalar.init).map { String($0) }
    let different = texts.filter {
      // Others are looked up as what they are in composed form.
      Array($0._nfc) == Array($0.unicodeScalars)
        && pattern.isFound(in: $0) != ($0.firstMatch(of: reference) != nil)
    }
    #expect(different == [])
  }
}
