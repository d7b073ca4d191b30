import ScenarioDiagnostics

extension String {
  /// The text in quotes, in one line.
  var quoted: String { "'\(VisibleText.escaping(self))'" }
}

extension [String] {
  /// The words as alternatives: `a`, `a or b`, or `a, b or c`.
  package var alternatives: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}

/// A noun with the article that its first letter calls for.
func withArticle(_ noun: String) -> String {
  "\("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
}
