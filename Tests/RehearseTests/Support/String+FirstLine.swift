extension String {
  /// The first line that is not empty.
  var firstLine: String? { split(separator: "\n").first.map(String.init) }
}
