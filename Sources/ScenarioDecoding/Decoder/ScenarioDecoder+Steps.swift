import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML
import Suggestions

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
    if node.isPlainNull {
      reportNoCommand(node)
      return nil
    }
    guard let key = StepKey(rawValue: node.text), key.isCommand else {
      reportUnknownCommand(node)
      return nil
    }
    guard let action = key.bareAction else {
      report(
        .wrongKind(key.quoted, key.entry.kind.phrase, found: "nothing"),
        at: node.span,
        suggestion: key == .scroll ? "write 'scroll: {direction: down}'" : nil
      )
      return nil
    }
    return Step(
      command: .action(action),
      title: Text(literal: "", span: node.span),
      span: node.span,
      extent: node.span
    )
  }

  mutating func reportUnknownCommand(
    _ node: YAMLNode,
    meaning meant: @autoclosure () -> StepKey? = nil
  ) {
    let flows = flowNames
    report(
      .unknownCommand(node.text),
      at: node.span,
      suggestion: OddSpace.advice(on: node.text)
        ?? meant().map { "did you mean '\($0.rawValue)'?" }
        ?? Self.advice(onCommand: node.text, beside: flows)
        ?? "commands: \(StepKey.commandNames.list)"
    )
  }

  /// What to write for something that is not a command, in a file with some flows.
  private static func advice(onCommand name: String, beside flows: Set<String>) -> String? {
    if let meant = ForeignNames.advice(onCommand: name) { return meant }
    if flows.contains(name) {
      return "write 'run: \(name)', or with arguments 'run: {flow: \(name), with: {...}}'"
    }
    if name.hasPrefix("//") { return "a comment begins with '#'" }
    return NegatedNames.advice(on: name, among: StepKey.names) ?? punctuationAdvice(onCommand: name)
      ?? meaning(of: name, among: StepKey.names)
  }

  private mutating func stepMapping(_ node: YAMLNode) -> Step? {
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
      title: title(of: commandKey, argument),
      span: key,
      extent: SourceSpan(
        file: key.file,
        start: key.start,
        end: max(key.end, argument.span.end)
      )
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

  /// The command that was most likely meant, so that the slip hides no mistake after it.
  func misspeltCommand(
    among positions: [Int],
    of entries: YAMLEntries
  ) -> (key: StepKey, position: Int)? {
    if hasEnoughProblems { return nil }
    for position in positions {
      if flowNames.contains(entries[position].key.text) { continue }
      if let key = entries[position].nearestStepKey, key.isCommand { return (key, position) }
    }
    return nil
  }

  private mutating func reportSecondCommand(_ second: YAMLNode, after first: YAMLNode) {
    report(
      .severalCommands(first.text, second.text),
      at: second.span,
      suggestion: Self.advice(onSecondCommand: second.text),
      notes: [.init("the first command is here", at: first.span)]
    )
  }

  /// What to do about a second command; those that hold steps were meant to hold the first.
  private static func advice(onSecondCommand name: String) -> String {
    switch StepKey(rawValue: name) {
    case .if: "put the step into it: '- if: {condition: ..., then: [...]}'"
    case .repeat: "put the step into it: '- repeat: {times: ..., steps: [...]}'"
    case .forEach: "put the step into it: '- forEach: {variable: ..., in: ..., steps: [...]}'"
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .dismissKeyboard, .back, .waitFor, .assert, .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .group, .name, .optional, nil:
      "begin another step with '- \(name):'"
    }
  }

  private mutating func reportNoCommand(_ node: YAMLNode) {
    report(
      .commandMissing(),
      at: node.entries.first?.key.span ?? node.span,
      suggestion: "commands: \(StepKey.commandNames.list)"
    )
  }

  private mutating func command(_ key: StepKey, _ node: YAMLNode) -> Command? {
    switch key {
    case .run: run(node).map { .container(.run($0)) }
    case .group: group(node).map(Command.container)
    case .repeat: repetition(node).map(Command.container)
    case .forEach: iteration(node).map(Command.container)
    case .if: condition(node).map(Command.container)
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .dismissKeyboard, .back, .waitFor, .assert, .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .name, .optional:
      action(key, node).map(Command.action)
    }
  }

  private mutating func action(_ key: StepKey, _ node: YAMLNode) -> Action? {
    switch key {
    case .launch: return relaunchOptions(node).map { .launch($0) }
    case .terminate, .dismissKeyboard, .back: return noArgument(node, key)
    case .tap:
      guard let touch = touch(node, key) else { return nil }
      return .tap(touch)
    case .doubleTap: return touch(node, key).map { .doubleTap($0) }
    case .longPress: return longPress(node)
    case .type: return textEntry(node).map { .type($0) }
    case .clear: return clear(node)
    case .adjust: return adjust(node)
    case .swipe: return swipe(node)
    case .scroll: return scroll(node).map { .scroll($0) }
    case .waitFor: return waitFor(node)
    case .assert:
      guard let assertion = assertion(node) else { return nil }
      return .assert(assertion)
    case .pause: return duration(node, key.quoted).map { .pause($0) }
    case .remember: return memory(node).map { .remember($0) }
    case .audit: return auditExemptions(node).map { .audit($0) }
    case .log: return text(node, key.quoted).map { .log($0) }
    case .hierarchy:
      if node.isPlainNull { return .hierarchy(nil) }
      return selector(node, key.quoted).map { .hierarchy($0) }
    case .screenshot: return nonEmptyText(node, key.quoted).map { .screenshot($0) }
    case .run, .group, .repeat, .forEach, .if, .name, .optional: return nil
    }
  }

  private mutating func noArgument(_ node: YAMLNode, _ key: StepKey) -> Action? {
    if node.isPlainNull { return key.bareAction }
    report(.wrongKind(key.quoted, "left without a value", found: node.foundKind), at: node.span)
    return nil
  }

  private mutating func waitFor(_ node: YAMLNode) -> Action? {
    let expectation = expectation(node, "'waitFor'", beside: WaitKey.finder.names)
    let timeout = node["timeout"].flatMap { duration($0, WaitKey.timeout.quoted) }
    warn(ofTime: node)
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

/// Where among a step's entries its command is, and what is next to it.
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
    case .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe, .scroll, .waitFor, .assert,
      .pause, .remember, .log, .screenshot, .run, .group, .repeat, .forEach, .if, .name,
      .optional:
      nil
    }
  }
}

extension YAMLEntry {
  /// The key of a step that a misspelt one most likely means.
  fileprivate var nearestStepKey: StepKey? {
    let name = ForeignNames.meaning(of: key.text, among: StepKey.names)
    return meansPause ? .pause : name.flatMap(StepKey.init(rawValue:))
  }

  /// Whether it waits for a time, as in `wait: 1s`: what `waitFor` takes is not a time.
  var meansPause: Bool {
    guard value.kind == .scalar, value.style == .plain,
      (try? Duration(scenarioText: value.text)) != nil
    else { return false }
    return nearestName(to: key.text, among: StepKey.names) == StepKey.waitFor.rawValue
  }
}
