extension TextBuffer {
  /// Which of the two compared texts is shown.
  enum ComparedSide {
    case missing
    case unexpected
  }

  /// Appends one of two compared texts, with marks at the characters that the other one lacks.
  mutating func append(
    _ line: String,
    comparedBy difference: TextDifference?,
    showing side: ComparedSide
  ) {
    guard let difference else { return append(text: line) }
    for piece in difference.pieces {
      switch (piece, side) {
      case (.common(let text), _): append(text: text)
      case (.missing(let text), .missing): element("del", text: text)
      case (.unexpected(let text), .unexpected): element("ins", text: text)
      case (.missing, .unexpected), (.unexpected, .missing): break
      }
    }
  }
}
