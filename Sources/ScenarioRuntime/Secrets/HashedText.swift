/// A text whose stretches have hashes at the same price, however long they are.
///
/// A stretch's hash is made of those of two beginnings of the text. So stretches of many lengths are looked
/// up without a walk over each, even where a text repeats itself and each is nearly another one.
struct HashedText {
  let characters: [Character]

  /// The hash of each beginning of the text, from the empty one to all of it.
  private var beginnings = [0]

  /// What a hash is multiplied by for so many characters that follow.
  private var powers = [1]

  init(_ text: String) {
    characters = Array(text)
    for (index, character) in characters.enumerated() {
      beginnings.append(Self.hash(beginnings[index], followedBy: character))
      powers.append(powers[index] &* Self.base)
    }
  }

  func hash(of range: Range<Int>) -> Int {
    beginnings[range.upperBound] &- beginnings[range.lowerBound] &* powers[range.count]
  }

  /// The hash that a whole text has wherever it is a stretch of another one.
  static func hash(of text: String) -> Int { text.reduce(0) { hash($0, followedBy: $1) } }

  private static func hash(_ beginning: Int, followedBy character: Character) -> Int {
    beginning &* base &+ character.hashValue
  }

  private static let base = 0x5851_F42D_4C95_7F2D
}
