extension Character {
  /// Whether tags have such a character: a letter, a digit, `-` or `_`.
  package var isOfTag: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
