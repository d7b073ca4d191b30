import ArgumentParser
import ScenarioDiagnostics

extension FixedWidthInteger {
  /// Reads a number from the command line.
  ///
  /// Options with numbers take the next argument even if it begins with a dash. So `-1` is a number
  /// out of range rather than a missing value.
  init(argument: String, within range: ClosedRange<Self>) throws {
    let number = Self(argument)
    guard let number, range.contains(number) else {
      let isTooLarge = number == nil && argument.utf8.allSatisfy(\.isASCIIDigit)
      let isOpen = range.upperBound == .max && !isTooLarge
      let end = isOpen ? "" : " to \(range.upperBound)"
      throw ValidationError(
        line: "'\(argument)' is not a whole number from \(range.lowerBound)\(end)."
      )
    }
    self = number
  }
}
