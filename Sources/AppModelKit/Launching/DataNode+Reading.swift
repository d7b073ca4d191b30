extension DataNode {
  /// The value of a key, which must exist.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value of the key.
  /// - Throws: A fault that names the place, if this is not a mapping or lacks the key.
  public func required(_ key: String) throws(DataFault) -> DataNode {
    guard case .mapping = value else { throw mismatch(wanted: "a mapping") }
    guard let node = self[key] else { throw fault("'\(key)' is missing") }
    return node
  }

  /// The items, where this is a list.
  ///
  /// - Returns: The items in their order.
  /// - Throws: A fault that names the place, if this is not a list.
  public func list() throws(DataFault) -> [DataNode] {
    guard case .list(let items) = value else { throw mismatch(wanted: "a list") }
    return items
  }

  /// The text, where this is one.
  ///
  /// - Returns: The text.
  /// - Throws: A fault that names the place, if this is not a text.
  public func text() throws(DataFault) -> String {
    guard case .text(let text) = value else { throw mismatch(wanted: "a text") }
    return text
  }

  /// The whole number, where this is one within a range.
  ///
  /// - Parameter range: The numbers that are allowed.
  /// - Returns: The number.
  /// - Throws: A fault that names the place, if this is not such a number.
  public func number(in range: ClosedRange<Int>) throws(DataFault) -> Int {
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let digits) = value else { throw mismatch(wanted: wanted) }
    guard let number = Int(digits), range.contains(number) else {
      throw fault("expected \(wanted); found \(digits)")
    }
    return number
  }

  /// A fault at this value's place.
  public func fault(_ reason: String) -> DataFault { DataFault("\(location): \(reason)") }

  private func mismatch(wanted: String) -> DataFault {
    fault("expected \(wanted); found \(kindDescription)")
  }

  private var kindDescription: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
