import ScenarioDiagnostics
import ScenarioYAML

/// A step, next to whose command a key is although it belongs after it, or nowhere.
struct StepPlace: KeyPlace {
  let command: StepKey

  /// The command with what follows it.
  let entry: YAMLEntry

  var names: [String] { command.entry.kind.keyNames + [CallKey.with.rawValue] }

  func advice(on entry: YAMLEntry) -> String? {
    place(of: entry.key.text) ?? NearbyKeys.command(with: entry.key.text)
  }

  func fallback(among known: [String]) -> String? {
    "next to a command only 'name' and 'optional' are allowed"
  }

  func place(of name: String) -> String? {
    let key = command.rawValue
    if name == CallKey.with.rawValue,
      let form = ["check", "named"].first(where: entry.value.hasKey)
    {
      return "put it after the command: \(key): {\(form): ..., \(name): ...}"
    }
    guard command.entry.kind.entry(ofKey: name) != nil, name != keyOfText(beside: name) else {
      return nil
    }
    if entry.isMappingBelow { return "indent it like the keys after '\(key)'" }
    return "put it after the command: \(key): {\(form(with: name)), \(name): ...}"
  }

  /// What follows the command, as the part of a mapping that has another key, too.
  private func form(with name: String) -> String {
    switch entry.value.kind {
    case .scalar: keyOfText(beside: name).map { "\($0): ..." } ?? "..."
    case .sequence: "..."
    case .mapping: command == .if && !entry.value.hasKey("condition") ? "condition: {...}" : "..."
    }
  }

  /// The key of what follows the command where it stands alone.
  private func keyOfText(beside name: String) -> String? {
    let key = Self.keysOfTexts[command]
    return key == LongPressKey.element.rawValue && command.takesSelector
      && SelectorKey(rawValue: name) != nil ? nil : key
  }

  private static let keysOfTexts: [StepKey: String] = [
    .tap: "element", .doubleTap: "element", .longPress: "element", .clear: "element",
    .waitFor: "element", .assert: "element", .type: "text", .run: "flow", .group: "name",
    .repeat: "times",
  ]
}

extension StepKey {
  /// Whether a selector can follow the command, so that its keys need no `element`.
  fileprivate var takesSelector: Bool { self != .waitFor && self != .assert }

  /// Whether the command means nothing, or something else, without an entry that is next to it.
  func lacks(_ entry: YAMLEntry) -> Bool {
    let name = entry.key.text
    guard let found = self.entry.kind.entry(ofKey: name) else { return false }
    return found.isRequired || [CallKey.with.rawValue, RepeatKey.atMost.rawValue].contains(name)
  }
}

extension KeyKind {
  /// What the language says about a key of the mapping that such a value can be.
  func entry(ofKey name: String) -> KeyEntry? {
    tables.lazy.compactMap { $0.entry(ofKey: name) }.first
  }

  /// The keys of the mapping that such a value can be.
  fileprivate var keyNames: [String] { tables.flatMap { $0.names } }

  /// The tables of the mappings that such a value can be.
  private var tables: [any LanguageKey.Type] {
    switch self {
    case .mapping(let table): [table]
    case .expectation: [ElementKey.self]
    case .expectationBeside(let table): [table, ElementKey.self]
    case .selector: [SelectorKey.self]
    case .either(let kinds): kinds.flatMap(\.tables)
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .affirmation,
      .wholeNumber, .naturalNumber, .numberWithin, .number, .positiveNumber, .duration, .dateTime,
      .elementType,
      .direction, .matcher, .count, .steps, .value, .listValue, .word, .list, .nonEmptyList,
      .pair, .names, .foreignNames, .openMapping, .fixed, .none:
      []
    }
  }
}

extension LanguageKey {
  fileprivate static func entry(ofKey name: String) -> KeyEntry? { Self(rawValue: name)?.entry }
}

extension YAMLEntry {
  /// Whether the keys of a mapping are on lines of their own below its key.
  fileprivate var isMappingBelow: Bool {
    value.kind == .mapping && value.span.line > key.span.line
  }
}
