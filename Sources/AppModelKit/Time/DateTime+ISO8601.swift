extension DateTime {
  /// The moment that a text in the form of ISO 8601 names, or nil where it names none.
  ///
  /// `2015-09-12T12:00:00Z`, with an offset such as `+02:00`, a fraction of a second or without
  /// seconds. Without an offset it is the apps' own time zone, UTC. Years are those from 1 to 9999.
  package init?(iso8601 text: String) {
    var reader = DigitReader(text.utf8)
    guard let date = reader.readDate(), reader.skip("T") || reader.skip("t"),
      let time = reader.readTime(), let offset = reader.readOffset(), reader.isAtEnd
    else { return nil }
    let milliseconds = date.daysSince1970 * Self.millisecondsOfDay + time - offset
    self.init(millisecondsSince1970: Int64(milliseconds))
    guard (1...9999).contains(self.date.year) else { return nil }
  }
}

/// A text that is read byte by byte, as the fixed forms of dates call for.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ bytes: String.UTF8View) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard let first = rest.first, Unicode.Scalar(first) == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func readDigit() -> Int? {
    guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
    rest.removeFirst()
    return Int(first - 0x30)
  }

  private mutating func readNumber(digits: Int, in range: ClosedRange<Int>) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = readDigit() else { return nil }
      number = number * 10 + digit
    }
    return range.contains(number) ? number : nil
  }

  mutating func readDate() -> CalendarDate? {
    guard let year = readNumber(digits: 4, in: 1...9999), skip("-"),
      let month = readNumber(digits: 2, in: 1...12), skip("-"),
      let day = readNumber(digits: 2, in: 1...31)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    return date.day == day ? date : nil
  }

  /// Reads a time of day in milliseconds since midnight.
  mutating func readTime() -> Int? {
    guard let minutes = readHoursAndMinutes() else { return nil }
    guard skip(":") else { return minutes * 60_000 }
    guard let second = readNumber(digits: 2, in: 0...59), let fraction = readFraction() else {
      return nil
    }
    return minutes * 60_000 + second * 1000 + fraction
  }

  private mutating func readHoursAndMinutes() -> Int? {
    guard let hour = readNumber(digits: 2, in: 0...23), skip(":"),
      let minute = readNumber(digits: 2, in: 0...59)
    else { return nil }
    return hour * 60 + minute
  }

  /// Reads the fraction of a second, if there is one, in whole milliseconds.
  private mutating func readFraction() -> Int? {
    guard skip(".") else { return 0 }
    guard let first = readDigit() else { return nil }
    var milliseconds = first * 100
    var weight = 10
    while let digit = readDigit() {
      milliseconds += digit * weight
      weight /= 10
    }
    return milliseconds
  }

  mutating func readOffset() -> Int? {
    if isAtEnd || skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let minutes = readHoursAndMinutes() else { return nil }
    return (isWest ? -minutes : minutes) * 60_000
  }
}
