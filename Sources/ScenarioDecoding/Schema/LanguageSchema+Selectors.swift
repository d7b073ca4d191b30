import AppModelKit

extension LanguageSchema {
  static var selectors: [JSONMember] {
    [
      JSONMember("selector", .anyOf([.definition("nonEmptyText"), selectorMapping(beside: [])])),
      JSONMember("selectorKeys", selectorKeys),
      JSONMember(
        "selectorKeyNames",
        .object(["enum": .texts(SelectorKey.names + ElementType.names)])
      ),
      JSONMember(
        "typedSelector",
        .anyOf([.object(["type": .text("null")]), .definition("selector")])
      ),
      JSONMember("matcher", .anyOf([.definition("text"), mapping([MatcherKey.self])])),
      JSONMember("count", .anyOf([.definition("naturalNumber"), mapping([CountKey.self])])),
    ]
  }

  /// A selector's mapping, closed; the keys themselves are written once, as there are many.
  static func selectorMapping(beside neighbours: [any LanguageKey.Type]) -> JSONValue {
    var members = [JSONMember("allOf", .array([.definition("selectorKeys")]))]
    let names = neighbours.flatMap { $0.names }
    guard !names.isEmpty else {
      members.append(JSONMember("propertyNames", .definition("selectorKeyNames")))
      members.append(JSONMember("minProperties", .number(1)))
      return .object(members)
    }
    let others = JSONValue.object(["enum": .texts(names)])
    members += [
      JSONMember("properties", .object(neighbours.flatMap { $0.properties })),
      JSONMember("propertyNames", .anyOf([.definition("selectorKeyNames"), others])),
      JSONMember("not", .object(["propertyNames": others])),
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
    JSONMember(
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
