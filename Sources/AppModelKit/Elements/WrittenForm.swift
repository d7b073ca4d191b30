/// The form of the texts that a control takes, such as a time of day.
///
/// Controls of web pages have such values. App models draw fields and wheels instead.
public enum WrittenForm: String, Hashable, Sendable {
  /// `14:30`, or `14:30:15`.
  case time

  /// `2026-11-25T14:30`.
  case dateAndTime

  /// `2026-11`.
  case month

  /// `2026-W48`.
  case week

  /// `#ff8800`.
  case color

  case file

  /// The text of a row, such as those of a wheel whose rows nobody lists.
  case row

  func accepts(_ text: String) -> Bool {
    switch self {
    case .time: Self.isTime(text[...])
    case .dateAndTime: Self.isDateAndTime(text)
    case .month: CalendarDate(text: "\(text)-01") != nil
    case .week: Self.isWeek(text)
    case .color:
      text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    case .file, .row: !text.isEmpty
    }
  }

  /// What the control takes, with an example.
  package var rule: String {
    switch self {
    case .time: "it takes a time such as '14:30'"
    case .dateAndTime: "it takes a date and time such as '2026-11-25T14:30'"
    case .month: "it takes a month such as '2026-11'"
    case .week: "it takes a week such as '2026-W48'"
    case .color: "it takes a color such as '#ff8800'"
    case .file: "it takes the path of a file"
    case .row: "it takes the text of one of its rows"
    }
  }

  private static func isTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.count == 2 }) else {
      return false
    }
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return false }
    let limits = [0..<24, 0..<60, 0..<60]
    return zip(parts, limits).allSatisfy { part, limit in Int(part).map(limit.contains) == true }
  }

  private static func isDateAndTime(_ text: String) -> Bool {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    return parts.count == 2 && CalendarDate(text: String(parts[0])) != nil && isTime(parts[1])
  }

  private static func isWeek(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[0].allSatisfy(\.isASCIIDigit) else {
      return false
    }
    let number = parts[1].dropFirst()
    return parts[1].hasPrefix("W") && number.utf8.count == 2 && number.allSatisfy(\.isASCIIDigit)
      && Int(number).map((1...53).contains) == true
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
