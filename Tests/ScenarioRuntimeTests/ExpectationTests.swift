import Testing

struct ExpectationTests {
  /// Expectations that hold on the gallery's first screen.
  @Test(arguments: [
    "status",
    "{button: Twin}",
    "{element: status, exists: true}",
    "{element: status, label: ready, type: staticText, enabled: true}",
    "{element: Gate, enabled: false}",
    "{element: Chosen, selected: true}",
    "{element: {id: name}, focused: false, placeholder: Name, value: ''}",
    "{element: Buried, hittable: false}",
    "{element: Open, title: Open, hittable: true}",
    "{element: {id: name}, length: 0}",
    "{elements: Twin, count: 2}",
    "{elements: Twin, count: {atLeast: 2}}",
    "{elements: Twin, count: {atMost: 2, not: 1}}",
    "{elements: Twin, labels: [Twin, Twin]}",
    "{elements: Missing, labels: []}",
    "{elements: Missing, count: 0}",
    "{elements: {button: }, labels: [Twin, Twin, Enable, Gate, Fetch, Blink, Buried, Cover, Open,"
      + " Crash, Chosen, Low, Beyond], count: 13}",
    "{screen: Gallery}",
    "{transition: none}",
    "{not: {transition: openRows}}",
    "{not: Missing}",
    "{all: [status, {screen: Gallery}]}",
    "{any: [Missing, status]}",
    "{not: {all: [status, Missing]}}",
    "{equals: [[1, {a: b}], [1.0, {a: b}]]}",
    "{equals: ['~', '~']}",
    "{not: {equals: [yes, true]}}",
    "{not: {equals: [true, 'true']}}",
    "{not: {equals: [True, true]}}",
    "{not: {equals: [0x10, 16]}}",
    "{equals: [1e3, 1000]}",
    "{equals: [-0, 0]}",
    "{equals: [{a: 1, b: 2}, {b: 2, a: 1}]}",
    "{not: {equals: [[1, 2], [2, 1]]}}",
  ])
  func `an expectation holds`(_ expectation: String) {
    expect(assertion(of: expectation), fails: nil)
  }

  /// Expectations that do not hold there, with how the failure says so.
  @Test(arguments: [
    ("Missing", "no element matches 'Missing'"),
    ("{element: status, label: done}", "label of staticText #status is 'ready', not 'done'"),
    ("{element: status, type: button}", "staticText #status is a staticText, not a button"),
    (
      "{element: Gate, enabled: true, selected: true}",
      "'Gate' is not enabled; 'Gate' is not selected"
    ),
    (
      "{element: {id: name}, length: {atLeast: 1}}",
      "length of textField #name is 0, not at least 1"
    ),
    ("{element: status, exists: false}", "1 element matches 'status', but none should"),
    ("{elements: Twin, count: 3}", "2 elements match 'Twin', not 3"),
    (
      "{elements: Twin, count: {atLeast: 3, atMost: 4}}",
      "2 elements match 'Twin', not at least 3 and at most 4"
    ),
    ("{elements: Twin, count: {not: 2}}", "2 elements match 'Twin', not any number but 2"),
    ("{elements: Twin, labels: [Twin]}", "the labels of 'Twin' differ"),
    ("{elements: Twin, count: 2, labels: []}", "the labels of 'Twin' differ"),
    ("{screen: Rows}", "the screen is 'Gallery', not 'Rows'"),
    ("{transition: openRows}", "the latest transition is not 'openRows'"),
    ("{not: status}", "1 element matches 'status', but none should"),
    ("{not: {screen: Gallery}}", "screen: Gallery holds, but should not"),
    (
      "{all: [Missing, status, {screen: Rows}]}",
      "2 of 3 do not hold: no element matches 'Missing'; the screen is 'Gallery', not 'Rows'"
    ),
    (
      "{any: [Missing, {screen: Rows}]}",
      "none of 2 alternatives holds: no element matches 'Missing'; "
        + "the screen is 'Gallery', not 'Rows'"
    ),
    ("{equals: [1, 2]}", "1 is not equal to 2"),
    ("{equals: [3, '3']}", "3 is not equal to '3': one is a number, the other a text"),
    ("{equals: [ready, Ready]}", "'ready' is not equal to 'Ready'"),
    (
      "{equals: [{a: 1}, {a: '1'}]}",
      "at 'a' 1 is not equal to '1': one is a number, the other a text"
    ),
    ("{equals: [[1, {a: [b, c]}], [1, {a: [b, d]}]]}", "at '[1].a[1]' 'c' is not equal to 'd'"),
    (
      "{equals: [{a: {b: 1}}, {a: [1]}]}",
      "at 'a' a mapping is not equal to a list: one is a mapping, the other a list"
    ),
    ("{equals: [[1, 2], [1]]}", "a list of 2 items is not equal to a list of 1 item"),
    (
      "{equals: [{a: 1, b: 2}, {a: 1}]}", "a mapping with 'b' is not equal to a mapping without 'b'"
    ),
    (
      "{equals: [{a: {}}, {a: {b: 2}}]}",
      "at 'a' a mapping without 'b' is not equal to a mapping with 'b'"
    ),
    (
      "{equals: [caf\u{E9} \u{445}, caf\u{E9} x]}",
      "'caf\u{E9} \u{445}' is not equal to 'caf\u{E9} x': "
        + "they look the same, but U+0445 is not U+0078"
    ),
    ("{equals: [~, '']}", "null is not equal to '': one is null, the other a text"),
  ])
  func `an expectation does not hold`(_ expectation: String, _ problem: String) {
    expect(assertion(of: expectation), fails: "AssertionFailed: \(problem)")
  }

