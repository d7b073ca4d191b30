import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  /// The keys of taps that a scenario does not need: no tap is lost, and animations end before it.
  private static let needlessKeys = [
    "retryTapIfNoChange", "waitUntilVisible", "waitToSettleTimeoutMs",
  ]

  mutating func tap(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    let value = try call.requiredValue("an element")
    if let point = call["point"] { throw Self.pointGap(at: point.span) }
    let element = try element(
      value,
      of: call.command.rawValue,
      nextTo: ["repeat", "delay", "point"] + Self.needlessKeys
    )
    let repetition = try optionalInteger(call["repeat"], of: "repeat") ?? 1
    let count = call.command == .doubleTapOn ? 2 : repetition
    if let delay = call["delay"], count > 1 {
      return Self.taps(element, count, apart: try integer(delay, of: "delay"))
    }
    if call.command == .doubleTapOn { return WrittenStep("doubleTap", element) }
    if call.command == .longPressOn { return WrittenStep("longPress", element) }
    if count <= 1 { return WrittenStep("tap", element) }
    return WrittenStep("tap", ["element": element, "times": .number(min(count, 1000))])
  }

  private static func pointGap(at span: SourceSpan) -> ImportStop {
    .gap(
      at: span,
      "'point' has no equivalent: a tap is on the middle of an element",
      "name the element at this point"
    )
  }

  /// Taps with a pause after each.
  private static func taps(_ element: WrittenValue, _ count: Int, apart delay: Int) -> WrittenStep {
    var steps = WrittenSteps()
    steps.append(WrittenStep("tap", element))
    steps.append(WrittenStep("pause", .milliseconds(max(0, delay))))
    return WrittenStep("repeat", [("times", .number(count))], steps)
  }

  mutating func swipe(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["direction", "from", "start", "end", "duration"] + Self.needlessKeys)
    if let start = call["start"] ?? call["end"] {
      throw .gap(
        at: start.span,
        "a swipe between points has no equivalent",
        "swipe across an element: 'swipe: {element: ..., direction: left}'"
      )
    }
    let direction = try direction(call.required("direction"))
    guard let from = call["from"] else { return try swipeAcrossScreen(direction, call) }
    let element = try element(from, of: "from")
    return WrittenStep("swipe", ["element": element, "direction": .word(direction)])
  }

  /// A swipe across the screen, which scrolls if it is upwards or downwards.
  private func swipeAcrossScreen(
    _ direction: String,
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenStep {
    guard let opposite = ["up": "down", "down": "up"][direction] else {
      throw .gap(
        at: call.name.span,
        "a swipe across the screen has no equivalent",
        "name an element: 'swipe: {element: ..., direction: \(direction)}'"
      )
    }
    return WrittenStep("scroll", ["direction": .word(opposite)])
  }

  private mutating func direction(_ node: YAMLNode) throws(ImportStop) -> String {
    let text = try text(node.scalar(of: "direction"))
    guard let direction = text.literal?.lowercased() else {
      throw .gap(at: node.span, "'direction' can't be a variable", "write the direction")
    }
    if ["up", "down", "left", "right"].contains(direction) { return direction }
    throw .fault(
      .wrongValue(of: "direction", expected: "UP, DOWN, LEFT or RIGHT"),
      at: node.span,
      nil
    )
  }

  mutating func drag(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["from", "to", "offset", "duration", "pressDuration"] + Self.needlessKeys)
    let from = try call.required("from")
    guard let to = call["to"], !from.text.isPoint, !to.text.isPoint else {
      throw .gap(
        at: call.name.span,
        "a drag between points has no equivalent",
        "drag an element: 'drag: {element: ..., to: ...}'"
      )
    }
    return WrittenStep(
      "drag",
      ["element": try element(from, of: "from"), "to": try element(to, of: "to")]
    )
  }

  mutating func scroll(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(
      keys: [
        "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
      ] + Self.needlessKeys
    )
    let element = try element(call.required("element"), of: "element")
    let direction = try optionalDirection(call)
    var entries: [WrittenValue.Entry] = [
      ("direction", .word(direction ?? "down")),
      ("until", ["element": element, "hittable": true]),
    ]
    if let timeout = try timeout(of: call) { entries.append(("timeout", timeout)) }
    return WrittenStep("scroll", .mapping(entries))
  }

  private mutating func optionalDirection(_ call: CommandCall) throws(ImportStop) -> String? {
    guard let node = call["direction"] else { return nil }
    return try direction(node)
  }

  /// The timeout of a command, which flows write in milliseconds.
  mutating func timeout(of call: CommandCall) throws(ImportStop) -> WrittenValue? {
    guard let node = call["timeout"] else { return nil }
    return .milliseconds(max(0, try integer(node, of: "timeout")))
  }
}

extension String {
  /// Whether it is a point on the screen: `50%, 30%`.
  fileprivate var isPoint: Bool {
    contains("%") && contains(",") && allSatisfy { $0.isNumber || "%, .".contains($0) }
  }
}
