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

  /// The variables of the scenario's header, which its test cases have in common.
  private let written: VariableList

  /// The values of those that are read from data files.
  private let loaded: [String: Entry]

  /// The values of one test case alone.
  private var own: [String: Entry] = [:]

  package init(_ written: VariableList = VariableList(), loaded: [String: Entry] = [:]) {
    self.written = written
    self.loaded = loaded
  }

  package subscript(name: String) -> Entry? {
    if !own.isEmpty, let entry = own[name] { return entry }
    if !loaded.isEmpty, let entry = loaded[name] { return entry }
    return written.value(of: name).map(Entry.template)
  }

  /// The references within what is written for a name.
  func references(in name: String) -> [Reference] {
    own[name]?.references ?? written.references(in: name)
  }

  package var names: Set<String> { written.names.union(own.keys) }

  /// Whether the command line has given a name its value.
  func isOverridden(_ name: String) -> Bool {
    if case .value(_, at: nil) = self[name] { true } else { false }
  }

  /// Gives a name a value, which hides an earlier one.
  package mutating func set(_ name: String, to entry: Entry) { own[name] = entry }

  /// Gives a name a text from `--var`, converted to the kind of the value that it replaces.
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
