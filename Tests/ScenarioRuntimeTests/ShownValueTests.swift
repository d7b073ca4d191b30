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
}
