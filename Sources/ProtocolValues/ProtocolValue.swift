/// A JSON value of a protocol: of the browser driver's, or of the page that records.
package enum ProtocolValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([ProtocolValue])
  case mapping([String: ProtocolValue])
}

extension ProtocolValue {
  /// The value after a key; null if this is not a mapping or lacks the key.
  package subscript(key: String) -> ProtocolValue {
    guard case .mapping(let members) = self else { return .null }
    return members[key] ?? .null
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number, if it is a whole one that fits.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The items of a list; none for anything else.
  package var items: [ProtocolValue] {
    if case .list(let items) = self { items } else { [] }
  }
}

extension ProtocolValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }

  package init(integerLiteral number: Int) { self = .number(Double(number)) }

  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  package init(arrayLiteral items: ProtocolValue...) { self = .list(items) }

  /// A mapping of the entries; the last one of equal keys counts.
  package init(dictionaryLiteral entries: (String, ProtocolValue)...) {
    self = .mapping(Dictionary(entries) { $1 })
  }
}
