extension String {
  /// Whether the string can be the name of a variable, a parameter or a vocabulary entry.
  ///
  /// A name is a letter or `_`, then letters, digits, `_` and `-`.
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
