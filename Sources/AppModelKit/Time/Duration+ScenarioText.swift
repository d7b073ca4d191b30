/// The reason why a text is not a duration.
package enum DurationTextFault: Error, Hashable, Sendable {
  /// It is not written as durations are.
  case malformed

  /// It is more than 24 hours.
  case tooLong
}

extension Duration {
  /// The duration that a text of a scenario or a launch argument names.
  ///
  /// Decimal digits, perhaps a fraction, and a unit: `350ms`, `5s`, `1.5s`, `2m`, `1h`; without a
  /// unit they are seconds, and may have an exponent: `1e2`. A sign, a `0` before other digits and
  /// more than 24 hours are errors. Fractions of a nanosecond are cut off.
  ///
  /// - Parameter text: The text, without blanks around it.
  /// - Throws: What keeps the text from being a duration.
  package init(scenarioText text: String) throws(DurationTextFault) {
    var text = text
    self = try text.withUTF8 { bytes in
      Result { () throws(DurationTextFault) in try Duration(bytes[...]) }
    }.get()
  }

  /// The duration as a scenario has it, in whole milliseconds: `5s`, `1.5s`, `1250ms`.
  package var scenarioText: String {
    let milliseconds = wholeMilliseconds
    if milliseconds.isMultiple(of: 1000) { return "\(milliseconds / 1000)s" }
    return milliseconds.isMultiple(of: 100)
      ? "\(milliseconds / 1000).\(milliseconds % 1000 / 100)s" : "\(milliseconds)ms"
  }

  private init(_ text: Bytes) throws(DurationTextFault) {
    var bytes = text
    let whole = bytes.popDigits()
    var fraction = bytes.prefix(0)
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fraction = bytes.popDigits()
      if fraction.isEmpty { throw .malformed }
    }
    guard whole.isWholeNumber else { throw .malformed }
    if bytes.beginsExponent {
      guard let power = bytes.popExponent(), bytes.isEmpty else { throw .malformed }
      let digits = Array(whole) + Array(fraction)
      self = .nanoseconds(try Self.nanoseconds(of: digits, point: whole.count + power))
    } else {
      guard let unit = Self.nanoseconds(ofUnit: bytes) else { throw .malformed }
      self = .nanoseconds(try Self.nanoseconds(whole: whole, fraction: fraction, unit: unit))
    }
  }

  private static func nanoseconds(ofUnit unit: Bytes) -> Int64? {
    guard let first = unit.first else { return 1_000_000_000 }
    return switch (first, unit.count) {
    case (UInt8(ascii: "s"), 1): 1_000_000_000
    case (UInt8(ascii: "m"), 2) where unit.last == UInt8(ascii: "s"): 1_000_000
    case (UInt8(ascii: "m"), 1): 60_000_000_000
    case (UInt8(ascii: "h"), 1): 3_600_000_000_000
    case _: nil
    }
  }

  private static let limit: Int64 = 24 * 3_600_000_000_000

  /// The sum of the digits' values; the limit is checked at each, so nothing can overflow.
  private static func nanoseconds(
    whole: Bytes,
    fraction: Bytes,
    unit: Int64
  ) throws(DurationTextFault) -> Int64 {
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

  /// Seconds with a decimal point among or far from their digits.
  ///
  /// Digits beyond those of a day's nanoseconds are not read.
  private static func nanoseconds(
    of digits: [UInt8],
    point: Int
  ) throws(DurationTextFault) -> Int64 {
    guard let first = digits.firstIndex(where: { $0 != UInt8(ascii: "0") }) else { return 0 }
    let end = point + 9
    if end <= first { return 0 }
    if end - first > 14 { throw .tooLong }
    let total = (first..<end).reduce(Int64(0)) { total, place in
      total * 10 + (place < digits.count ? Int64(digits[place] - UInt8(ascii: "0")) : 0)
    }
    if total > limit { throw .tooLong }
    return total
  }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

extension Bytes {
  /// Whether some digits are a number as YAML writes them, where `010` may mean eight or ten.
  fileprivate var isWholeNumber: Bool {
    switch first {
    case nil: false
    case UInt8(ascii: "0"): count == 1
    case _: true
    }
  }

  fileprivate var beginsExponent: Bool {
    first == UInt8(ascii: "e") || first == UInt8(ascii: "E")
  }

  /// Removes the exponent at the beginning, and returns the power of ten that it names, unless it
  /// is malformed or absurd.
  fileprivate mutating func popExponent() -> Int? {
    removeFirst()
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { removeFirst() }
    let digits = popDigits()
    guard (1...6).contains(digits.count) else { return nil }
    let power = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -power : power
  }

  /// Removes and returns the decimal digits at the beginning.
  fileprivate mutating func popDigits() -> Bytes {
    let digits = prefix { (0x30...0x39).contains($0) }
    self = self[digits.endIndex...]
    return digits
  }
}
