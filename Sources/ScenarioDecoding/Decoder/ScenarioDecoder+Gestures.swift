import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Whether a command's element follows `element`, or after a key that most likely means that.
  private func hasElement(_ node: YAMLNode) -> Bool {
    node["element"] != nil || !hasEnoughProblems && node.hasMisspeltElement
  }

  /// A gesture without options, whose element follows the command itself.
  private mutating func bareTouch(_ node: YAMLNode, _ key: StepKey) -> Touch? {
    selector(node, key.quoted).map { Touch($0) }
  }

  /// A selector alone, or after `element` with what belongs to the gesture next to it.
  mutating func touch(_ node: YAMLNode, _ key: StepKey) -> Touch? {
    guard hasElement(node) else { return bareTouch(node, key) }
    guard let fields = fields(of: node, as: TouchKey.self, in: key.quoted) else { return nil }
    return touch(fields, force: .force)
  }

  /// The element of a gesture with the options of its touch; not all have `force`.
  private mutating func touch<Key: GestureKey>(_ fields: Fields<Key>, force: Key? = nil) -> Touch? {
    let timeout = read(fields, .timeout) { $0.duration($1, $2) }
    let isForced = force.flatMap { read(fields, $0) { $0.boolean($1, $2) } }
    return read(fields, .element) { $0.selector($1, $2) }
      .map { Touch($0, timeout: timeout, force: isForced) }
  }

  /// A tap with the options next to its element.
  mutating func tap(_ node: YAMLNode) -> Action? {
    guard hasElement(node) else {
      return bareTouch(node, .tap).map { .tap($0, times: nil, fingers: nil) }
    }
    guard let fields = fields(of: node, as: TapKey.self) else { return nil }
    let times = read(fields, .times) { $0.number($1, $2, within: 1...100) }
    let fingers = read(fields, .fingers) { $0.number($1, $2, within: 1...5) }
    return touch(fields, force: .force).map { .tap($0, times: times, fingers: fingers) }
  }

  mutating func drag(_ node: YAMLNode) -> Action? {
    guard let fields = fields(of: node, as: DragKey.self) else { return nil }
    requireKeys(fields, of: node)
    let touch = touch(fields)
    let goal = read(fields, .to) { $0.selector($1, $2) }
    let distance = read(fields, .by) { $0.distance($1, $2) }
    if fields[.to] == nil, fields[.by] == nil {
      report(.missingKey("to", or: "by", in: DragKey.owner), at: node.firstKeySpan)
    }
    if fields[.to] != nil, let by = fields.first(where: { $0.key == .by }) {
      report(.conflictingKeys("to", "by"), at: fields.keySpan(of: by))
    }
    guard let touch, let drag = goal.map({ Drag.to($0) }) ?? distance else { return nil }
    return .drag(touch, drag)
  }

  /// Two numbers, to the right and down.
  private mutating func distance(_ node: YAMLNode, _ name: String) -> Drag? {
    guard let (right, down) = pair(node, name, KeyKind.pair(of: .number)) else { return nil }
    let x = number(right, "the distance to the right")
    let y = number(down, "the distance down")
    guard let x, let y else { return nil }
    return .by(x: x, y: y)
  }

  /// How far the fingers of a pinch move, which can't be backwards.
  mutating func scale(_ node: YAMLNode, _ name: String) -> Resolvable<Double>? {
    guard let scale = number(node, name) else { return nil }
    if let value = scale.literal, value <= 0 {
      report(
        .wrongKind(name, KeyKind.positiveNumber.phrase, found: scale.span.text),
        at: scale.span
      )
      return nil
    }
    return scale
  }

  /// A gesture that needs an element and one more value next to it.
  mutating func gesture<Key: GestureKey, Value>(
    _ node: YAMLNode,
    _ key: Key,
    _ decode: (inout Self, YAMLNode, String) -> Value?,
    _ gesture: (Touch, Value) -> Action
  ) -> Action? {
    guard let fields = fields(of: node, as: Key.self) else { return nil }
    requireKeys(fields, of: node)
    let value = read(fields, key, decode)
    guard let touch = touch(fields), let value else { return nil }
    return gesture(touch, value)
  }

  mutating func longPress(_ node: YAMLNode) -> Action? {
    guard hasElement(node) else {
      return bareTouch(node, .longPress).map { .longPress($0, duration: nil) }
    }
    guard let fields = fields(of: node, as: LongPressKey.self) else { return nil }
    let duration = read(fields, .duration) { $0.duration($1, $2) }
    return touch(fields, force: .force).map { .longPress($0, duration: duration) }
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
    guard hasElement(node) else { return bareTouch(node, .clear).map { .clear($0) } }
    guard let fields = fields(of: node, as: ClearKey.self) else { return nil }
    return touch(fields).map { .clear($0) }
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
