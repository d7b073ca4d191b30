import ArgumentParser

extension FixedWidthInteger {
  /// A number as the command line has it.
  ///
  /// Options with numbers take whatever stands behind them, so that `-1` is a number that does not
  /// fit rather than a missing one.
  init(argument: String, within range: ClosedRange<Self>) throws {
    guard let number = Self(argument), range.contains(number) else {
      throw ValidationError(
        line: "'\(argument)' is not a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    self = number
  }
}
