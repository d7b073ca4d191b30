import ScenarioDiagnostics

extension String {
  /// The text with its middle cut out where it is longer than a number of bytes.
  ///
  /// Head and tail stay, since either may identify the text. Cuts fall between scalars.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let head = prefix(bytes: limit * 2 / 3)
    let tail = self[scalarStart(atOrAfter: utf8.count - limit / 3)...]
    let missing = utf8.count - head.utf8.count - tail.utf8.count
    return "\(head)… [\(missing) bytes cut] …\(tail)"
  }

  private func scalarStart(atOrAfter offset: Int) -> String.Index {
    var start = utf8.index(startIndex, offsetBy: offset)
    while start.samePosition(in: unicodeScalars) == nil { start = utf8.index(after: start) }
    return start
  }
}
