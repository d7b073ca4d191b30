import ScenarioYAML
import Suggestions

/// A command of a flow with its value: `- tapOn: Done`.
struct CommandCall {
  let command: MaestroCommand

  let item: YAMLNode

  /// The value after the command; nil without one.
  let value: YAMLNode?

  let name: YAMLNode

  init(_ item: YAMLNode) throws(ImportStop) {
    self.item = item
    switch item.kind {
    case .scalar where !item.isPlainNull: (name, value) = (item, nil)
    case .mapping where item.entries.count == 1:
      name = item.entries[0].key
      value = item.entries[0].value.isPlainNull ? nil : item.entries[0].value
    case .mapping where item.entries.count > 1:
      throw .fault(
        .invalidFlow("a command has one key"),
        at: item.entries[1].key.span,
        "write each command as an item of its own, beginning with '- '"
      )
    case .scalar, .sequence, .mapping:
      throw .fault(
        .invalidFlow("a command is a name, or a mapping with one key"),
        at: item.span,
        "write it as '- tapOn: Done'"
      )
    }
    command = try Self.command(name)
  }

  private static func command(_ name: YAMLNode) throws(ImportStop) -> MaestroCommand {
    // Earlier versions of Maestro had two words here.
    if name.hasText("hide keyboard") { return .hideKeyboard }
    if let command = MaestroCommand(rawValue: name.text) { return command }
    if let unsupported = UnsupportedCommand(rawValue: name.text) {
      throw .gap(
        at: name.span,
        "'\(name.text)' has no equivalent: \(unsupported.absence.reason)",
        unsupported.absence.advice
      )
    }
    let known =
      MaestroCommand.allCases.map(\.rawValue) + UnsupportedCommand.allCases.map(\.rawValue)
    throw .fault(
      .unknownCommand(name.text),
      at: name.span,
      didYouMean(name.text, among: known) ?? "see Maestro's reference of commands"
    )
  }

  var isMapping: Bool { value?.kind == .mapping }

  subscript(key: StaticString) -> YAMLNode? {
    guard let node = value?[key], !node.isPlainNull else { return nil }
    return node
  }

  /// The title that a report shows.
  var label: YAMLNode? { self["label"] }

  /// Whether a failure is only a warning.
  var isOptional: Bool { self["optional"]?.hasText("true") ?? false }

  func check(keys known: [String]) throws(ImportStop) {
    guard let value, value.kind == .mapping else { return }
    try value.check(keys: known + ["label", "optional"], of: command.rawValue)
  }

  /// The value of a key that must be there.
  func required(_ key: StaticString) throws(ImportStop) -> YAMLNode {
    if let node = self[key] { return node }
    throw .fault(.missingKey("\(key)", of: command.rawValue), at: name.span, nil)
  }

  func requiredValue(_ expected: String) throws(ImportStop) -> YAMLNode {
    if let value { return value }
    throw .fault(.wrongValue(of: command.rawValue, expected: expected), at: name.span, nil)
  }

  /// The text of a value that is one, or of a key in it.
  func text(orKey key: StaticString) throws(ImportStop) -> YAMLNode {
    let value = try requiredValue("a text")
    return try (value.kind == .mapping ? required(key) : value).scalar(of: command.rawValue)
  }
}

extension YAMLNode {
  func check(keys known: [String], of owner: String) throws(ImportStop) {
    for entry in entries where !known.contains(entry.key.text) {
      throw .fault(
        .unknownKey(entry.key.text, of: owner),
        at: entry.key.span,
        didYouMean(entry.key.text, among: known)
      )
    }
  }

  func scalar(of owner: String) throws(ImportStop) -> YAMLNode {
    if kind == .scalar, !isPlainNull { return self }
    throw .fault(.wrongValue(of: owner, expected: "a text"), at: span, nil)
  }

  func mapping(of owner: String) throws(ImportStop) -> YAMLNode {
    if kind == .mapping { return self }
    throw .fault(.wrongValue(of: owner, expected: "a mapping"), at: span, nil)
  }

  /// The node itself if it is a list.
  func sequence(of owner: String) throws(ImportStop) -> YAMLNode {
    if kind == .sequence { return self }
    throw .fault(.wrongValue(of: owner, expected: "a list"), at: span, "write each item after '- '")
  }
}
