import AppModelKit

extension KeyKind {
  /// The kind as a table of the reference names it, briefly.
  var noun: String {
    switch self {
    case .text, .nonEmptyText, .reason: "text"
    case .fixedText: "text without `${...}`"
    case .name: "name"
    case .tag: "tag"
    case .boolean: "`true`, `false`"
    case .affirmation: "`true`"
    case .wholeNumber, .naturalNumber, .numberWithin: "whole number"
    case .number: "number"
    case .positiveNumber: "number above 0"
    case .duration: "duration"
    case .dateTime: "date and time"
    case .elementType: "element type"
    case .direction: KeyKind.word(Direction.allCases.map(\.rawValue)).noun
    case .selector: "selector"
    case .matcher: "matcher"
    case .count: "count"
    case .expectation, .expectationBeside: "expectation"
    case .steps: "steps"
    case .value: "any value"
    case .none: "nothing"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .listValue: "list, or `${list}`"
    case .list(let kind), .nonEmptyList(let kind): "list of: \(kind.noun)"
    case .pair(let kind): "two of: \(kind.noun)"
    case .names(let kind), .foreignNames(let kind): "names of: \(kind.noun)"
    case .mapping, .openMapping: "mapping"
    case .fixed(let kind): kind.noun
    case .either(let kinds): kinds.map(\.noun).joined(separator: "; ")
    }
  }
}

extension KeyRule {
  var sentence: String {
    switch self {
    case .notEmpty: "At least one key is required."
    case .exactlyOne(let keys) where keys.count > Self.mostListedKeys:
      "Exactly one command is required."
    case .exactlyOne(let keys): "Exactly one of \(keys.quotedList) is required."
    case .atLeastOne(let keys): "At least one of \(keys.quotedList) is required."
    case .atMostOne(let keys): "At most one of \(keys.quotedList) is allowed."
    case .oneTypeAtMost: "At most one element type is allowed."
    case .needs(let key, let others): "`\(key)` requires \(others.quotedList)."
    case .allNeed(let keys, let other): "\(keys.quotedList) require `\(other)`."
    case .excludes(let key, let others): "`\(key)` can't be combined with \(others.quotedList)."
    case .emptyOnly(let key, let other): "`\(key)` may be empty only with `\(other)`."
    case .absenceExcludesOthers(let key, let subject):
      "`\(key): false` can be combined with `\(subject)` only."
    }
  }

  /// A longer list of keys is that of all commands.
  private static let mostListedKeys = 12
}

extension [String] {
  fileprivate var quotedList: String { map { "`\($0)`" }.joined(separator: ", ") }
}
