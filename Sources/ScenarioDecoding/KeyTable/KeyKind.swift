import AppModelKit

/// What may stand behind a key of the language.
package indirect enum KeyKind: Sendable {
  case text
  case boolean
  case wholeNumber
  case duration
  case dateTime
  case elementType
  case selector
  case matcher

  /// A whole number, or a mapping of limits.
  case count
  case expectation
  case steps

  /// Any YAML value.
  case value

  /// One of these words.
  case word([String])

  case list(of: KeyKind)

  /// A mapping of names that the writer chooses.
  case names(of: KeyKind)

  /// One of the language's own mappings.
  case mapping(any LanguageKey.Type)
  case either([KeyKind])

  /// Nothing.
  case none

  /// The kind in words, as messages call for it: `a duration such as '500ms'`.
  package var phrase: String {
    switch self {
    case .text: "a text"
    case .boolean: "'true' or 'false'"
    case .wholeNumber: "a whole number"
    case .duration: "a duration such as '500ms' or '5s'"
    case .dateTime: "a date and time such as '2026-01-31T12:00:00Z'"
    case .elementType: "an element type such as 'button'"
    case .selector: "a selector: a text, or a mapping such as '{button: Done}'"
    case .matcher: "a text, or a mapping such as '{contains: Done}'"
    case .count: "a whole number, or a mapping such as '{atLeast: 1}'"
    case .expectation: "an expectation: a selector, or a mapping such as '{screen: Question}'"
    case .steps: "a list of steps"
    case .value: "a value"
    case .word(let words): words.map { "'\($0)'" }.joined(separator: " or ")
    case .list(.text): "a list of texts"
    case .list: "a list"
    case .names, .mapping: "a mapping"
    case .either(let kinds): kinds.map(\.phrase).joined(separator: ", or ")
    case .none: "nothing"
    }
  }
}
