package import ScenarioModel

/// The values that a test case's variables have, from all sources together.
package struct VariableTable: Sendable {
  package enum Entry: Sendable {
    /// A value from the command line or a data file.
    case value(Value)

    /// A value as written, whose texts may refer to other variables.
    case template(ValueTemplate)
  }

  private(set) var entries: [String: Entry] = [:]

  /// The names that the command line gave, which nothing may replace.
  private(set) var fixedNames: Set<String> = []

  package init() {}

  package subscript(name: String) -> Entry? { entries[name] }

  package var names: [String] { entries.keys.sorted() }

  /// Gives a name a value; what had the name before is no longer seen.
  package mutating func set(_ name: String, to entry: Entry) {
    entries[name] = entry
  }

  /// Gives a name the text that stands behind `--var`, in the kind of what it replaces.
  package mutating func override(_ name: String, with text: String) {
    entries[name] = .value(Value(text, inTheKindOf: entries[name]))
    fixedNames.insert(name)
  }
}

extension Value {
  /// A text of the command line as the kind of the value that it overrides, if it reads as one.
  fileprivate init(_ text: String, inTheKindOf entry: VariableTable.Entry?) {
    self = entry?.scalarKind?.read(text) ?? .text(text)
  }
}

/// A kind of value that texts are converted to.
private enum ScalarKind {
  case number
  case boolean

  func read(_ text: String) -> Value? {
    switch self {
    case .number: Number(text).map(Value.number)
    case .boolean: ["true": .boolean(true), "false": .boolean(false)][text]
    }
  }
}

extension VariableTable.Entry {
  fileprivate var scalarKind: ScalarKind? {
    switch self {
    case .value(let value): value.scalarKind
    case .template(let template): template.content.scalarKind
    }
  }
}

extension Value {
  fileprivate var scalarKind: ScalarKind? {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .null, .text, .list, .mapping: nil
    }
  }
}

extension ValueTemplate.Content {
  fileprivate var scalarKind: ScalarKind? {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .null, .text, .list, .mapping: nil
    }
  }
}
