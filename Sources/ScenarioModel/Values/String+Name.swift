extension String {
  /// Whether the text can be the name of a variable, a parameter or a word.
  ///
  /// A letter or `_`, then letters, digits, `_` and `-`: what can stand in `${...}`.
  package var isName: Bool {
    guard let first = unicodeScalars.first,
      first == "_" || first.properties.isAlphabetic
    else { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || scalar.properties.numericType == .decimal
        || scalar.properties.canonicalCombiningClass != .notReordered
    }
  }
}
