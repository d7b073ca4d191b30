import ArgumentParser

extension FixedWidthInteger {
  /// Reads a number from the command line.
  ///
  /// Options with numbers take the next argument even if it begins with a dash. So `-1` is a number
  /// out of range rather than a missing value.
  init(argument: String, within range: ClosedRange<Self>) throws {
    guard let number = Self(argument), range.contains(number) else {
      let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
      throw ValidationError(
        line: "'\(argument)' is not a whole number from \(range.lowerBound)\(end)."
      )
    }
    self = number
  }
}
