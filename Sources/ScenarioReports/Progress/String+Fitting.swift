import ScenarioDiagnostics

extension String {
  /// How many columns of a terminal the text takes.
  var columnCount: Int { displayWidth(of: self) }

  /// The text, or its beginning followed by `…` if it is wider than a number of columns.
  func fitted(to columns: Int) -> String {
    guard columnCount > columns else { return self }
    var fitted = ""
    var room = columns - 1
    for character in self {
      room -= displayWidth(of: character)
      if room < 0 { break }
      fitted.append(character)
    }
    return columns > 0 ? fitted + "…" : ""
  }
}
