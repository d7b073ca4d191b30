extension Character {
  /// Whether the character may be in a tag: a letter, a digit, `-` or `_`.
  package var isTagCharacter: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
