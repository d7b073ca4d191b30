import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func steps(_ node: YAMLNode, _ name: String) -> [Step]? {
    list(node, name, orElse: "nothing would run") { $0.step($1) }
  }

  /// A mapping with one command, or the bare name of a command without an argument.
  private mutating func step(_ node: YAMLNode) -> Step? {
    guard node.kind == .mapping else { return bareStep(node) }
    let parts = parts(of: node)
    guard let (commandKey, position) = parts.command else { return nil }
    let (key, argument) = (node.entries[position].key.span, node.entries[position].value)
    let command = command(commandKey, argument)
    let name = parts.name.flatMap { nonEmptyText(node.entries[$0].value, "'name'") }
    let isOptional = parts.isOptional.flatMap { boolean(node.entries[$0].value, "'optional'") }
    guard let command else { return nil }
    return Step(
      command: command,
      name: name,
      isOptional: isOptional,
      title: Text(titleOf: commandKey, argument),
      span: key,
      extent: SourceSpan(file: key.file, start: key.start, end: max(key.end, argument.span.end))
    )
  }

  private mutating func bareStep(_ node: YAMLNode) -> Step? {
    if node.kind == .sequence {
      report(
        .wrongKind("a step", "a mapping with a command", found: "a list"),
        at: node.span,
        suggestion: "to run several steps, write them one below the other"
      )
      return nil
    }
    if node.isPlainNull {
      reportNoCommand(node)
      return nil
    }
    guard let key = StepKey(rawValue: node.text), key.isCommand else {
      reportUnknownCommand(node)
      return nil
    }
    guard let action = key.bareAction else {
      reportNoArgument(key, node)
      return nil
    }
    return Step(
      command: .action(action),
      title: Text(literal: "", span: node.span),
      span: node.span,
      extent: node.span
    )
  }

  private mutating func reportNoArgument(_ key: StepKey, _ node: YAMLNode) {
    report(
      .wrongKind(key.quoted, key.entry.kind.phrase, found: "nothing"),
      at: node.span,
      suggestion: node.adviceOnKeyAlias
        ?? (key == .scroll ? "write 'scroll: {direction: down}'" : nil)
    )
  }

  /// What belongs to a step, the one command above all; everything else is reported.
  private mutating func parts(of node: YAMLNode) -> StepParts {
    let entries = node.entries
    var parts = StepParts()
    var unknown: [Int] = []
    for position in entries.indices {
      switch StepKey.finder.key(at: position, in: entries) {
      case nil: unknown.append(position)
      case .name: parts.name = position
      case .optional: parts.isOptional = position
      case let key?:
        if let first = parts.command {
          reportSecondCommand(entries[position].key, after: entries[first.position].key)
        } else {
          parts.command = (key, position)
        }
      }
    }
    if !unknown.isEmpty { judge(unknown, of: entries, beside: &parts) }
    if parts.command == nil, unknown.isEmpty { reportNoCommand(node) }
    return parts
  }

  private mutating func reportSecondCommand(_ second: YAMLNode, after first: YAMLNode) {
    report(
      .severalCommands(first.text, second.text),
      at: second.span,
      suggestion: CommandAdvisor.advice(onSecond: second.text),
      notes: [.init("the first command is here", at: first.span)]
    )
  }

  private mutating func reportNoCommand(_ node: YAMLNode) {
    report(
      .commandMissing(),
      at: node.firstKeySpan,
      suggestion: "commands: \(StepKey.commandNames.list)"
    )
  }

  private mutating func command(_ key: StepKey, _ node: YAMLNode) -> Command? {
    let action: Action?
    switch key {
    case .run: return run(node).map { .container(.run($0)) }
    case .group: return group(node).map(Command.container)
    case .repeat: return repetition(node).map(Command.container)
    case .forEach: return iteration(node).map(Command.container)
    case .if: return condition(node).map(Command.container)
    case .name, .optional: return nil
    case .launch: action = relaunchOptions(node).map { .launch($0) }
    case .terminate, .dismissKeyboard, .back: action = noArgument(node, key)
    case .tap: action = tap(node)
    case .doubleTap: action = touch(node, key).map { .doubleTap($0) }
    case .longPress: action = longPress(node)
    case .type: action = textEntry(node).map { .type($0) }
    case .clear: action = clear(node)
    case .adjust: action = gesture(node, AdjustKey.to, { $0.exactText($1, $2) }, Action.adjust)
    case .swipe:
      action = gesture(node, SwipeKey.direction, { $0.word($1, $2, Direction.self) }, Action.swipe)
    case .scroll: action = scroll(node).map { .scroll($0) }
    case .drag: action = drag(node)
    case .pinch: action = gesture(node, PinchKey.scale, { $0.scale($1, $2) }, Action.pinch)
    case .rotate: action = gesture(node, RotateKey.degrees, { $0.number($1, $2) }, Action.rotate)
    case .background: action = duration(node, key.quoted).map { .background($0) }
    case .waitFor: action = waitFor(node)
    case .assert: action = assertion(node).map { .assert($0) }
    case .pause: action = duration(node, key.quoted).map { .pause($0) }
    case .remember: action = memory(node).map { .remember($0) }
    case .audit: action = auditExemptions(node).map { .audit($0) }
    case .log: action = text(node, key.quoted).map { .log($0) }
    case .hierarchy:
      action =
        node.isPlainNull ? .hierarchy(nil) : selector(node, key.quoted).map { .hierarchy($0) }
    case .screenshot: action = nonEmptyText(node, key.quoted).map { .screenshot($0) }
    }
    return action.map(Command.action)
  }

  private mutating func noArgument(_ node: YAMLNode, _ key: StepKey) -> Action? {
    if node.isPlainNull { return key.bareAction }
    report(.wrongKind(key.quoted, "left without a value", found: node.foundKind), at: node.span)
    return nil
  }

  private mutating func waitFor(_ node: YAMLNode) -> Action? {
    let expectation = expectation(node, "'waitFor'", beside: WaitKey.finder.names)
    let timeout = node["timeout"].flatMap { duration($0, WaitKey.timeout.quoted) }
    warn(of: node.misreadTime, in: node)
    guard let expectation else { return nil }
    return .waitFor(expectation, timeout: timeout)
  }

  private mutating func assertion(_ node: YAMLNode) -> Assertion? {
    let expectation = expectation(node, "'assert'", beside: AssertKey.finder.names)
    let window = node["for"].flatMap { duration($0, AssertKey.for.quoted) }
    let message = node["message"].flatMap { text($0, AssertKey.message.quoted) }
    guard let expectation else { return nil }
    return Assertion(expectation, window: window, message: message)
  }
}

