/// Reads a number's parts from its text.
package struct NumberScanner {
  package struct Parts {
    package fileprivate(set) var isNegative = false
    package fileprivate(set) var digits: [UInt8] = []
    package fileprivate(set) var exponent = 0
  }

  private var rest: Substring.UTF8View

  package init(_ text: String) { rest = Substring(text).utf8 }

  package mutating func scan() -> Parts? {
    var parts = Parts()
    parts.isNegative = skip(UInt8(ascii: "-"))
    let whole = takeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole[0] != 0 else { return nil }
    var fraction: [UInt8] = []
    if skip(UInt8(ascii: ".")) {
      fraction = takeDigits()
      if fraction.isEmpty { return nil }
    }
    guard let power = takeExponent(), rest.isEmpty else { return nil }
    parts.digits = whole + fraction
    parts.exponent = power - fraction.count
    parts.normalise()
    return parts
  }

  /// The power of ten after `e`, 0 without one, or nil if it is malformed or out of range.
  private mutating func takeExponent() -> Int? {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return 0 }
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    let digits = takeDigits()
    guard (1...6).contains(digits.count) else { return nil }
    let power = digits.reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -power : power
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeDigits() -> [UInt8] {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.map { $0 - UInt8(ascii: "0") }
  }
}

extension NumberScanner.Parts {
  fileprivate mutating func normalise() {
    digits = Array(digits.drop { $0 == 0 })
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { exponent = 0 }
  }
}
