extension String {
  /// The text without the blanks around it.
  var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
