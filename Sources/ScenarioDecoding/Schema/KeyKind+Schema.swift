extension KeyKind {
  /// Whether a key of this kind may have nothing after it.
  var allowsNothing: Bool {
    switch self {
    case .none: true
    case .either(let kinds): kinds.contains(where: \.allowsNothing)
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .affirmation,
      .wholeNumber, .naturalNumber, .numberWithin, .number, .positiveNumber, .duration, .dateTime,
      .elementType,
      .direction,
      .selector,
      .matcher, .count, .expectation, .expectationBeside, .steps, .value, .listValue, .word, .list,
      .nonEmptyList, .pair, .names, .foreignNames, .mapping, .openMapping, .fixed:
      false
    }
  }

  /// The schema of a value of this kind.
  var schema: [JSONMember] {
    switch self {
    case .text: [.reference(to: "text")]
    case .nonEmptyText: [.reference(to: "nonEmptyText")]
    case .reason: [.reference(to: "reason")]
    case .fixedText: [.reference(to: "fixedText")]
    case .name: [.reference(to: "name")]
    case .tag: [.reference(to: "tag")]
    case .boolean: [.reference(to: "boolean")]
    case .affirmation: Self.orTemplate(["const": .boolean(true)])
    case .wholeNumber: [.reference(to: "wholeNumber")]
    case .naturalNumber: [.reference(to: "naturalNumber")]
    case .numberWithin(let range): .integer(within: range)
    case .number: [.reference(to: "number")]
    case .positiveNumber:
      Self.orTemplate(["type": .text("number"), "exclusiveMinimum": .number(0)])
    case .duration: [.reference(to: "duration")]
    case .dateTime: [.reference(to: "dateTime")]
    case .elementType: [.reference(to: "elementType")]
    case .direction: [.reference(to: "direction")]
    case .selector: [.reference(to: "selector")]
    case .matcher: [.reference(to: "matcher")]
    case .count: [.reference(to: "count")]
    case .expectation: [.reference(to: "expectation")]
    case .expectationBeside(let table): [.reference(to: table.expectationName)]
    case .mapping(let table) where table == ScenarioKey.self: Self.scenarioOfSuite
    case .mapping(let table): [.reference(to: table.definitionName)]
    case .word(let words): Self.orTemplate(["enum": .texts(words)])
    case .value: []
    case .fixed(let kind): Self.withoutTemplate(kind.schema)
    case .none: [JSONMember("type", .text("null"))]
    case .steps, .listValue, .list, .nonEmptyList, .pair, .names, .foreignNames, .openMapping,
      .either:
      collectionSchema
    }
  }

  /// A scenario inside a suite, which is not the top of a file and so has no keys for anchors.
  private static var scenarioOfSuite: [JSONMember] {
    let anchor = JSONValue.object(["pattern": .text("^\(KnownEntries.anchorPrefix)")])
    let names = JSONValue.object(["propertyNames": .object(["not": anchor])])
    return [JSONMember("allOf", .array([.definition(ScenarioKey.definitionName), names]))]
  }

  private var collectionSchema: [JSONMember] {
    switch self {
    case .steps: KeyKind.array(of: .definition("step"), [JSONMember("minItems", .number(1))])
    case .nonEmptyList(let kind):
      KeyKind.array(of: .object(kind.schema), [JSONMember("minItems", .number(1))])
    case .list(.name):
      KeyKind.array(of: .definition("name"), [JSONMember("uniqueItems", .boolean(true))])
    case .list(let kind): KeyKind.array(of: .object(kind.schema), [])
    case .pair(let kind):
      KeyKind.array(
        of: .object(kind.schema),
        [JSONMember("minItems", .number(2)), JSONMember("maxItems", .number(2))]
      )
    case .listValue: Self.orTemplate(["type": .text("array")])
    case .names(let kind):
      KeyKind.object(of: kind)
        + [JSONMember("propertyNames", .definition("name"))]
    case .foreignNames(let kind): KeyKind.object(of: kind)
    case .openMapping(let table, let others):
      KeyKind.object(of: others) + [
        JSONMember("properties", .object(table.properties)),
        JSONMember("required", .texts(table.requiredKeys)),
      ]
    case .either(let kinds): KeyKind.alternatives(kinds)
    case .text, .nonEmptyText, .reason, .fixedText, .name, .tag, .boolean, .affirmation,
      .wholeNumber, .naturalNumber, .numberWithin, .number, .positiveNumber, .duration, .dateTime,
      .elementType,
      .direction,
      .selector,
      .matcher, .count, .expectation, .expectationBeside, .mapping, .word, .value, .fixed, .none:
      schema
    }
  }

  private static func orTemplate(_ schema: KeyValuePairs<String, JSONValue>) -> [JSONMember] {
    [JSONMember("anyOf", .array([.object(schema), .definition("template")]))]
  }

  private static func withoutTemplate(_ schema: [JSONMember]) -> [JSONMember] {
    [
      JSONMember("allOf", .array([.object(schema)])),
      JSONMember("not", .definition("template")),
    ]
  }

  private static func array(of item: JSONValue, _ limits: [JSONMember]) -> [JSONMember] {
    [JSONMember("type", .text("array")), JSONMember("items", item)] + limits
  }

  private static func object(of kind: KeyKind) -> [JSONMember] {
    [
      JSONMember("type", .text("object")),
      JSONMember("additionalProperties", .object(kind.schema)),
    ]
  }

  /// Any of the kinds.
  ///
  /// If one kind is any value, a mapping with the required keys of another must be that one.
  private static func alternatives(_ kinds: [KeyKind]) -> [JSONMember] {
    guard case .value = kinds.first, case .mapping(let table) = kinds.last else {
      return [JSONMember("anyOf", .array(kinds.map { .object($0.schema) }))]
    }
    let isMapping = JSONValue.object([
      "type": .text("object"), "required": .texts(table.requiredKeys),
    ])
    return [JSONMember("if", isMapping), JSONMember("then", .definition(table.definitionName))]
  }
}