extension YAMLNode {
  /// What to do if the text is nothing but a key that an alias repeats.
  fileprivate var adviceOnKeyAlias: String? {
    let alias = span.text
    guard alias.hasPrefix("*") else { return nil }
    return "'\(alias)' repeats the key alone; put the anchor before all of the step: "
      + "'&\(alias.dropFirst()) {\(text): ...}'"
  }
}

/// Where among a step's entries its command and the keys next to that are.
struct StepParts {
  var command: (key: StepKey, position: Int)?
  var name: Int?
  var isOptional: Int?
}

extension StepKey {
  /// Whether anything can follow the command.
  var takesArgument: Bool {
    if case .none = entry.kind { false } else { true }
  }

  /// The command without an argument, if it needs none.
  fileprivate var bareAction: Action? {
    switch self {
    case .launch: .launch(LaunchOptions())
    case .terminate: .terminate
    case .dismissKeyboard: .dismissKeyboard
    case .back: .back
    case .audit: .audit([])
    case .hierarchy: .hierarchy(nil)
    case .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe, .scroll, .drag, .pinch,
      .rotate, .background, .waitFor, .assert, .pause, .remember, .log, .screenshot, .run, .group,
      .repeat, .forEach, .if, .name,
      .optional:
      nil
    }
  }
}
