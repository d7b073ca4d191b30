import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  mutating func runFlow(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    try call.check(keys: ["file", "commands", "when", "env"])
    let value = try call.requiredValue("a path or a mapping")
    guard value.kind == .mapping else { return try steps(running: value, [], call) }
    let condition = try optionalCondition(call["when"], of: "when")
    let variables = try variables(call["env"])
    guard let commands = call["commands"] else {
      let steps = try steps(running: call.required("file"), variables, call)
      return try wrapping(steps, when: condition, call)
    }
    let steps = try steps(of: commands, with: variables, call)
    return try wrapping(steps, when: condition, call)
  }

  private mutating func steps(
    of commands: YAMLNode,
    with variables: [FlowVariable] = [],
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    let list = try commands.sequence(of: "commands")
    let (outer, wasAtStart) = (locals, isAtStart)
    for variable in variables { locals[variable.name] = variable.value }
    isAtStart = false
    defer { (locals, isAtStart) = (outer, wasAtStart) }
    return steps(of: list, after: call.item.span.start)
  }

  private mutating func steps(
    running node: YAMLNode,
    _ variables: [FlowVariable],
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    let path = try node.scalar(of: call.command.rawValue)
    guard let reference = FlowReference(path, in: flow.file) else {
      throw .gap(at: path.span, "the path of a flow can't be a variable", "choose with 'if'")
    }
    guard let called = finished[reference.path] else {
      throw .gap(at: path.span, "flows can't run each other in a cycle", "use 'repeat'")
    }
    self.call(reference.path)
    let arguments = try arguments(for: called, variables, at: path.span)
    let name = WrittenValue.text(called.name)
    let call: WrittenValue = ["flow": name, "with": .mapping(arguments)]
    var steps = WrittenSteps()
    steps.append(WrittenStep("run", arguments.isEmpty ? name : call))
    return steps
  }

  /// The values of a flow's parameters.
  ///
  /// They are those that are given, or else those of variables with the same names, unless the flow
  /// has values for them. Its secret values become variables.
  private mutating func arguments(
    for called: TranslatedFlow,
    _ variables: [FlowVariable],
    at span: SourceSpan
  ) throws(ImportStop) -> [WrittenValue.Entry] {
    let given = Dictionary(variables.map { ($0.name, $0.value) }) { _, last in last }
    var arguments: [WrittenValue.Entry] = []
    for parameter in called.parameters {
      if let value = given[parameter.name] {
        arguments.append((parameter.name, .text(value.written)))
      } else if let value = called.secrets[parameter.name] {
        arguments.append((parameter.name, .text(secret(value, named: parameter.name).written)))
      } else if parameter.fallback == nil {
        let value = try value(of: parameter.name, at: span)
        arguments.append((parameter.name, .text(value.written)))
      }
    }
    return arguments
  }

  /// Puts steps under the condition or the title of their command.
  private mutating func wrapping(
    _ steps: WrittenSteps,
    when condition: WrittenValue?,
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    let title = try title(of: call)
    var written = WrittenSteps()
    if steps.isEmpty {
      written.append(steps)
    } else if let condition {
      written.append(
        titled(WrittenStep("if", [("condition", condition)], key: "then", steps), title, call)
      )
    } else if title != nil || call.isOptional {
      let title = title ?? call.command.rawValue
      var step = WrittenStep("group", [("name", .text(title))], steps)
      step.isOptional = call.isOptional
      written.append(step)
    } else {
      written.append(steps)
    }
    return written
  }

  mutating func loop(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    try call.check(keys: ["times", "while", "commands"])
    let times = try optionalInteger(call["times"], of: "times")
    let condition = try optionalCondition(call["while"], of: "while")
    var steps = try steps(of: call.required("commands"), call)
    if steps.isEmpty { return steps }
    guard let times else {
      guard let condition else {
        throw .fault(.missingKey("times", of: "repeat"), at: call.name.span, nil)
      }
      let limit = WrittenValue.number(Self.mostTurns)
      return try loop([("while", condition), ("atMost", limit)], steps, call)
    }
    if let condition { steps = try wrapping(steps, when: condition, call) }
    return try loop([("times", .number(max(0, times)))], steps, call)
  }

  private mutating func optionalCondition(
    _ node: YAMLNode?,
    of key: String
  ) throws(ImportStop) -> WrittenValue? {
    guard let node else { return nil }
    return try condition(node, of: key)
  }

  /// The limit of loops that have none in the flow.
  private static let mostTurns = 100

  private mutating func loop(
    _ entries: [WrittenValue.Entry],
    _ steps: WrittenSteps,
    _ call: CommandCall
  ) throws(ImportStop) -> WrittenSteps {
    var written = WrittenSteps()
    written.append(titled(WrittenStep("repeat", entries, steps), try title(of: call), call))
    return written
  }

  mutating func retry(_ call: CommandCall) throws(ImportStop) -> WrittenSteps {
    try call.check(keys: ["maxRetries", "commands", "file"])
    remark(
      at: call.name.span,
      "'retry' has no equivalent: the steps run once",
      "wait for what they need with 'waitFor', or run the scenario with '--retries'"
    )
    let steps =
      if let commands = call["commands"] {
        try steps(of: commands, call)
      } else {
        try steps(running: call.required("file"), [], call)
      }
    return try wrapping(steps, when: nil, call)
  }
}
