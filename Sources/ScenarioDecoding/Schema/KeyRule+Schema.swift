import AppModelKit

extension KeyRule {
  /// The rule as a schema of the mapping.
  ///
  /// - Parameter neighbours: Keys in the same mapping that belong to another table.
  /// - Returns: A schema that holds where the rule does.
  func schema(beside neighbours: [String]) -> JSONValue {
    switch self {
    case .notEmpty: .object(["not": .onlyKeys(neighbours)])
    case .exactlyOne(let keys): .object(["oneOf": .array(keys.map(JSONValue.required))])
    case .atLeastOne(let keys): .anyOf(keys.map(JSONValue.required))
    case .atMostOne(let keys): Self.atMostOne(keys)
    case .oneTypeAtMost: Self.atMostOne(ElementType.names)
    case .needs(let key, let others):
      .object(["if": .required(key), "then": .object(["required": .texts(others)])])
    case .allNeed(let keys, let other):
      .object(["if": .anyOf(keys.map(JSONValue.required)), "then": .required(other)])
    case .excludes(let key, let others): .object(["if": .required(key), "then": .noneOf(others)])
    case .emptyOnly(let key, let other):
      .object([
        "if": .object([
          "required": .texts([other]),
          "properties": .object([other: .object(["not": .object(["const": .boolean(false)])])]),
        ]),
        "else": .object(["properties": .object([key: .object(["minItems": .number(1)])])]),
      ])
    case .absenceExcludesOthers(let key, let subject):
      .object([
        "if": .object([
          "required": .texts([key]),
          "properties": .object([key: .object(["const": .boolean(false)])]),
        ]),
        "then": .onlyKeys([subject, key] + neighbours),
      ])
    }
  }

  private static func atMostOne(_ keys: [String]) -> JSONValue {
    .object(["oneOf": .array([.noneOf(keys)] + keys.map(JSONValue.required))])
  }
}

extension JSONValue {
  static func required(_ key: String) -> JSONValue { .object(["required": .texts([key])]) }

  static func definition(_ name: String) -> JSONValue { .object(.reference(to: name)) }

  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { .object(["anyOf": .array(schemas)]) }

  fileprivate static func onlyKeys(_ keys: [String]) -> JSONValue {
    .object(["propertyNames": .object(["enum": .texts(keys)])])
  }

  fileprivate static func noneOf(_ keys: [String]) -> JSONValue {
    .object(["propertyNames": .object(["not": .object(["enum": .texts(keys)])])])
  }
}

extension [JSONMember] {
  static func reference(to name: String) -> Self { [("$ref", .text("#/$defs/\(name)"))] }

  static func integer(within range: ClosedRange<Int>) -> Self {
    [
      ("type", .text("integer")),
      ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ]
  }
}
