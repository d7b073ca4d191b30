import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  mutating func assertion(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    let element = try element(call.requiredValue("an element"), of: call.command.rawValue)
    return WrittenStep(
      "waitFor",
      call.command == .assertVisible ? element : Self.absence(of: element)
    )
  }

  private static func absence(of element: WrittenValue) -> WrittenValue {
    ["element": element, "exists": false]
  }

  mutating func wait(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["visible", "notVisible", "timeout"])
    var expectations = try visibilities(call.requiredValue("a mapping"))
    if expectations.isEmpty {
      throw .fault(.missingKey("visible", of: "extendedWaitUntil"), at: call.name.span, nil)
    }
    guard let timeout = try timeout(of: call) else {
      return WrittenStep("waitFor", Self.all(expectations))
    }
    if expectations.count == 1, !expectations[0].isAbsence {
      expectations[0] = ["element": expectations[0]]
    }
    let entries = Self.all(expectations).entries
    return WrittenStep("waitFor", .mapping(entries + [("timeout", timeout)]))
  }

  /// The expectations of `visible` and `notVisible`.
  private mutating func visibilities(_ node: YAMLNode) throws(ImportStop) -> [WrittenValue] {
    var expectations: [WrittenValue] = []
    if let visible = node["visible"], !visible.isPlainNull {
      expectations.append(try element(visible, of: "visible"))
    }
    if let hidden = node["notVisible"], !hidden.isPlainNull {
      expectations.append(Self.absence(of: try element(hidden, of: "notVisible")))
    }
    return expectations
  }

  private static func all(_ expectations: [WrittenValue]) -> WrittenValue {
    expectations.count == 1 ? expectations[0] : ["all": .list(expectations)]
  }

  /// The expectation of `when` and `while`.
  mutating func condition(_ node: YAMLNode, of key: String) throws(ImportStop) -> WrittenValue {
    try node.mapping(of: key).check(
      keys: ["visible", "notVisible", "platform", "true", "label", "optional"],
      of: key
    )
    if let platform = node["platform"], !platform.isPlainNull {
      throw .gap(
        at: platform.span,
        "'platform' has no equivalent",
        "keep the commands of the platform that the scenario is about"
      )
    }
    var expectations = try visibilities(node)
    if let script = node["true"] { expectations.append(try expectation(script)) }
    if expectations.isEmpty {
      throw .fault(.missingKey("visible", of: key), at: node.span, nil)
    }
    return Self.all(expectations)
  }

  mutating func comparison(_ call: CommandCall) throws(ImportStop) -> WrittenStep {
    try call.check(keys: ["condition"])
    return WrittenStep("assert", try expectation(call.text(orKey: "condition")))
  }

  private mutating func expectation(_ node: YAMLNode) throws(ImportStop) -> WrittenValue {
    let pieces = FlowPiece.pieces(of: try node.scalar(of: "condition").text)
    if pieces.count == 1, case .script(let script) = pieces[0],
      let comparison = FlowComparison(script)
    {
      return try expectation(comparison, at: node.span)
    }
    throw .gap(
      at: node.span,
      "this condition has no equivalent: scenarios have no JavaScript",
      "compare values with '{equals: [a, b]}', or look for an element"
    )
  }

  private mutating func expectation(
    _ comparison: FlowComparison,
    at span: SourceSpan
  ) throws(ImportStop) -> WrittenValue {
    switch comparison {
    case .equal(let left, let right, let isNegated):
      let sides: [WrittenValue] = [
        .text(try operand(left, at: span).written), .text(try operand(right, at: span).written),
      ]
      let equality: WrittenValue = ["equals": .list(sides)]
      return isNegated ? ["not": equality] : equality
    case .all(let parts): return ["all": .list(try expectations(parts, at: span))]
    case .any(let parts): return ["any": .list(try expectations(parts, at: span))]
    }
  }

  private mutating func expectations(
    _ comparisons: [FlowComparison],
    at span: SourceSpan
  ) throws(ImportStop) -> [WrittenValue] {
    var expectations: [WrittenValue] = []
    for comparison in comparisons { expectations.append(try expectation(comparison, at: span)) }
    return expectations
  }

  /// The value of a side; a number is compared as the text that variables have.
  private mutating func operand(
    _ script: String,
    at span: SourceSpan
  ) throws(ImportStop) -> FlowText {
    if script.utf8.first?.isASCIIDigit == true, script.utf8.allSatisfy(\.isASCIIDigit) {
      return FlowText(literal: script)
    }
    return try value(of: script, at: span)
  }
}

extension WrittenValue {
  /// Whether it says that an element does not exist.
  fileprivate var isAbsence: Bool {
    entries.contains { $0.key == "exists" }
  }
}
