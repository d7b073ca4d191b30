package import ScenarioDiagnostics
package import ScenarioModel

/// The values that a test case's variables have, from all sources together.
package struct VariableTable: Sendable {
  package enum Entry: Sendable {
    /// A value from a data file, and its place there, or one from the command line.
    case value(Value, at: SourceSpan?)

    /// A value as written, whose texts may refer to other variables.
    case template(ValueTemplate)
  }

  /// What test cases of a scenario have in common, of which there may be thousands.
  private final class Common: Sendable {
    let entries: [String: Entry]

    /// The references within what is written, so that no use of a long list looks through all of it.
    let references: [String: [Reference]]

    init(_ entries: [String: Entry]) {
      self.entries = entries
      references = entries.isEmpty ? [:] : entries.mapValues(\.references)
    }
  }

  private var common = Common([:])

  /// What is special to one test case, or not yet common.
  private var own: [String: Entry] = [:]

  package init() {}

  package subscript(name: String) -> Entry? { own[name] ?? common.entries[name] }

  package var names: [String] { Set(own.keys).union(common.entries.keys).sorted() }

  /// The references within what is written for a name.
  func references(in name: String) -> [Reference] {
    own[name]?.references ?? common.references[name] ?? []
  }

  /// Whether the command line has given a name its value.
  func isOverridden(_ name: String) -> Bool {
    if case .value(_, at: nil) = self[name] { true } else { false }
  }

  /// The same values, which copies of the table share, whatever they add to them.
  var asCommon: VariableTable {
    var table = VariableTable()
    table.common = Common(common.entries.merging(own) { $1 })
    return table
  }

  /// Gives a name a value; what had the name before is no longer seen.
  package mutating func set(_ name: String, to entry: Entry) {
    own[name] = entry
  }

  /// Gives a name the text that stands behind `--var`, as the kind of the value that it replaces.
  package mutating func override(_ name: String, with text: String, inTheKindOf value: Value?) {
    own[name] = .value(value?.reading(text) ?? .text(text), at: nil)
  }
}

extension VariableTable.Entry {
  var references: [Reference] {
    switch self {
    case .value: []
    case .template(let template): template.references
    }
  }
}

extension Value {
  /// A text of the command line as a value of this one's kind, if it reads as one.
  fileprivate func reading(_ text: String) -> Value? {
    switch self {
    case .number: Number(text).map(Value.number)
    case .boolean: ["true": .boolean(true), "false": .boolean(false)][text]
    case .null, .text, .list, .mapping: nil
    }
  }
}
