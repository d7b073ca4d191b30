import ScenarioDiagnostics
import ScenarioYAML

/// Keys that are next to a command although they belong after it, or nowhere.
extension ScenarioDecoder {
  /// Reports keys that no step has, and finds out which command is meant.
  mutating func judge(
    _ positions: [Int],
    of entries: YAMLEntries,
    beside parts: inout StepParts
  ) {
    let unknown = positions.map { entries[$0] }
    let command = parts.command.map { (key: $0.key, entry: entries[$0.position]) }
    if let command, reportOutdented(unknown, after: command) {
      parts.command = nil
      return
    }
    for entry in unknown { reportUnknown(entry, beside: command) }
    if let command {
      if unknown.contains(where: command.key.lacks) { parts.command = nil }
    } else {
      parts.command = misspeltCommand(among: positions, of: entries)
    }
  }

  /// Reports keys that are next to a command with nothing after it, although they belong there.
  private mutating func reportOutdented(
    _ entries: [YAMLEntry],
    after command: (key: StepKey, entry: YAMLEntry)
  ) -> Bool {
    guard let first = entries.first, command.entry.value.lacksLines, command.key.takesArgument
    else { return false }
    let name = command.key.rawValue
    report(
      .unknownKey(first.key.text, in: "a step with '\(name)'"),
      at: first.key.span,
      suggestion: "indent what belongs to '\(name)' further than that"
    )
    return true
  }

  private mutating func reportUnknown(
    _ entry: YAMLEntry,
    beside command: (key: StepKey, entry: YAMLEntry)?
  ) {
    let key = entry.key
    guard let command else {
      return reportUnknownCommand(key, meaning: entry.meansPause ? .pause : nil)
    }
    report(
      .unknownKey(key.text, in: "a step with '\(command.entry.key.text)'"),
      at: key.span,
      suggestion: OddSpace.advice(on: key.text)
        ?? command.key.place(of: key.text, after: command.entry)
        ?? Self.commandPlace(of: key.text)
        ?? Self.meaning(of: key.text, among: StepKey.names)
        ?? Self.misspeltPlace(of: key.text, among: command.key.entry.kind.keyNames + ["with"]) {
          command.key.place(of: $0, after: command.entry)
        }
        ?? "next to a command only 'name' and 'optional' are allowed"
    )
    if case .steps? = command.key.entry.kind.entry(ofKey: key.text)?.kind {
      _ = steps(entry.value, "'\(key.text)'")
    }
  }
}

extension StepKey {
  /// Whether the command means nothing, or something else, without an entry that is next to it.
  fileprivate func lacks(_ entry: YAMLEntry) -> Bool {
    let name = entry.key.text
    guard let found = self.entry.kind.entry(ofKey: name) else { return false }
    return found.isRequired || [CallKey.with.rawValue, RepeatKey.atMost.rawValue].contains(name)
  }

  /// Where a key belongs that is next to the command although it belongs after it.
  fileprivate func place(of name: String, after command: YAMLEntry) -> String? {
    if name == CallKey.with.rawValue,
      let form = ["check", "named"].first(where: command.value.hasKey)
    {
      return "put it after the command: \(rawValue): {\(form): ..., \(name): ...}"
    }
    guard entry.kind.entry(ofKey: name) != nil, name != keyOfText(beside: name) else { return nil }
    if command.isMappingBelow { return "indent it like the keys after '\(rawValue)'" }
    return
      "put it after the command: \(rawValue): {\(form(after: command, with: name)), \(name): ...}"
  }

  /// What follows the command, as the part of a mapping that has another key, too.
  private func form(after command: YAMLEntry, with name: String) -> String {
    switch command.value.kind {
    case .scalar: keyOfText(beside: name).map { "\($0): ..." } ?? "..."
    case .sequence: "..."
    case .mapping: self == .if && !command.value.hasKey("condition") ? "condition: {...}" : "..."
    }
  }

  /// The key of what follows the command where it stands alone.
  private func keyOfText(beside name: String) -> String? {
    switch self {
    case .tap, .doubleTap, .longPress, .clear:
      SelectorKey(rawValue: name) == nil ? LongPressKey.element.rawValue : nil
    case .waitFor, .assert: ElementKey.element.rawValue
    case .type: TypeKey.text.rawValue
    case .run: CallKey.flow.rawValue
    case .group: GroupKey.name.rawValue
    case .repeat: RepeatKey.times.rawValue
    case .launch, .terminate, .adjust, .swipe, .scroll, .drag, .pinch, .rotate, .background,
      .dismissKeyboard, .back, .pause, .remember,
      .audit, .log, .hierarchy, .screenshot, .forEach, .if, .name, .optional:
      nil
    }
  }
}

extension KeyKind {
  /// What the language says about a key of the mapping that such a value can be.
  fileprivate func entry(ofKey name: String) -> KeyEntry? {
    switch self {
    case .mapping(let table): table.entry(ofKey: name)
    case .expectation: ElementKey.entry(ofKey: name)
    case .expectationBeside(let table):
      table.entry(ofKey: name) ?? KeyKind.expectation.entry(ofKey: name)
    case .selector: SelectorKey.entry(ofKey: name)
    case .either(let kinds): kinds.lazy.compactMap { $0.entry(ofKey: name) }.first
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .affirmation,
      .wholeNumber, .naturalNumber, .numberWithin, .number, .duration, .dateTime, .elementType,
      .direction, .matcher, .count, .steps, .value, .listValue, .word, .list, .nonEmptyList,
      .pair, .names, .foreignNames, .fixed, .none:
      nil
    }
  }
}

extension KeyKind {
  /// The keys of the mapping that such a value can be.
  fileprivate var keyNames: [String] {
    switch self {
    case .mapping(let table): table.names
    case .expectation: ElementKey.names
    case .expectationBeside(let table): table.names + ElementKey.names
    case .selector: SelectorKey.names
    case .either(let kinds): kinds.flatMap(\.keyNames)
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .affirmation,
      .wholeNumber, .naturalNumber, .numberWithin, .number, .duration, .dateTime, .elementType,
      .direction, .matcher, .count, .steps, .value, .listValue, .word, .list, .nonEmptyList,
      .pair, .names, .foreignNames, .fixed, .none:
      []
    }
  }
}

extension LanguageKey {
  fileprivate static func entry(ofKey name: String) -> KeyEntry? { Self(rawValue: name)?.entry }
}

extension YAMLNode {
  /// Whether a value is missing, or a `|` or `>` with no lines of its own below.
  fileprivate var lacksLines: Bool {
    isLeftOut || kind == .scalar && text.isEmpty && (style == .literal || style == .folded)
  }
}

extension YAMLEntry {
  /// Whether the keys of a mapping are on lines of their own below its key.
  fileprivate var isMappingBelow: Bool {
    value.kind == .mapping && value.span.line > key.span.line
  }
}
