/// The syntax tree of a pattern.
///
/// Groups leave no trace in it, because nothing is captured.
indirect enum PatternNode {
  /// One scalar, and whether either case of it matches.
  case literal(Unicode.Scalar, ignoringCase: Bool)

  /// One scalar of a set.
  case set(ScalarSet)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])

  /// At least `least` times and, unless it is nil, at most `most` times.
  case repetition(PatternNode, least: Int, most: Int?)

  /// Whether the node is a sequence of nothing.
  var isEmpty: Bool {
    if case .sequence(let parts) = self { parts.isEmpty } else { false }
  }
}

/// A condition on a place in the text, which consumes nothing.
enum PatternAssertion {
  case textStart
  case textEnd

  /// The end of the text, or the place before the newline at its end.
  case lastLineEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary

  /// Whether the assertion holds before the scalar at a position, which may be the text's end.
  func holds(at position: Int, in text: [Unicode.Scalar]) -> Bool {
    switch self {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .lastLineEnd: Self.isLastLineEnd(text[position...])
    case .lineStart: position == 0 || ScalarSet.newlines.contains(text[position - 1])
    case .lineEnd: position == text.count || ScalarSet.newlines.contains(text[position])
    case .wordBoundary: Self.isWordBoundary(position, in: text)
    case .noWordBoundary: !Self.isWordBoundary(position, in: text)
    }
  }

  private static func isLastLineEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.isEmpty || rest.elementsEqual(["\r", "\n"])
      || rest.count == 1 && rest.allSatisfy(ScalarSet.newlines.contains)
  }

  private static func isWordBoundary(_ position: Int, in text: [Unicode.Scalar]) -> Bool {
    let isAfterWord = position > 0 && ScalarSet.word.contains(text[position - 1])
    let isBeforeWord = position < text.count && ScalarSet.word.contains(text[position])
    return isAfterWord != isBeforeWord
  }
}
