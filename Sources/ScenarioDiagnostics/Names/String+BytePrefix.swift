extension String {
  /// As many whole scalars from the beginning as fit into a number of bytes.
  package func prefix(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: max(0, limit))
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}
