import ScenarioDiagnostics

extension String {
  /// The text in quotes, in one line.
  var quoted: String { "'\(VisibleText.escaping(self))'" }
}

/// A noun with the article that its first letter calls for.
func withArticle(_ noun: String) -> String {
  "\("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
}
