import ScenarioTestSupport
import Testing

struct RowTests {
  @Test(arguments: [
    ("Buy ${thing}", ["Buy milk", "Buy eggs", "Buy jam"]),
    ("Buy", ["Buy [1]", "Buy [2]", "Buy [3]"]),
    ("Buy ${kind}", ["Buy cold [1]", "Buy cold [2]", "Buy sweet"]),
    ("Buy ${oops}", ["Buy ${oops} [1]", "Buy ${oops} [2]", "Buy good"]),
  ])
  func `rows whose names coincide are numbered by their place`(
    _ name: String,
    _ names: [String]
  ) {
    let text = ScenarioText(
      """
      name: \(name)
      app: gallery
      cases:
        - {thing: milk, kind: cold}
        - {thing: eggs, kind: cold}
        - {thing: jam, kind: sweet, oops: good}
      steps: [log: x]
      """
    )
    #expect(text.caseNames == names)
  }

  @Test func `a row whose name is that of a numbered one has its number, too`() {
    let text = ScenarioText(
      """
      name: n${x}
      app: gallery
      cases: [{x: ""}, {x: " [1]"}, {x: ""}, {x: " [1] [2]"}]
      steps: [log: x]
      """
    )
    #expect(text.caseNames == ["n [1]", "n [1] [2]", "n [3]", "n [1] [2] [4]"])
  }

  @Test func `each row can have the name that the one before it is given`() {
    let text = ScenarioText(
      """
      name: n${x}
      app: gallery
      cases: [{x: ""}, {x: ""}, {x: " [1]"}, {x: " [1] [3]"}, {x: " [1] [3] [4]"}, {x: " [7]"}]
      steps: [log: x]
      """
    )
    #expect(
      text.caseNames == [
        "n [1]", "n [2]", "n [1] [3]", "n [1] [3] [4]", "n [1] [3] [4] [5]", "n [7]",
      ]
    )
  }

  @Test func `a single row keeps its name`() {
    let text = ScenarioText("cases: [{a: 1}]\nsteps: [log: x]")
    #expect(text.caseNames == ["A"])
  }

  @Test func `a row that lacks a value is an error of that row alone`() {
    expect(
      """
      name: Row ${n}
      app: gallery
      cases: [{n: 1, extra: a}, {n: 2}, {n: 3, extra: c}]
      steps:
        - log: "${extra}"
      """,
      logs: """
        Row 1: passed at 0.000
        passed 0.000-0.000 log a
        5:13: error: 'extra' is not defined [undefined-variable]
          note: 3:27: in this row
        Row 3: passed at 0.000
        passed 0.000-0.000 log c
        """
    )
  }

  @Test func `rows are judged alone, and reasons are filled in for each`() {
    expect(
      """
      name: Row ${n}
      app: gallery
      knownIssue: "#${n}"
      cases: [{n: 1, text: Missing}, {n: 2, text: status}]
      steps:
        - assert: "${text}"
      """,
      logs: """
        Row 1: skipped at 0.000
        failed 0.000-0.000 assert Missing
          AssertionFailed: no element matches 'Missing'
          expected an element that matches 'Missing'
          found none of the 23 elements on the screen
        because of step 1
        Row 2: failed at 0.000
        passed 0.000-0.000 assert status
        KnownIssuePassed: the scenario passed, but has a known issue: #2
        advice: remove 'knownIssue' if the issue is solved
        """
    )
  }

  @Test func `rows of a data file are planned like those in the file`() {
    expect(
      """
      name: Row ${n}
      app: gallery
      cases: {fromFile: rows.json}
      steps:
        - log: "${n}"
      """,
      data: Rows([["n": "1"], ["n": "2"]]),
      logs: """
        Row 1: passed at 0.000
        passed 0.000-0.000 log 1
        Row 2: passed at 0.000
        passed 0.000-0.000 log 2
        """
    )
  }

  @Test func `rows with a name are one variable each`() {
    expect(
      """
      name: Row ${row.n}
      app: gallery
      cases: {fromFile: rows.json, as: row}
      steps:
        - log: "${row.n}"
      """,
      data: Rows([["n": "1"]]),
      logs: """
        Row 1: passed at 0.000
        passed 0.000-0.000 log 1
        """
    )
  }

  @Test func `columns that can't be the names of variables are errors`() {
    expect(
      """
      cases: {fromFile: rows.json}
      steps: [log: x]
      """,
      data: Rows([["due date": "1", "a.b": "2"]]),
      reports: """
        rows.json:1:1: error: 'due date' can't be the name of a case's value [malformed-name] -- \
        rename it, or say 'as: row' to reach the others as '${row.name}'
          note: 3:19: the data are read here
        rows.json:1:1: error: 'a.b' can't be the name of a case's value [malformed-name] -- rename \
        it, or say 'as: row' to reach the others as '${row.name}'
          note: 3:19: the data are read here
        """
    )
  }

  @Test func `rows that are no mappings need a name`() {
    expect(
      """
      cases: {fromFile: rows.json}
      steps: [log: x]
      """,
      data: Rows(texts: ["a", "b"]),
      reports: """
        rows.json:1:1: error: row 1 is a text, so its values have no names [row-without-names] -- \
        say 'as: row' to give each row a name
          note: 3:19: the data are read here
        rows.json:2:1: error: row 2 is a text, so its values have no names [row-without-names] -- \
        say 'as: row' to give each row a name
          note: 3:19: the data are read here
        """
    )
  }

  @Test func `data that can't be had is one error, not one more for each use`() {
    expect(
      """
      variables: {list: {fromFile: list.json}}
      cases: {fromFile: rows.json}
      steps:
        - log: "${list[0]} ${row}"
      """,
      reports: """
        3:30: error: 'list.json' can't be read: this run has no files [unusable-data]
        4:19: error: 'rows.json' can't be read: this run has no files [unusable-data]
        """
    )
  }
}
