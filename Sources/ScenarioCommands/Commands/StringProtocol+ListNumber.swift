import ScenarioServing

extension StringProtocol {
  /// The place in a list that a person types; nil if it is not a whole number, or no list is as long.
  ///
  /// It has the range of numbers in requests of a page, so arithmetic on it can't overflow.
  var listNumber: Int? {
    Int(self).flatMap { (0...RequestParts.greatestNumber).contains($0) ? $0 : nil }
  }
}
