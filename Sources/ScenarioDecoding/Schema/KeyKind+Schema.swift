extension KeyKind {
  var allowsNothing: Bool {
    if case .either(let kinds) = self { return kinds.contains(where: \.allowsNothing) }
    if case .none = self { return true }
    return false
  }

  var schema: [JSONMember] {
    switch self {
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .wholeNumber,
      .naturalNumber, .number, .duration, .dateTime, .elementType, .direction, .selector,
      .matcher, .count, .expectation:
      // The definitions have the names of these cases.
      .reference(to: "\(self)")
    case .affirmation: Self.orTemplate(["const": .boolean(true)])
    case .numberWithin(let range): .integer(within: range)
    case .positiveNumber:
      Self.orTemplate(["type": .text("number"), "exclusiveMinimum": .number(0)])
    case .expectationBeside(let table): .reference(to: table.expectationName)
    case .mapping(let table) where table == ScenarioKey.self: Self.scenarioOfSuite
    case .mapping(let table): .reference(to: table.definitionName)
    case .word(let words): Self.orTemplate(["enum": .texts(words)])
    case .value: []
    case .fixed(let kind): Self.withoutTemplate(kind.schema)
    case .none: [("type", .text("null"))]
    case .steps: Self.array(of: .definition("step"), ["minItems": .number(1)])
    case .nonEmptyList(let kind): Self.array(of: .object(kind.schema), ["minItems": .number(1)])
    case .list(.name): Self.array(of: .definition("name"), ["uniqueItems": .boolean(true)])
    case .list(let kind): Self.array(of: .object(kind.schema))
    case .pair(let kind):
      Self.array(of: .object(kind.schema), ["minItems": .number(2), "maxItems": .number(2)])
    case .listValue: Self.orTemplate(["type": .text("array")])
    case .names(let kind): Self.object(of: kind) + [("propertyNames", .definition("name"))]
    case .foreignNames(let kind): Self.object(of: kind)
    case .openMapping(let table, let others):
      Self.object(of: others) + [
        ("properties", .object(table.properties)),
        ("required", .texts(table.requiredKeys)),
      ]
    case .either(let kinds): Self.alternatives(kinds)
    }
  }

  /// A scenario inside a suite, which is not the top of a file and so has no keys for anchors.
  private static var scenarioOfSuite: [JSONMember] {
    let anchor = JSONValue.object(["pattern": .text("^\(KnownEntries.anchorPrefix)")])
    let names = JSONValue.object(["propertyNames": .object(["not": anchor])])
    return [("allOf", .array([.definition(ScenarioKey.definitionName), names]))]
  }

  private static func orTemplate(_ schema: KeyValuePairs<String, JSONValue>) -> [JSONMember] {
    [("anyOf", .array([.object(schema), .definition("template")]))]
  }

  private static func withoutTemplate(_ schema: [JSONMember]) -> [JSONMember] {
    [("allOf", .array([.object(schema)])), ("not", .definition("template"))]
  }

  private static func array(
    of item: JSONValue,
    _ limits: KeyValuePairs<String, JSONValue> = [:]
  ) -> [JSONMember] {
    [("type", .text("array")), ("items", item)]
      + limits.map { ($0.key, $0.value) }
  }

  private static func object(of kind: KeyKind) -> [JSONMember] {
    [("type", .text("object")), ("additionalProperties", .object(kind.schema))]
  }

  /// Any of the kinds.
  ///
  /// If one kind is any value, a mapping with the required keys of another must be that one.
  private static func alternatives(_ kinds: [KeyKind]) -> [JSONMember] {
    guard case .value = kinds.first, case .mapping(let table) = kinds.last else {
      return [("anyOf", .array(kinds.map { .object($0.schema) }))]
    }
    let isMapping = JSONValue.object([
      "type": .text("object"), "required": .texts(table.requiredKeys),
    ])
    return [("if", isMapping), ("then", .definition(table.definitionName))]
  }
}
