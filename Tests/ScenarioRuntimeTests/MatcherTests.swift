import Testing

struct MatcherTests {
  /// Matchers that the label `Row 12` fulfils.
  @Test(arguments: [
    "Row 12",
    "{is: Row 12}",
    "{is: row 12, ignoringCase: true}",
    "{contains: w 1}",
    "{contains: W 1, ignoringCase: true}",
    "{startsWith: Row}",
    "{endsWith: '12'}",
    "{matches: '[0-9]{2}$'}",
    "{matches: '^row', ignoringCase: true}",
    "{anyOf: [Row 1, Row 12]}",
    "{anyOf: [{startsWith: X}, {endsWith: '2'}]}",
    "{anyOf: [ROW 1, ROW 12], ignoringCase: true}",
    "{not: Row 1}",
    "{not: {contains: x}}",
    "{not: {not: Row 12}}",
    "{length: 6}",
    "{length: {atLeast: 6, atMost: 6}}",
    "{startsWith: Row, endsWith: '2', length: {atLeast: 2}}",
  ])
  func `a matcher holds when all its keys do`(_ matcher: String) {
    expect(rowTwelve(is: matcher), fails: nil)
  }

  /// Expectations about a field with `cafe`, a combining accent and `s`, in composed form.
  @Test(arguments: [
    "caf\u{E9}s",
    "{textField: {value: caf\u{E9}s}}",
    "{element: name, value: caf\u{E9}s}",
    "{element: name, value: {is: caf\u{E9}s}}",
    "{element: name, value: {is: CAF\u{C9}S, ignoringCase: true}}",
    "{element: name, value: {contains: \u{E9}}}",
    "{element: name, value: {startsWith: caf\u{E9}}}",
    "{element: name, value: {endsWith: \u{E9}s}}",
    "{element: name, value: {anyOf: [x, caf\u{E9}s]}}",
    "{element: name, value: {not: {not: caf\u{E9}s}}}",
    "{element: name, length: 5}",
    "{equals: [\"${drink}\", caf\u{E9}s]}",
    "{equals: [{\u{E9}: [caf\u{E9}s]}, {e\u{301}: [\"${drink}\"]}]}",
    "{not: {element: name, value: {contains: cafe}}}",
  ])
  func `texts that differ in composition alone are equal`(_ expectation: String) {
    expect(
      """
      steps:
        - type: {into: name, text: cafe\u{301}s}
        - remember: {element: name, value: drink}
        - assert: \(expectation)
      """,
      fails: nil
    )
  }

  /// Numbers that binary floating point can't tell apart, or can't hold.
  @Test(arguments: [
    "{equals: [9007199254740993, {greaterThan: 9007199254740992}]}",
    "{not: {equals: [9007199254740993, {atMost: 9007199254740992}]}}",
    "{equals: [-0.1, {greaterThan: -0.10000000000000000001}]}",
    "{equals: [0, {greaterThan: -1e-400, lessThan: 1e-400}]}",
    "{equals: [1e400, {greaterThan: 1e399}]}",
    "{equals: [12, {lessThan: 110, greaterThan: -110}]}",
    "{equals: [1.50, {atLeast: 1.5, atMost: 1.5}]}",
    "{equals: [-12, {lessThan: -11.9, greaterThan: -13}]}",
  ])
  func `numbers are compared with all of their digits`(_ expectation: String) {
    expect("steps: [assert: \(expectation)]", fails: nil)
  }

  @Test(arguments: ["is", "contains", "startsWith", "endsWith", "matches"])
  func `case is ignored in the same way by texts and patterns`(key: String) {
    for (text, other) in [("ΟΔΟΣ", "οδος"), ("STRAẞE", "straße"), ("ſ", "S")] {
      expect(
        "steps: [{assert: {equals: [\(text), {\(key): \(other), ignoringCase: true}]}}]",
        fails: nil
      )
    }
  }

  /// Matchers that the label `Row 12` does not fulfil.
  @Test(arguments: [
    ("Row 1", "not 'Row 1'"),
    ("{is: row 12}", "not 'row 12'"),
    ("{contains: W}", "which does not contain 'W'"),
    ("{startsWith: ow}", "which does not start with 'ow'"),
    ("{endsWith: Row}", "which does not end with 'Row'"),
    ("{matches: '^[0-9]'}", "which does not match '^[0-9]'"),
    ("{anyOf: [Row 1, Row 2]}", "not {anyOf: ['Row 1', 'Row 2']}"),
    ("{not: Row 12}", "which it must not be"),
    ("{not: {contains: Row}}", "not {not: {contains: 'Row'}}"),
    ("{not: ROW 12, ignoringCase: true}", "not {not: 'ROW 12', ignoringCase: true}"),
    ("{not: {is: ROW 12}, ignoringCase: true}", "not {not: 'ROW 12', ignoringCase: true}"),
    ("{length: {atMost: 5}}", "not {length: {atMost: 5}}"),
    ("{startsWith: Row, length: 5}", "not {startsWith: 'Row', length: 5}"),
  ])
  func `a matcher fails when one of its keys does`(_ matcher: String, _ contrast: String) {
    expect(
      rowTwelve(is: matcher),
      fails: "AssertionFailed: label of staticText: 'Row 12' is 'Row 12', \(contrast)"
    )
  }

  private func rowTwelve(is matcher: String) -> String {
    """
    settle: none
    steps:
      - tap: Open
      - assert: {element: {staticText: Row 12}, label: \(matcher)}
    """
  }

  @Test func `lengths count characters as people see them`() {
    expect(
      """
      steps:
        - type: {into: name, text: "é👩‍👩‍👧‍👦🇩🇪"}
        - assert: {element: name, length: 3, value: {length: 3}}
      """,
      fails: nil
    )
  }

  @Test func `ignoring case can come from a variable`() {
    expect(
      """
      variables: {loose: true, strict: false}
      steps:
        - assert: {elements: {label: {is: TWIN, ignoringCase: "${loose}"}}, count: 2}
        - assert: {elements: {label: {is: TWIN, ignoringCase: "${strict}"}}, count: 0}
      """,
      fails: nil
    )
  }

  @Test func `limits that leave no number are an error, even where only the run knows them`() {
    expect(
      """
      steps:
        - forEach:
            variable: most
            in: [3]
            steps:
              - assert: {not: {elements: {type: cell}, count: {atLeast: 5, atMost: "${most}"}}}
      """,
      fails: "8:78: BadValue: no number is at least 5 and at most 3"
    )
  }

  @Test func `an absent property is the empty text`() {
    expect(
      """
      steps:
        - assert: {element: {id: secret}, label: "", title: "", value: ""}
      """,
      fails: nil
    )
  }
}
