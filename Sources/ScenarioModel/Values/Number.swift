import AppModelKit

/// A decimal number with the text it was written as.
///
/// Its value is kept as a normalised decimal, so that `1.0` equals `1` and no digit of a long
/// number is lost on the way through binary floating point.
package struct Number: Sendable {
  /// The text in the file, which is also the number's text in a longer text.
  package let source: String

  private let isNegative: Bool

  /// The significant digits, without zeros at either end; empty for zero.
  private let digits: [UInt8]

  /// The power of ten of the last digit.
  private let exponent: Int

  /// A decimal integer or fraction, with an optional exponent; nil for anything else.
  ///
  /// Octal and hexadecimal forms, `_`, a leading `+` or `.`, and leading zeros are refused, as
  /// people disagree about what they mean.
  package init?(_ source: String) {
    var scanner = NumberScanner(source)
    guard let scanned = scanner.scan() else { return nil }
    self.source = source
    self.isNegative = scanned.isNegative && !scanned.digits.isEmpty
    self.digits = scanned.digits
    self.exponent = scanned.exponent
  }

  package init(_ value: Int) {
    self.source = String(value)
    var scanner = NumberScanner(source)
    let scanned = scanner.scan()
    self.isNegative = scanned?.isNegative ?? false
    self.digits = scanned?.digits ?? []
    self.exponent = scanned?.exponent ?? 0
  }

  /// The number as an integer, if it is one that fits.
  package var integer: Int? {
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: digits.isEmpty ? 0 : exponent) {
      let (scaled, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = scaled.subtractingReportingOverflow(Int(digit))
      if overflowed || carried { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }
}

extension Number: CustomStringConvertible {
  package var description: String { source }
}

extension Number: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.isNegative == right.isNegative && left.digits == right.digits
      && (left.digits.isEmpty || left.exponent == right.exponent)
  }
}

extension Number: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    guard left.sign == right.sign else { return left.sign < right.sign }
    return left.isNegative ? right.isNearerToZero(than: left) : left.isNearerToZero(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Whether the number without its sign is smaller than another one, which is not zero either.
  private func isNearerToZero(than other: Self) -> Bool {
    let (size, otherSize) = (digits.count + exponent, other.digits.count + other.exponent)
    return size == otherSize ? digits.lexicographicallyPrecedes(other.digits) : size < otherSize
  }
}
