extension String {
  /// The parts of `name=value`; nil if there is no name or no `=`.
  var nameAndValue: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), sign > startIndex else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
