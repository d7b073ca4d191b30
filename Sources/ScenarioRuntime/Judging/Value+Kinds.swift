import ScenarioModel

extension Value {
  /// Whether two values are equal except that some numbers or Booleans of one are strings in the
  /// other.
  func isEqualButForKinds(to other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .number(let number)), (.number(let number), .text(let text)):
      Number(text) == number
    case (.text(let text), .boolean(let flag)), (.boolean(let flag), .text(let text)):
      text == "\(flag)"
    case (.list(let items), .list(let others)):
      items.count == others.count
        && zip(items, others).allSatisfy { $0.isEqualButForKinds(to: $1) }
    case (.mapping(let entries), .mapping(let others)):
      entries.count == others.count && entries.areEqualButForKinds(to: others.valuesByKey)
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.mapping, _):
      self == other
    }
  }
}

extension [Value.Entry] {
  fileprivate func areEqualButForKinds(to others: [String: Value]) -> Bool {
    allSatisfy { entry in
      others[entry.key].map(entry.value.isEqualButForKinds) ?? false
    }
  }
}