  private func assertion(of expectation: String) -> String {
    """
    steps:
      - assert: \(expectation)
    """
  }

  @Test func `a failure names the part of two values that differs`() {
    expect(
      """
      steps:
        - assert: {equals: [{people: [{on: true}]}, {people: [{on: "true"}]}]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert equals: [{people: [{on: true}]}, {people: [{on: true}]}]
          AssertionFailed: at 'people[0].on' true is not equal to 'true': one is a boolean, the \
        other a text
          expected two equal values
          found true and 'true' at 'people[0].on'
          advice: to compare a text with a boolean, put the boolean in quotes
        because of step 1
        """
    )
  }

  @Test func `numbers and texts of equals are never equal, and the failure says what to do`() {
    expect(
      """
      cases: [{n: "3"}]
      steps:
        - assert: {equals: ["${n}", "3"]}
        - assert: {equals: ["${n}", 3]}
      """,
      logs: """
        A: failed at 0.000
        passed 0.000-0.000 assert equals: ['3', '3']
        failed 0.000-0.000 assert equals: ['3', 3]
          AssertionFailed: '3' is not equal to 3: one is a text, the other a number
          expected two equal values
          found '3' and 3
          advice: to compare a text with a number, put the number in quotes
        because of step 2
        """
    )
  }

  @Test func `during a transition no screen is the topmost one`() {
    expect(
      """
      settle: none
      steps:
        - tap: Open
        - assert: {transition: openRows}
        - assert: {not: {screen: Gallery}}
        - assert: {screen: Rows}
      """,
      fails: "AssertionFailed: a transition is under way, not 'Rows'"
    )
  }

  @Test func `the latest transition stays, while none is about the last gesture`() {
    expect(
      """
      steps:
        - tap: Open
        - assert: {transition: openRows}
        - assert: {not: {transition: none}}
        - tap: Row 1
        - assert: {all: [{transition: openRows}, {transition: none}]}
        - back
        - assert: {transition: back}
      """,
      fails: nil
    )
  }

  @Test func `screens and transitions from variables are checked before the run`() {
    expect(
      """
      variables: {here: Gallery, nowhere: Galery, way: none, wrongWay: openRow}
      steps:
        - assert: {screen: "${here}"}
        - assert: {not: {screen: "${nowhere}"}}
        - assert: {transition: "${way}"}
        - optional: true
          assert: {not: {transition: "${wrongWay}"}}
      """,
      reports: """
        6:28: error: the app has no screen 'Galery' [unfit-value] -- did you mean 'Gallery'?
          note: 3:37: its value is written here
        9:32: error: the app has no transition 'openRow' [unfit-value] -- did you mean 'openRows'?
          note: 3:66: its value is written here
        """
    )
  }

  @Test func `all reports every part that does not hold`() {
    expect(
      """
      steps:
        - assert: {all: [Missing, {element: Gate, enabled: true}, {elements: Twin, count: 1}]}
      """,
      logs: """
        A: failed at 0.000
        failed 0.000-0.000 assert all: [Missing, {element: Gate, enabled: true}, {elements: Twin, \
        count: 1}]
          AssertionFailed: 3 of 3 do not hold: no element matches 'Missing'; 'Gate' is not \
        enabled; 2 elements match 'Twin', not 1
          expected an element that matches 'Missing'
          expected enabled: true
          expected count: 1
          found none of the 23 elements on the screen
          found enabled: false
          found count: 2
          candidate button, label: 'Twin' at 10,100 100x44
          candidate button, label: 'Twin' at 130,100 100x44
        because of step 1
        """
    )
  }
}
