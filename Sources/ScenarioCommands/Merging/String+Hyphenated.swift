extension String {
  /// The words of a name such as `AssertionFailed`, as `assertion-failed`.
  var hyphenated: String {
    reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += "-" }
      words += letter.lowercased()
    }
  }
}
