import ScenarioTestSupport
import Testing

/// Problems with the values of data files, which are shown where these are written.
struct DataValueTests {
  @Test(arguments: [
    ("rows.csv", "id,time\na,later\n", "2:3"),
    ("rows.json", #"[{"id": "a", "time": "later"}]"#, "1:22"),
    ("rows.yaml", "- {id: a, time: later}\n", "1:17"),
  ])
  func `a value in a row of a data file that fits no use of it is shown`(
    path: String,
    rows: String,
    place: String
  ) throws {
    try expect(
      [
        "a.yaml": """
        name: A
        app: gallery
        cases: {fromFile: \(path)}
        variables: {rest: "${time}"}
        steps: [pause: "${time}", pause: "${rest}", log: "${id}"]
        """,
        path: rows,
      ],
      logs: """
        a.yaml:5:16: error: '${time}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: \(path):\(place): its value is written here
        a.yaml:5:34: error: '${rest}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: \(path):\(place): its value is written here
        """
    )
  }

  @Test func `an empty value in a row of a data file is shown`() throws {
    try expect(
      [
        "a.yaml": """
        name: A
        app: gallery
        cases: {fromFile: rows.csv}
        skip: "${why}"
        steps: [log: "${id}"]
        """,
        "rows.csv": "id,why\na,\n",
      ],
      logs: """
        a.yaml:4:7: error: '${why}' is empty here [unfit-value]
          note: rows.csv:2:3: its value is written here
        """
    )
  }

  @Test func `a value of a data file that fits no use of it is shown with its row`() throws {
    try expect(
      [
        "a.yaml": """
        name: A
        app: gallery
        cases: {fromFile: rows.csv}
        variables: {rest: "${time}"}
        steps: [pause: "${time}", pause: "${rest}"]
        """,
        "rows.csv": "time\n1s\nlater\n",
      ],
      logs: """
        a.yaml:5:16: error: '${time}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: rows.csv:3:1: in this row
        a.yaml:5:34: error: '${rest}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: rows.csv:3:1: in this row
        A [1]: passed at 2.000
        passed 0.000-1.000 pause 1s
        passed 1.000-2.000 pause 1s
        """
    )
  }
}
