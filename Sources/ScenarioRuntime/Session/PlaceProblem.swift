/// Why test cases can't be run in a place: a driver is missing, or a browser or server does not start.
package struct PlaceProblem: Error, Hashable, Sendable {
  /// The reason in words.
  package let reason: String

  /// What to do about it, as a phrase.
  package let advice: String?

  package init(_ reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// Both in one line.
  package var text: String { advice.map { "\(reason); \($0)" } ?? reason }
}
