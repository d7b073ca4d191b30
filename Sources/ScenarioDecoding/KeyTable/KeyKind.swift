import AppModelKit

/// What may follow a key of the language.
indirect enum KeyKind: Sendable {
  case text

  /// A text with at least one character.
  case nonEmptyText

  /// Why something is so; `false` would say that it is not.
  case reason

  /// A text that can hold no `${...}`, as it names something of the language or a file.
  case fixedText

  /// A name that can be used in `${...}`.
  case name
  case tag
  case boolean

  /// The word `true` alone, or a template that yields it: what it says is taken back by leaving
  /// the key out.
  case affirmation
  case wholeNumber

  /// A whole number of at least 0.
  case naturalNumber

  /// A whole number of some range, which no `${...}` can stand for.
  case numberWithin(ClosedRange<Int>)

  case number

  /// A decimal number above 0.
  case positiveNumber
  case duration
  case dateTime
  case elementType
  case direction
  case selector
  case matcher

  /// A whole number, or a mapping of limits.
  case count
  case expectation

  /// An expectation in whose mapping keys of the command or word are, too.
  case expectationBeside(any LanguageKey.Type)
  case steps

  /// Any YAML value.
  case value

  /// A list of values, or a text that is one `${...}` alone.
  case listValue

  /// One of these words, or a template that yields one.
  case word([String])

  case list(of: KeyKind)

  /// A list with at least one item.
  case nonEmptyList(of: KeyKind)

  /// A list of two items.
  case pair(of: KeyKind)

  /// A mapping of names that the writer defines, so that they can be used in `${...}`.
  case names(of: KeyKind)

  /// A mapping of names that other code defines.
  case foreignNames(of: KeyKind)

  /// One of the language's own mappings.
  case mapping(any LanguageKey.Type)

  /// A mapping with keys of the language and names that other code defines.
  case openMapping(any LanguageKey.Type, others: KeyKind)
  case either([KeyKind])

  /// A value that no `${...}` can stand for.
  case fixed(KeyKind)

  /// Nothing.
  case none

  /// The kind in words, as messages call for it: `a duration such as '500ms'`.
  var phrase: String {
    switch self {
    case .text, .nonEmptyText, .fixedText: "a text"
    case .reason: "a reason"
    case .name: "a name"
    case .tag: "a tag"
    case .boolean: "'true' or 'false'"
    case .affirmation: "'true'"
    case .wholeNumber: "a whole number"
    case .naturalNumber: "a whole number of at least 0"
    case .numberWithin(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number such as '1.5'"
    case .positiveNumber: "a number above 0"
    case .duration: "a duration such as '500ms' or '5s'"
    case .dateTime: "a date and time such as '2026-01-31T12:00:00Z'"
    case .elementType: "an element type such as 'button'"
    case .direction: KeyKind.word(Direction.allCases.map(\.rawValue)).phrase
    case .selector: "a selector: a text, or a mapping such as '{button: Done}'"
    case .matcher: "a text, or a mapping such as '{contains: Done}'"
    case .count: "a whole number, or a mapping such as '{atLeast: 1}'"
    case .expectation, .expectationBeside:
      "an expectation: a selector, or a mapping such as '{screen: Question}'"
    case .steps: "a list of steps"
    case .value: "a value"
    case .word(let words): words.map { "'\($0)'" }.joined(separator: " or ")
    case .listValue: "a list, or '${list}'"
    case .list(.text), .list(.fixedText): "a list of texts"
    case .list(.name): "a list of names"
    case .list(.tag): "a list of tags"
    case .list, .nonEmptyList: "a list"
    case .pair(.number): "a list of two numbers"
    case .pair: "a list of two values"
    case .names, .foreignNames, .mapping, .openMapping: "a mapping"
    case .either(let kinds): Self.phrase(of: kinds.map(\.phrase))
    case .fixed(let kind): kind.phrase
    case .none: "nothing"
    }
  }

  /// Several kinds in words; a mapping is not called for again after one that is given as an example.
  private static func phrase(of phrases: [String]) -> String {
    let mapping = KeyKind.foreignNames(of: .text).phrase
    let isListed = phrases.contains { $0 != mapping && $0.firstRange(of: mapping) != nil }
    return phrases.filter { $0 != mapping || !isListed }.joined(separator: ", or ")
  }
}
