import AppModelKit
import ScenarioDiagnostics
import ScenarioYAML
import Suggestions

extension ScenarioDecoder {
  /// Reports keys that no step has, and finds out which command is meant.
  mutating func judge(_ positions: [Int], of entries: YAMLEntries, beside parts: inout StepParts) {
    let unknown = positions.map { entries[$0] }
    guard let (key, position) = parts.command else {
      for entry in unknown {
        reportUnknownCommand(entry.key, meaning: entry.commandMeantByValue)
      }
      parts.command = hasEnoughProblems ? nil : misspeltCommand(among: positions, of: entries)
      return
    }
    let command = entries[position]
    if command.value.lacksLines, key.takesArgument {
      reportOutdented(unknown[0].key, after: key)
      parts.command = nil
      return
    }
    for entry in unknown { report(unknown: entry, beside: key, command) }
    if unknown.contains(where: key.lacks) { parts.command = nil }
  }

  /// Reports a key next to a command with nothing after it, although it belongs there.
  private mutating func reportOutdented(_ key: YAMLNode, after command: StepKey) {
    let name = command.rawValue
    report(
      .unknownKey(key.text, in: "a step with '\(name)'"),
      at: key.span,
      suggestion: "indent what belongs to '\(name)' further than that"
    )
  }

  private mutating func report(
    unknown entry: YAMLEntry,
    beside key: StepKey,
    _ command: YAMLEntry
  ) {
    report(
      unknown: entry,
      of: nil,
      among: StepKey.names,
      at: StepPlace(command: key, entry: command),
      in: "a step with '\(command.key.text)'"
    )
    if case .steps? = key.entry.kind.entry(ofKey: entry.key.text)?.kind {
      _ = steps(entry.value, "'\(entry.key.text)'")
    }
  }

  mutating func reportUnknownCommand(
    _ node: YAMLNode,
    meaning meant: @autoclosure () -> StepKey? = nil
  ) {
    let flows = flowNames
    let hasImports = hasImports
    report(
      .unknownCommand(node.text),
      at: node.span,
      suggestion: OddSign.advice(on: node.text)
        ?? meant().map { "did you mean '\($0.rawValue)'?" }
        ?? CommandAdvisor.advice(on: node.text, beside: flows)
        ?? CommandAdvisor.fallback(for: node.text, mayBeFlow: hasImports)
    )
  }

  /// The command that was most likely meant, so that the slip hides no mistake after it.
  private func misspeltCommand(
    among positions: [Int],
    of entries: YAMLEntries
  ) -> (key: StepKey, position: Int)? {
    for position in positions where !flowNames.contains(entries[position].key.text) {
      if let key = entries[position].nearestStepKey, key.isCommand { return (key, position) }
    }
    return nil
  }
}

/// Finds what to write for something that is not a command.
enum CommandAdvisor {
  /// The advice on a name in a file with some flows.
  static func advice(on name: String, beside flows: Set<String>) -> String? {
    if let meant = ForeignNames.advice(onCommand: name) { return meant }
    if flows.contains(name) { return advice(onFlow: name) }
    if name.hasPrefix("//") { return "a comment begins with '#'" }
    if name.hasPrefix("app.") {
      return "name the element after a command, as in 'tap: {button: Done}'"
    }
    return NegatedNames.advice(on: name, among: StepKey.names) ?? punctuation(of: name)
      ?? KeyAdvisor.meaning(of: name, among: StepKey.names)
  }

  private static func advice(onFlow name: String) -> String {
    "write 'run: \(name)', or with arguments 'run: {flow: \(name), with: {...}}'"
  }

  /// What to say about a name that resembles no command; imported files may have such a flow.
  static func fallback(for name: String, mayBeFlow: Bool) -> String {
    let flow = mayBeFlow ? "for a flow of an imported file, \(advice(onFlow: name)); " : ""
    return "\(flow)commands: \(StepKey.commandNames.list)"
  }

  /// The sign that is missing in `tap Done`, `tap(Done)` or `tap {id: ...}`, and `-tap`.
  private static func punctuation(of name: String) -> String? {
    if let command = name.nameAfterDash.flatMap(command(named:)) {
      return "a space is missing after the dash: '- \(command.rawValue): ...'"
    }
    let word = name.prefix { $0.isLetter }
    guard " ({=\"".contains(name.dropFirst(word.count).first ?? ":"),
      let command = command(named: String(word))
    else { return nil }
    return "a colon is missing after '\(word)': '\(command.rawValue): ...'"
  }

  private static func command(named name: String) -> StepKey? {
    let key = ForeignNames.counterpart(of: name, among: StepKey.names) ?? name
    return StepKey(rawValue: key).flatMap { $0.isCommand ? $0 : nil }
  }

  /// What to do about a second command in a step; those that hold steps were meant to hold the first.
  static func advice(onSecond name: String) -> String {
    let forms: [StepKey: String] = [
      .if: "condition: ..., then: [...]", .repeat: "times: ..., steps: [...]",
      .forEach: "variable: ..., in: ..., steps: [...]",
    ]
    return StepKey(rawValue: name).flatMap { forms[$0] }
      .map { "put the step into it: '- \(name): {\($0)}'" }
      ?? "begin another step with '- \(name):'"
  }
}

extension YAMLNode {
  /// Whether a value is missing, or a `|` or `>` with no lines of its own below.
  fileprivate var lacksLines: Bool {
    isLeftOut || kind == .scalar && text.isEmpty && (style == .literal || style == .folded)
  }
}

extension YAMLEntry {
  /// The key of a step that a misspelt one most likely means.
  fileprivate var nearestStepKey: StepKey? {
    let name = ForeignNames.meaning(of: key.text, among: StepKey.names)
    return commandMeantByValue ?? name.flatMap(StepKey.init(rawValue:))
  }

  /// The command that the value shows, although the name is nearer to another one.
  fileprivate var commandMeantByValue: StepKey? {
    if meansPause { return .pause }
    if key.hasText("press"), value.kind == .mapping,
      value.hasKey(LongPressKey.duration.rawValue) || value.hasKey("forDuration")
    {
      return .longPress
    }
    let hasValueToSet = value.kind == .mapping && value.hasKey(AdjustKey.to.rawValue)
    return key.hasText("select") && hasValueToSet ? .adjust : nil
  }

  /// Whether it waits for a time, as in `wait: 1s`: what `waitFor` takes is not a time.
  fileprivate var meansPause: Bool {
    guard value.kind == .scalar, value.style == .plain,
      (try? Duration(scenarioText: value.text)) != nil
    else { return false }
    return nearestName(to: key.text, among: StepKey.names) == StepKey.waitFor.rawValue
  }
}
