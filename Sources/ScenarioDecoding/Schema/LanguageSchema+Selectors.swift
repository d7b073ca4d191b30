import AppModelKit

extension LanguageSchema {
  static var selectors: [JSONMember] {
    [
      ("selector", .anyOf([.definition("nonEmptyText"), selectorMapping(beside: [])])),
      ("selectorKeys", selectorKeys),
      ("selectorKeyNames", .object(["enum": .texts(SelectorKey.names + ElementType.names)])),
      ("typedSelector", .anyOf([.object(["type": .text("null")]), .definition("selector")])),
      ("matcher", .anyOf([.definition("text"), mapping([MatcherKey.self])])),
      ("count", .anyOf([.definition("naturalNumber"), mapping([CountKey.self])])),
    ]
  }

  /// A selector's mapping, closed; the keys themselves are written once, as there are many.
  static func selectorMapping(beside neighbours: [any LanguageKey.Type]) -> JSONValue {
    var members: [JSONMember] = [("allOf", .array([.definition("selectorKeys")]))]
    let names = neighbours.flatMap { $0.names }
    guard !names.isEmpty else {
      members.append(("propertyNames", .definition("selectorKeyNames")))
      members.append(("minProperties", .number(1)))
      return .object(members)
    }
    let others = JSONValue.object(["enum": .texts(names)])
    members += [
      ("properties", .object(neighbours.flatMap { $0.properties })),
      ("propertyNames", .anyOf([.definition("selectorKeyNames"), others])),
      ("not", .object(["propertyNames": others])),
    ]
    return .object(members)
  }

  private static var selectorKeys: JSONValue {
    let rules = SelectorKey.rules.filter { $0 != .notEmpty }.map { $0.schema(beside: []) }
    return .object([
      "type": .text("object"),
      "properties": .object(SelectorKey.properties + ElementType.allCases.map(\.property)),
      "allOf": .array(rules),
    ])
  }
}

extension ElementType {
  fileprivate var property: JSONMember {
    (
      rawValue,
      .object([
        "description": .text(
          "An element of the type '\(rawValue)' that matches the key's value, if there is one."
        ),
        "$ref": .text("#/$defs/typedSelector"),
      ])
    )
  }
}

extension LanguageSchema {
  /// The expectation alone, and with each table of keys that may be in its mapping.
  static var expectations: [JSONMember] {
    [
      ("expectation", expectation(beside: [])),
      (WaitKey.expectationName, expectation(beside: [WaitKey.self])),
      (AssertKey.expectationName, expectation(beside: [AssertKey.self])),
      (CheckWordKey.expectationName, expectation(beside: [CheckWordKey.self])),
    ]
  }

  private static func expectation(beside neighbours: [any LanguageKey.Type]) -> JSONValue {
    .anyOf(
      [
        .definition("nonEmptyText"), selectorMapping(beside: neighbours),
        mapping([ElementKey.self], beside: neighbours),
        mapping([ElementsKey.self], beside: neighbours),
        mapping([CallExpectationKey.self], beside: neighbours),
      ]
        + ExpectationForm.allCases.compactMap { form($0, beside: neighbours) }
    )
  }

  /// A form that is one key, and `with` next to `check`.
  private static func form(
    _ form: ExpectationForm,
    beside neighbours: [any LanguageKey.Type]
  ) -> JSONValue? {
    let members: [JSONMember]
    switch form {
    case .element, .elements, .call: return nil
    case .check: members = [form.property, CallKey.with.property]
    case .screen, .transition, .equals, .all, .any, .not: members = [form.property]
    }
    return .object([
      "type": .text("object"),
      "properties": .object(members + neighbours.flatMap { $0.properties }),
      "additionalProperties": .boolean(false),
      "required": .texts([form.rawValue]),
    ])
  }
}

extension LanguageKey {
  /// The name of the schema's definition of an expectation with these keys next to it.
  static var expectationName: String { "expectationBeside\(Self.self)" }
}
