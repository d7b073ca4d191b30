import Testing

struct ShownValueTests {
  @Test(arguments: [
    ("'${who}'", "no element matches 'Ann'"),
    (
      "{button: {label: {startsWith: '${who}'}}}",
      "no element matches button: {label: "
        + "{startsWith: 'Ann'}}"
    ),
    ("{cell: {containing: '${who}'}}", "no element matches cell: {containing: 'Ann'}"),
    ("{not: '${twin}'}", "2 elements match 'Twin', but none should"),
    ("{elements: '${twin}', count: 1}", "2 elements match 'Twin', not 1"),
    ("{element: '${twin}', enabled: true}", "2 elements match 'Twin', but exactly one must"),
  ])
  func `a failure shows what its templates stand for`(_ expectation: String, _ problem: String) {
    expect(
      """
      variables: {who: Ann, twin: Twin}
      steps:
        - assert: \(expectation)
      """,
      fails: "AssertionFailed: \(problem)"
    )
  }

  @Test(arguments: [
    ("{type: cell, index: '${n}'}", "no element matches {type: cell, index: 9}"),
    ("{id: Nobody, first: '${yes}'}", "no element matches id: 'Nobody', first: true"),
    ("{label: Nobody, enabled: '${yes}'}", "no element matches label: 'Nobody', enabled: true"),
    (
      "{label: {is: NOBODY, ignoringCase: '${yes}'}}",
      "no element matches label: {is: 'NOBODY', ignoringCase: true}"
    ),
    (
      "{label: {length: '${n}'}, value: {length: {atLeast: '${n}', not: 12}}}",
      "no element matches label: {length: 9}, value: {length: {atLeast: 9, not: 12}}"
    ),
    ("{named: odd, with: {n: '${n}'}}", "odd: no element matches {type: cell, index: 9}"),
    (
      "{element: {label: Nobody, hittable: '${yes}'}, exists: '${yes}'}",
      "no element matches label: 'Nobody', hittable: true"
    ),
    (
      "{not: {elements: Twin, count: {atLeast: '${two}'}}}",
      "elements: 'Twin', count: {atLeast: 2} holds, but should not"
    ),
    (
      "{not: {element: name, exists: '${yes}'}}",
      "element: 'name', exists: true holds, but should not"
    ),
  ])
  func `a failure shows what templates of numbers and truths stand for`(
    _ expectation: String,
    _ problem: String
  ) {
    expect(
      """
      variables: {n: 9, two: 2, yes: true}
      elements: {odd: {parameters: [n], selector: {type: cell, index: "${n}"}}}
      steps:
        - assert: \(expectation)
      """,
      fails: "AssertionFailed: \(problem)"
    )
  }
}
