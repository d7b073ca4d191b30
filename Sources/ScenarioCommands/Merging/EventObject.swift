import ScenarioLoading
import ScenarioModel

/// An object of the JSON lines that describe a run.
///
/// Members that are not known are ignored, as the format may get new ones.
struct EventObject {
  private let tree: DataTree

  init(_ tree: DataTree) throws(MalformedEvent) {
    guard case .mapping = tree.content else { throw MalformedEvent("a JSON object is missing") }
    self.tree = tree
  }

  private func value(_ name: String) -> DataTree? {
    guard case .mapping(let entries) = tree.content else { return nil }
    return entries.first { $0.key.value == name }?.value
  }

  func text(_ name: String) -> String? {
    if case .text(let text) = value(name)?.content { text } else { nil }
  }

  func requiredText(_ name: String) throws(MalformedEvent) -> String {
    guard let text = text(name) else { throw MalformedEvent("the text '\(name)' is missing") }
    return text
  }

  func number(_ name: String) -> Int? { value(name)?.integer }

  func requiredNumber(_ name: String) throws(MalformedEvent) -> Int {
    guard let number = number(name) else { throw MalformedEvent("the number '\(name)' is missing") }
    return number
  }

  /// A year, in milliseconds.
  private static let greatestTime = 31_536_000_000

  /// A time, which is given in milliseconds.
  ///
  /// It is at most a year, so that sums of times can't overflow.
  func time(_ name: String) -> Duration? {
    number(name).map { .milliseconds(min(max(0, $0), Self.greatestTime)) }
  }

  func requiredTime(_ name: String) throws(MalformedEvent) -> Duration {
    guard let time = time(name) else { throw MalformedEvent("the number '\(name)' is missing") }
    return time
  }

  func double(_ name: String) -> Double { value(name)?.double ?? 0 }

  func doubles(_ name: String) -> [Double] { items(name).map { $0.double ?? 0 } }

  func numbers(_ name: String) -> [Int] { items(name).compactMap(\.integer) }

  func flag(_ name: String) -> Bool {
    if case .boolean(true) = value(name)?.content { true } else { false }
  }

  func texts(_ name: String) -> [String] {
    items(name).compactMap { item in
      if case .text(let text) = item.content { text } else { nil }
    }
  }

  func object(_ name: String) throws(MalformedEvent) -> EventObject? {
    guard let value = value(name) else { return nil }
    return try EventObject(value)
  }

  func objects(_ name: String) throws(MalformedEvent) -> [EventObject] {
    try items(name).map { item throws(MalformedEvent) in try EventObject(item) }
  }

  private func items(_ name: String) -> [DataTree] {
    if case .list(let items) = value(name)?.content { items } else { [] }
  }

  func has(_ name: String) -> Bool { value(name) != nil }
}

/// The problem with a line that should describe an event, in words.
struct MalformedEvent: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

extension DataTree {
  fileprivate var integer: Int? {
    if case .number(let number) = content { number.integer } else { nil }
  }

  fileprivate var double: Double? {
    if case .number(let number) = content { Double(number.source) } else { nil }
  }
}
