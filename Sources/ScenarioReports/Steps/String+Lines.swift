extension String {
  /// The lines of the text; a line break at its end begins no new one.
  var lines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0) }
  }

  /// The text with its line breaks as spaces.
  var oneLine: String { lines.joined(separator: " ") }
}
