/// Why a text is no duration.
public enum DurationTextFault: Error, Hashable, Sendable {
  /// It is not written as durations are.
  case malformed

  /// It is more than 24 hours.
  case tooLong
}

extension Duration {
  /// The duration that a text of a scenario or a launch argument names.
  ///
  /// Decimal digits, perhaps a fraction, and a unit: `350ms`, `5s`, `1.5s`, `2m`, `1h`; without a
  /// unit they are seconds. There is no sign, no exponent, no `0` before other digits and no more
  /// than 24 hours. What is below a nanosecond is cut off.
  ///
  /// - Parameter text: The text, without blanks around it.
  /// - Throws: What keeps the text from being a duration.
  public init(scenarioText text: String) throws(DurationTextFault) {
    var bytes = text.utf8[...]
    let whole = bytes.popDigits()
    var fraction = text.utf8.prefix(0)
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fraction = bytes.popDigits()
      if fraction.isEmpty { throw .malformed }
    }
    guard whole.isWholeNumber, let unit = Self.nanoseconds(ofUnit: bytes) else { throw .malformed }
    let nanoseconds = try Self.nanoseconds(whole: whole, fraction: fraction, unit: unit)
    self = .nanoseconds(nanoseconds)
  }

  private static func nanoseconds(ofUnit unit: Substring.UTF8View) -> Int64? {
    if unit.isEmpty || unit.elementsEqual("s".utf8) { return 1_000_000_000 }
    if unit.elementsEqual("ms".utf8) { return 1_000_000 }
    if unit.elementsEqual("m".utf8) { return 60_000_000_000 }
    if unit.elementsEqual("h".utf8) { return 3_600_000_000_000 }
    return nil
  }

  /// The sum of the digits' values; the limit is checked at each, so nothing can overflow.
  private static func nanoseconds(
    whole: Substring.UTF8View,
    fraction: Substring.UTF8View,
    unit: Int64
  ) throws(DurationTextFault) -> Int64 {
    let limit: Int64 = 24 * 3_600_000_000_000
    var total: Int64 = 0
    for byte in whole {
      total = total * 10 + Int64(byte - UInt8(ascii: "0")) * unit
      if total > limit { throw .tooLong }
    }
    var weight = unit
    for byte in fraction where weight > 0 {
      weight /= 10
      total += Int64(byte - UInt8(ascii: "0")) * weight
    }
    if total > limit { throw .tooLong }
    return total
  }
}

extension Substring.UTF8View {
  /// Whether some digits are a number as YAML writes them, where `010` may mean eight or ten.
  fileprivate var isWholeNumber: Bool {
    switch first {
    case nil: false
    case UInt8(ascii: "0"): count == 1
    case _: true
    }
  }

  /// Removes and returns the decimal digits at the beginning.
  fileprivate mutating func popDigits() -> Substring.UTF8View {
    let digits = prefix { (0x30...0x39).contains($0) }
    self = self[digits.endIndex...]
    return digits
  }
}
