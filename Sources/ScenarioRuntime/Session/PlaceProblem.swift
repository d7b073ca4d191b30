/// A reason why a place can't run test cases, such as a missing driver.
package struct PlaceProblem: Error, Hashable, Sendable {
  /// The reason in words.
  package let reason: String

  /// The advice, as a phrase.
  package let advice: String?

  package init(_ reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// Both in one line.
  package var text: String { advice.map { "\(reason); \($0)" } ?? reason }
}
