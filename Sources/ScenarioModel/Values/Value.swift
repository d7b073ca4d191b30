/// The value of a variable, a parameter or a case, such as `[1, {title: Gym}]`.
package indirect enum Value: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Number)
  case text(String)
  case list([Value])
  case mapping([Entry])

  /// A key with its value; keys are unique within a mapping.
  package struct Entry: Sendable {
    package let key: String
    package let value: Value

    package init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  package subscript(key: String) -> Value? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The kind with its article, as messages name it: `a list`.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  /// Whether it contains more than `count` values, at all levels together.
  package func holds(moreThan count: Int) -> Bool {
    var left = count
    return !takes(&left)
  }

  /// Takes up what it holds, and says whether there was enough.
  private func takes(_ left: inout Int) -> Bool {
    let members: [Value]
    switch self {
    case .null, .boolean, .number, .text: return true
    case .list(let items): members = items
    case .mapping(let entries): members = entries.map(\.value)
    }
    left -= members.count
    return left >= 0 && members.allSatisfy { $0.takes(&left) }
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)): areEqual(left, right)
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.mapping, _): false
    }
  }

  /// Whether two mappings hold the same keys and values in any order.
  private static func areEqual(_ left: [Entry], _ right: [Entry]) -> Bool {
    guard left.count == right.count else { return false }
    if zip(left, right).allSatisfy({ $0.key == $1.key }) {
      return zip(left, right).allSatisfy { $0.value == $1.value }
    }
    let values = right.valuesByKey
    return left.allSatisfy { values[$0.key] == $0.value }
  }
}

extension [Value.Entry] {
  /// The values by their keys, for mappings whose keys are looked up often.
  package var valuesByKey: [String: Value] {
    Dictionary(map { ($0.key, $0.value) }) { first, _ in first }
  }
}
