import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// A flow's name, or a mapping with its arguments.
  mutating func run(_ node: YAMLNode) -> Call? {
    guard node.kind == .mapping else { return call(node, "'run'", with: nil) }
    guard let fields = fields(of: node, as: CallKey.self) else { return nil }
    requireKeys(fields, of: node)
    return fields[.flow].flatMap { self.call($0, "'flow'", with: fields[.with]) }
  }

  mutating func group(_ node: YAMLNode) -> Container? {
    guard let fields = fields(of: node, as: GroupKey.self) else { return nil }
    requireKeys(fields, of: node)
    let name = read(fields, .name) { $0.nonEmptyText($1, $2) }
    let steps = read(fields, .steps) { $0.steps($1, $2) }
    guard let name, let steps else { return nil }
    return .group(name: name, steps)
  }

  mutating func repetition(_ node: YAMLNode) -> Container? {
    guard let fields = fields(of: node, as: RepeatKey.self) else { return nil }
    requireKeys(fields, of: node)
    let steps = read(fields, .steps) { $0.steps($1, $2) }
    guard let repetition = repetition(fields, node), let steps else { return nil }
    return .repeat(repetition, steps)
  }

  /// Exactly one of `times`, `while` and `until`; the latter two with `atMost`.
  private mutating func repetition(_ fields: Fields<RepeatKey>, _ node: YAMLNode) -> Repetition? {
    let modes = fields.filter { [.times, .while, .until].contains($0.key) }
    guard let mode = modes.first else {
      report(.missingKey("times", in: RepeatKey.owner), at: node.firstKeySpan)
      return nil
    }
    for other in modes.dropFirst() {
      report(.conflictingKeys(mode.key.rawValue, other.key.rawValue), at: fields.keySpan(of: other))
    }
    return mode.key == .times
      ? times(fields.value(of: mode), fields) : repetition(by: mode, fields)
  }

  /// A condition, which needs a limit.
  private mutating func repetition(
    by mode: Field<RepeatKey>,
    _ fields: Fields<RepeatKey>
  ) -> Repetition? {
    let condition = expectation(fields.value(of: mode), mode.key.quoted)
    guard let limit = fields[.atMost] else {
      report(
        .missingKey("atMost", in: "'repeat' with a condition"),
        at: fields.keySpan(of: mode),
        suggestion: "say how often it may go round at most"
      )
      return nil
    }
    guard let atMost = count(limit, "'atMost'"), let condition else { return nil }
    return mode.key == .while
      ? .whileHolds(condition, atMost: atMost) : .untilHolds(condition, atMost: atMost)
  }

  private mutating func times(_ node: YAMLNode, _ fields: Fields<RepeatKey>) -> Repetition? {
    if let limit = fields.first(where: { $0.key == .atMost }) {
      report(.conflictingKeys("times", "atMost"), at: fields.keySpan(of: limit))
    }
    return count(node, "'times'").map { .times($0) }
  }

  mutating func iteration(_ node: YAMLNode) -> Container? {
    guard let fields = fields(of: node, as: ForEachKey.self) else { return nil }
    requireKeys(fields, of: node)
    let variable = fields[.variable].flatMap { definedName($0, "a loop variable") }
    let index = fields[.index].flatMap { definedName($0, "a loop variable") }
    _ = unique([variable, index].compactMap(\.self))
    let allowsEmpty = read(fields, .allowEmpty) { $0.boolean($1, $2) }
    let values = read(fields, .values) { $0.listValue($1, $2) }
    let steps = read(fields, .steps) { $0.steps($1, $2) }
    guard let variable, let values, let steps else { return nil }
    reportNoTurns(over: values, allowsEmpty: allowsEmpty)
    return .forEach(
      Iteration(variable: variable, index: index, values: values, allowsEmpty: allowsEmpty),
      steps
    )
  }

  /// Reports an empty list, unless that is allowed.
  private mutating func reportNoTurns(over values: ValueTemplate, allowsEmpty: Resolvable<Bool>?) {
    guard case .list(let items) = values.content, items.isEmpty,
      !(allowsEmpty.map { $0.literal ?? true } ?? false)
    else { return }
    report(
      .emptyList("'in'", "nothing would run"),
      at: values.span,
      suggestion: "write 'allowEmpty: true' if that is meant"
    )
  }

  /// A list, or a text that is one `${...}` alone.
  private mutating func listValue(_ node: YAMLNode, _ name: String) -> ValueTemplate? {
    guard let value = value(node) else { return nil }
    switch value.content {
    case .list: return value
    case .text(let text) where text.soleReference != nil: return value
    case .null, .boolean, .number, .text, .mapping:
      report(.wrongKind(name, "a list, or '${list}'", found: node.foundKind), at: node.span)
      return nil
    }
  }

  mutating func condition(_ node: YAMLNode) -> Container? {
    if let form = node.bareCondition {
      report(bareCondition: form, in: node)
      return nil
    }
    guard let fields = fields(of: node, as: IfKey.self) else { return nil }
    requireKeys(fields, of: node)
    let condition = read(fields, .condition) { $0.expectation($1, $2) }
    let thenSteps = read(fields, .then) { $0.steps($1, $2) }
    let elseSteps = read(fields, .otherwise) { $0.steps($1, $2) }
    guard let condition, let thenSteps else { return nil }
    return .if(condition, then: thenSteps, else: elseSteps ?? [])
  }
}
