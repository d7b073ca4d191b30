extension Character {
  /// Whether tags have such a character: a letter, a digit, `-` or `_`.
  package var isOfTag: Bool { isLetter || isNumber || self == "-" || self == "_" }
}

/// The words of tag expressions, which so can be no tags that somebody chooses.
package enum TagOperator: String {
  case and
  case or
  case not
}
