import AppModelKit
import ScenarioModel

extension KeyKind {
  /// The value that was most likely meant by a text in the spelling of another language.
  func spelling(of text: String) -> String? {
    if case .boolean = self { return booleanSpelling(of: text.lowercased()) }
    if case .affirmation = self {
      return booleanSpelling(of: text.lowercased()).flatMap { $0 == "true" ? $0 : nil }
    }
    if case .duration = self { return durationSpelling(of: text.lowercased()) }
    if case .wholeNumber = self { return placeSpelling(of: text.lowercased()) }
    if case .count = self { return limitSpelling(of: text.lowercased()) }
    if case .dateTime = self { return dateSpelling(of: text) }
    return nil
  }
}

private func booleanSpelling(of text: String) -> String? {
  switch text {
  case "true", "yes", "on", "y", "1": "true"
  case "false", "no", "off", "n", "0": "false"
  default: nil
  }
}

/// The number of a place in a list, from its start or end.
private func placeSpelling(of text: String) -> String? {
  switch text {
  case "first": "0"
  case "last": "-1"
  default: nil
  }
}

/// `{atLeast: 2}` for `> 1`, `>= 2`, `2+`, `at least 2` or `more than 1`.
private func limitSpelling(of text: String) -> String? {
  let digits = text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
  guard let number = Int(digits), number < .max else { return nil }
  let (before, after) = (text[..<digits.startIndex], text[digits.endIndex...])
  switch "\(before)#\(after)".filter({ $0 != " " }) {
  case ">#", "morethan#", "greaterthan#", "over#", "above#": return "{atLeast: \(number + 1)}"
  case ">=#", "≥#", "atleast#", "min#", "#+", "#ormore": return "{atLeast: \(number)}"
  case "<#", "lessthan#", "fewerthan#", "under#", "below#":
    return number > 0 ? "{atMost: \(number - 1)}" : nil
  case "<=#", "≤#", "atmost#", "max#", "upto#", "#orless", "#orfewer": return "{atMost: \(number)}"
  case "!=#", "≠#", "<>#", "not#": return "{not: \(number)}"
  case "=#", "==#", "exactly#": return "\(number)"
  default: return nil
  }
}

/// `2026-01-31T12:00:00` for `2026-01-31 12:00:00`, and for a date alone the beginning of the day.
private func dateSpelling(of text: String) -> String? {
  let (date, time) = (text.prefix { $0 != " " }, text.drop { $0 != " " }.drop { $0 == " " })
  let spelling = "\(date)T\(time.isEmpty ? "00:00:00Z" : time)"
  return DateTime(iso8601: spelling) == nil ? nil : spelling
}

/// `5s` for `5 s`, `5 sec` or `5 Seconds`, `1.5s` for `1,5s`, `0.5s` for `.5s`, `90s` for `1m30s`.
private func durationSpelling(of text: String) -> String? {
  if let sum = sumSpelling(of: text) { return sum }
  let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
  // Three digits after a comma are thousands, or thousandths.
  let parts: [Substring] = number.split(separator: ",")
  guard !parts.dropFirst().contains(where: { $0.count == 3 }) else { return nil }
  let decimal = (number.first == "." ? "0" : "") + number.map { $0 == "," ? "." : $0 }
  guard Number(decimal) != nil else { return nil }
  let unit = text[number.endIndex...].drop { $0 == " " }
  return durationUnit(for: unit).map { decimal + $0 }
}

/// Minutes and seconds as seconds.
private func sumSpelling(of text: String) -> String? {
  let parts = text.split(separator: "m", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[1].hasSuffix("s"), let minutes = Int(parts[0]),
    let seconds = Int(parts[1].dropLast()), (0..<1_000).contains(minutes),
    (0..<60).contains(seconds)
  else { return nil }
  return "\(minutes * 60 + seconds)s"
}

private func durationUnit(for word: Substring) -> String? {
  switch word {
  case "ms", "msec", "millis", "millisecond", "milliseconds": "ms"
  case "s", "sec", "secs", "second", "seconds": "s"
  case "m", "min", "mins", "minute", "minutes": "m"
  case "h", "hr", "hrs", "hour", "hours": "h"
  default: nil
  }
}
