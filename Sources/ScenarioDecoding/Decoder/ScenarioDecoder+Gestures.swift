import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// A selector alone, or after `element` with what belongs to the gesture next to it.
  mutating func touch(_ node: YAMLNode, _ key: StepKey) -> Touch? {
    guard hasElementKey(node) else {
      guard let element = selector(node, key.quoted) else { return nil }
      return Touch(element)
    }
    guard let fields = fields(of: node, as: TouchKey.self, in: key.quoted) else { return nil }
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let force = read(fields, .force) { $0.boolean($1, $2) }
    return read(fields, .element) { $0.selector($1, $2) }
      .map { Touch($0, timeout: timeout, force: force) }
  }

  mutating func longPress(_ node: YAMLNode) -> Action? {
    guard hasElementKey(node) else {
      return selector(node, "'longPress'").map { .longPress(Touch($0), duration: nil) }
    }
    guard let fields = fields(of: node, as: LongPressKey.self) else { return nil }
    let duration = read(fields, .duration) { $0.duration($1, $2) }
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let force = read(fields, .force) { $0.boolean($1, $2) }
    return read(fields, .element) { $0.selector($1, $2) }
      .map { .longPress(Touch($0, timeout: timeout, force: force), duration: duration) }
  }

  mutating func textEntry(_ node: YAMLNode) -> TextEntry? {
    guard node.kind == .mapping else {
      return exactText(node, "'type'").map { TextEntry($0, into: nil) }
    }
    guard let fields = fields(of: node, as: TypeKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    if fields[.timeout] != nil, fields[.into] == nil {
      report(
        .missingKey("into", in: "'type' with 'timeout'"),
        at: node.entries.first { $0.key.hasText("timeout") }?.key.span ?? node.span
      )
    }
    let field = read(fields, .into) { $0.selector($1, $2) }.map { Touch($0, timeout: timeout) }
    return read(fields, .text) { $0.exactText($1, $2) }.map { TextEntry($0, into: field) }
  }

  mutating func clear(_ node: YAMLNode) -> Action? {
    guard hasElementKey(node) else {
      return selector(node, "'clear'").map { .clear(Touch($0)) }
    }
    guard let fields = fields(of: node, as: ClearKey.self) else { return nil }
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    return read(fields, .element) { $0.selector($1, $2) }
      .map { .clear(Touch($0, timeout: timeout)) }
  }

  mutating func adjust(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: AdjustKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let value = read(fields, .to) { $0.exactText($1, $2) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    guard let element, let value else { return nil }
    return .adjust(Touch(element, timeout: timeout), to: value)
  }

  mutating func swipe(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: SwipeKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let direction = read(fields, .direction) { $0.word($1, $2, Direction.self) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    guard let element, let direction else { return nil }
    return .swipe(Touch(element, timeout: timeout), direction)
  }

  mutating func scroll(_ node: YAMLNode) -> Scroll? {
    guard let fields = fields(of: node, as: ScrollKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let container = read(fields, .container) { $0.selector($1, $2) }
    let goal = read(fields, .until) { $0.expectation($1, $2) }
    return read(fields, .direction) { $0.word($1, $2, Direction.self) }
      .map { Scroll($0, in: container, until: goal, timeout: timeout) }
  }
}
