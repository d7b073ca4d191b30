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

  /// A tap with what is next to its element.
  mutating func tap(_ node: YAMLNode) -> Action? {
    guard hasElementKey(node) else {
      guard let element = selector(node, StepKey.tap.quoted) else { return nil }
      return .tap(Touch(element), times: nil, fingers: nil)
    }
    guard let fields = fields(of: node, as: TapKey.self) else { return nil }
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let force = read(fields, .force) { $0.boolean($1, $2) }
    let times = read(fields, .times) { $0.number($1, $2, within: 1...100) }
    let fingers = read(fields, .fingers) { $0.number($1, $2, within: 1...5) }
    return read(fields, .element) { $0.selector($1, $2) }.map {
      .tap(Touch($0, timeout: timeout, force: force), times: times, fingers: fingers)
    }
  }

  mutating func drag(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: DragKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    let goal = read(fields, .to) { $0.selector($1, $2) }
    let distance = read(fields, .by) { $0.distance($1, $2) }
    if fields[.to] == nil, fields[.by] == nil {
      report(
        .missingKey("to", or: "by", in: DragKey.owner),
        at: node.entries.first?.key.span ?? node.span
      )
    }
    if fields[.to] != nil, let by = fields.first(where: { $0.key == .by }) {
      report(.conflictingKeys("to", "by"), at: fields.keySpan(of: by))
    }
    guard let element, let drag = goal.map({ Drag.to($0) }) ?? distance else { return nil }
    return .drag(Touch(element, timeout: timeout), drag)
  }

  /// Two numbers, to the right and down.
  private mutating func distance(_ node: YAMLNode, _ name: String) -> Drag? {
    guard node.kind == .sequence, node.items.count == 2 else {
      let found = node.kind == .sequence ? "a list of \(node.items.count)" : node.foundKind
      report(.wrongKind(name, KeyKind.pair(of: .number).phrase, found: found), at: node.span)
      return nil
    }
    let x = number(node.items[0], "the distance to the right")
    let y = number(node.items[1], "the distance down")
    guard let x, let y else { return nil }
    return .by(x: x, y: y)
  }

  mutating func pinch(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: PinchKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let scale = read(fields, .scale) { $0.number($1, $2) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    if let scale, let value = scale.literal, value <= 0 {
      report(.wrongKind("'scale'", "a number above 0", found: scale.span.text), at: scale.span)
      return nil
    }
    guard let element, let scale else { return nil }
    return .pinch(Touch(element, timeout: timeout), scale: scale)
  }

  mutating func rotate(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: RotateKey.self) else { return nil }
    requireKeys(fields, of: node)
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let degrees = read(fields, .degrees) { $0.number($1, $2) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    guard let element, let degrees else { return nil }
    return .rotate(Touch(element, timeout: timeout), degrees: degrees)
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
