extension LanguageSchema {
  /// The expectation alone, and with each table of keys that may be in its mapping.
  static var expectations: [JSONMember] {
    [
      JSONMember("expectation", expectation(beside: [])),
      JSONMember(WaitKey.expectationName, expectation(beside: [WaitKey.self])),
      JSONMember(AssertKey.expectationName, expectation(beside: [AssertKey.self])),
      JSONMember(CheckWordKey.expectationName, expectation(beside: [CheckWordKey.self])),
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
