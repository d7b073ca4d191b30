extension String {
  /// The text with other texts in place of some scalars.
  ///
  /// Scalars are compared, because `<` followed by a combining accent is one character.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
