import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func steps(_ node: YAMLNode, _ name: String) -> [Step]? {
    nonEmptyList(node, name, orElse: "nothing would run") { $0.step($1) }
  }

  /// A mapping with one command, or the bare name of a command without an argument.
  private mutating func step(_ node: YAMLNode) -> Step? {
    switch node.kind {
    case .scalar: return bareStep(node)
    case .mapping: return stepMapping(node)
    case .sequence:
      report(
        .wrongKind("a step", "a mapping with a command", found: "a list"),
        at: node.span,
        suggestion: "to run several steps, write them one below the other"
      )
      return nil
    }
  }

  private mutating func bareStep(_ node: YAMLNode) -> Step? {
    guard let key = StepKey(rawValue: node.text), key.isCommand else {
      reportUnknownCommand(node)
      return nil
    }
    guard let command = bareCommand(key) else {
      report(
        .wrongKind(key.quoted, key.entry.kind.phrase, found: "nothing"),
        at: node.span
      )
      return nil
    }
    return Step(command, summary: "", span: node.span)
  }

  private mutating func bareCommand(_ key: StepKey) -> Command? {
    switch key {
    case .launch: .launch(LaunchOptions())
    case .terminate: .terminate
    case .hierarchy: .hierarchy(nil)
    case .tap, .doubleTap, .longPress, .waitFor, .assert, .pause, .log, .name, .optional: nil
    }
  }

  private mutating func reportUnknownCommand(_ node: YAMLNode) {
    report(
      .unknownCommand(node.text),
      at: node.span,
      suggestion: didYouMean(node.text, among: StepKey.names)
        ?? "commands: \(StepKey.commandNames.list)"
    )
  }

  private mutating func stepMapping(_ node: YAMLNode) -> Step? {
    guard let found = commandEntry(of: node) else { return nil }
    let command = command(found.key, found.entry.value)
    let name = node["name"].flatMap { self.nonEmptyText($0, "'name'") }
    let isOptional = node["optional"].flatMap { self.boolean($0, "'optional'") }
    guard let command else { return nil }
    return Step(
      command,
      name: name,
      isOptional: isOptional,
      summary: found.entry.value.summary,
      span: found.entry.key.span
    )
  }

  /// The one command of a step; everything else that does not belong there is reported.
  private mutating func commandEntry(
    of node: YAMLNode
  ) -> (key: StepKey, entry: YAMLEntry)? {
    var found: (key: StepKey, entry: YAMLEntry)?
    var unknown: [YAMLEntry] = []
    for entry in node.entries {
      guard let key = StepKey(rawValue: entry.key.text) else {
        unknown.append(entry)
        continue
      }
      guard key.isCommand else { continue }
      if let earlier = found {
        reportSecondCommand(entry.key, after: earlier.entry.key)
      } else {
        found = (key, entry)
      }
    }
    for entry in unknown { reportUnknown(entry.key, beside: found?.entry) }
    if found == nil, unknown.isEmpty { reportNoCommand(node) }
    return found
  }

  private mutating func reportSecondCommand(_ second: YAMLNode, after first: YAMLNode) {
    report(
      .severalCommands(first.text, second.text),
      at: second.span,
      suggestion: "begin another step with '- \(second.text):'",
      notes: [.init("the first command is here", at: first.span)]
    )
  }

  private mutating func reportNoCommand(_ node: YAMLNode) {
    report(
      .commandMissing(),
      at: node.entries.first?.key.span ?? node.span,
      suggestion: "commands: \(StepKey.commandNames.list)"
    )
  }

  private mutating func reportUnknown(_ key: YAMLNode, beside command: YAMLEntry?) {
    guard let command else { return reportUnknownCommand(key) }
    let name = command.key.text
    report(
      .unknownKey(key.text, in: "a step with '\(name)'"),
      at: key.span,
      suggestion: command.value.kind == .scalar && TouchOrExtraKey.names.contains(key.text)
        ? "it belongs behind the command: \(name): {element: \(command.value.text), \(key.text): ...}"
        : didYouMean(key.text, among: StepKey.names)
          ?? "beside a command stand 'name' and 'optional'"
    )
  }

  private mutating func command(_ key: StepKey, _ node: YAMLNode) -> Command? {
    switch key {
    case .launch: return launchOptions(node, key.quoted).map { .launch($0) }
    case .terminate: return noArgument(node, key) ? .terminate : nil
    case .tap: return touch(node, key).map { .tap($0) }
    case .doubleTap: return touch(node, key).map { .doubleTap($0) }
    case .longPress: return longPress(node)
    case .waitFor: return waitFor(node)
    case .assert: return assertion(node).map { .assert($0) }
    case .pause: return duration(node, key.quoted).map { .pause($0) }
    case .log: return text(node, key.quoted).map { .log($0) }
    case .hierarchy:
      if node.isPlainNull { return .hierarchy(nil) }
      return selector(node, key.quoted).map { .hierarchy($0) }
    case .name, .optional: return nil
    }
  }

  private mutating func noArgument(_ node: YAMLNode, _ key: StepKey) -> Bool {
    if node.isPlainNull { return true }
    report(.wrongKind(key.quoted, "nothing behind it", found: node.foundKind), at: node.span)
    return false
  }

  private mutating func touch(_ node: YAMLNode, _ key: StepKey) -> Touch? {
    guard node["element"] != nil else { return selector(node, key.quoted).map { Touch($0) } }
    guard let fields = fields(of: node, as: TouchKey.self),
      let element = fields[.element].flatMap({ self.selector($0, "'element'") })
    else { return nil }
    return Touch(
      element,
      timeout: fields[.timeout].flatMap { self.duration($0, "'timeout'") },
      force: fields[.force].flatMap { self.boolean($0, "'force'") }
    )
  }

  private mutating func longPress(_ node: YAMLNode) -> Command? {
    guard node["element"] != nil else {
      return selector(node, "'longPress'").map { .longPress(Touch($0), duration: nil) }
    }
    guard let fields = fields(of: node, as: LongPressKey.self),
      let element = fields[.element].flatMap({ self.selector($0, "'element'") })
    else { return nil }
    let touch = Touch(
      element,
      timeout: fields[.timeout].flatMap { self.duration($0, "'timeout'") },
      force: fields[.force].flatMap { self.boolean($0, "'force'") }
    )
    return .longPress(
      touch,
      duration: fields[.duration].flatMap { self.duration($0, "'duration'") }
    )
  }

  private mutating func waitFor(_ node: YAMLNode) -> Command? {
    guard let expectation = expectation(node, "'waitFor'", beside: WaitKey.names) else {
      return nil
    }
    let timeout = node["timeout"].flatMap { self.duration($0, "'timeout'") }
    return .waitFor(expectation, timeout: timeout)
  }

  private mutating func assertion(_ node: YAMLNode) -> Assertion? {
    guard let expectation = expectation(node, "'assert'", beside: AssertKey.names) else {
      return nil
    }
    return Assertion(
      expectation,
      window: node["for"].flatMap { self.duration($0, "'for'") },
      message: node["message"].flatMap { self.text($0, "'message'") }
    )
  }
}

extension StepKey {
  static var commandNames: [String] { allCases.filter(\.isCommand).map(\.rawValue) }
}

/// Keys that people put beside a command although they belong behind it.
private enum TouchOrExtraKey {
  static let names = LongPressKey.names + WaitKey.names + AssertKey.names
}
