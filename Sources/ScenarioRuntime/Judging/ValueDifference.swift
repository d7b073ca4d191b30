import ScenarioDiagnostics
import ScenarioModel

/// The first difference between two values that are not equal, in a part of them if both are lists
/// or both mappings.
struct ValueDifference {
  /// Where it lies: `people[0].name`; empty if the values differ as wholes.
  private let path: String
  let left: Value
  let right: Value

  /// Both as failures show them.
  private let shown: (left: String, right: String)

  /// Compares two values that are not equal.
  init(_ left: Value, _ right: Value, at path: String = "") {
    switch (left, right) {
    case (.list(let leftItems), .list(let rightItems)):
      self.init(between: leftItems, and: rightItems, at: path)
    case (.mapping(let leftEntries), .mapping(let rightEntries)):
      self.init(between: leftEntries, and: rightEntries, at: path)
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.mapping, _):
      self.init(left, right, inWords: (left.shown, right.shown), at: path)
    }
  }

  private init(
    _ left: Value,
    _ right: Value,
    inWords shown: (left: String, right: String),
    at path: String
  ) {
    (self.left, self.right, self.shown, self.path) = (left, right, shown, path)
  }

  private init(between left: [Value], and right: [Value], at path: String) {
    let pairs = zip(left, right).enumerated()
    if let (index, pair) = pairs.first(where: { $0.element.0 != $0.element.1 }) {
      self.init(pair.0, pair.1, at: "\(path)[\(index)]")
    } else {
      let words = (
        "a list of \(counted(left.count, "item"))", "a list of \(counted(right.count, "item"))"
      )
      self.init(.list(left), .list(right), inWords: words, at: path)
    }
  }

  private init(between left: [Value.Entry], and right: [Value.Entry], at path: String) {
    let (leftValue, rightValue) = (Value.mapping(left), Value.mapping(right))
    let (leftValues, rightValues) = (left.valuesByKey, right.valuesByKey)
    for entry in left {
      guard let other = rightValues[entry.key] else {
        let key = entry.key.quoted
        let words = ("a mapping with \(key)", "a mapping without \(key)")
        self.init(leftValue, rightValue, inWords: words, at: path)
        return
      }
      if other != entry.value {
        self.init(entry.value, other, at: path.isEmpty ? entry.key : "\(path).\(entry.key)")
        return
      }
    }
    let key = (right.first { leftValues[$0.key] == nil }?.key ?? "").quoted
    let words = ("a mapping without \(key)", "a mapping with \(key)")
    self.init(leftValue, rightValue, inWords: words, at: path)
  }
}

extension ValueDifference {
  /// Whether it lies in a part of the values.
  var isOfPart: Bool { !path.isEmpty }

  /// The kinds of the two values, with their place.
  var kinds: String {
    (path.isEmpty ? "" : "at \(path.quoted) ")
      + "one is \(left.kindName), the other \(right.kindName)"
  }

  /// The difference, and the reason if it is not visible.
  var summary: String {
    let place = path.isEmpty ? "" : "at \(path.quoted) "
    return "\(place)\(shown.left) is not equal to \(shown.right)\(reason)"
  }

  /// Both sides, with their place.
  var found: String {
    "\(shown.left) and \(shown.right)" + (path.isEmpty ? "" : " at \(path.quoted)")
  }

  private var reason: String {
    if left.kindName != right.kindName {
      return ": one is \(left.kindName), the other \(right.kindName)"
    }
    guard case .text(let one) = left, case .text(let other) = right else { return "" }
    return LookAlikes.reason(one, other)
  }
}

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
