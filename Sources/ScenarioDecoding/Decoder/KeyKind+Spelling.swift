import ScenarioModel

extension KeyKind {
  /// The value that a writer most likely meant who spelt it in the way of another language.
  func spelling(of text: String) -> String? {
    switch self {
    case .boolean: booleanSpelling(of: text.lowercased())
    case .affirmation: booleanSpelling(of: text.lowercased()).flatMap { $0 == "true" ? $0 : nil }
    case .duration: durationSpelling(of: text.lowercased())
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .wholeNumber,
      .naturalNumber, .numberWithin, .dateTime, .elementType, .direction, .selector, .matcher,
      .count, .expectation, .expectationBeside, .steps, .value, .listValue, .word, .list,
      .nonEmptyList, .pair, .names, .foreignNames, .mapping, .either, .none:
      nil
    }
  }
}

private func booleanSpelling(of text: String) -> String? {
  switch text {
  case "true", "yes", "on", "y", "1": "true"
  case "false", "no", "off", "n", "0": "false"
  default: nil
  }
}

/// `5s` for `5 s`, `5 sec` or `5 Seconds`.
private func durationSpelling(of text: String) -> String? {
  let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
  guard Number(String(number)) != nil else { return nil }
  let unit = text[number.endIndex...].drop { $0 == " " }
  return durationUnit(for: unit).map { number + $0 }
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
