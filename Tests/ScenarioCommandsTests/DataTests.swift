import Testing

struct DataTests {
  @Test(arguments: [
    ("rows.json", #"{"lists": [{"rows": [{"n": 1.50, "t": "a"}, {"n": 2, "t": null}]}]}"#),
    ("rows.yaml", "lists:\n  - rows: [{n: 1.50, t: a}, {n: 2, t: }]"),
  ])
  func `rows come from the part of a file that is meant`(_ name: String, _ text: String) throws {
    try expect(
      [
        name: text,
        "a.yaml": """
        name: Row ${n}
        app: gallery
        cases: {fromFile: \(name), at: lists.0.rows}
        steps:
          - assert: {not: {equals: ["${t}", b]}}
        """,
      ],
      logs: """
        Row 1.50: passed at 0.000
        passed 0.000-0.000 assert not: {equals: [a, b]}
        Row 2: passed at 0.000
        passed 0.000-0.000 assert not: {equals: [${t}, b]}
        """
    )
  }

  @Test func `variables come from files, relative to the file that names them`() throws {
    try expect(
      [
        "data/people.yaml": "names: [Ann, Bob]",
        "flows/deep/a.yaml": """
        name: A
        app: gallery
        variables: {name: {fromFile: ../../data/people.yaml, at: names.1}}
        steps:
          - log: "${name}"
        """,
      ],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log Bob
        """
    )
  }

  @Test func `a data file is no scenario file, but one that nothing names is an error`() throws {
    try expect(
      [
        "named.yaml": "a: 1",
        "other.yaml": "a: 1",
        "a.yaml": """
        name: A
        app: gallery
        variables: {data: {fromFile: named.yaml}}
        steps:
          - log: "${data.a}"
        """,
      ],
      logs: """
        other.yaml:1:1: error: the file is no scenario, suite or vocabulary [unknown-file-kind] -- \
        a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary \
        'vocabulary'
        A: passed at 0.000
        passed 0.000-0.000 log 1
        """
    )
  }

  @Test(arguments: [
    ("missing.json", "", "'missing.json' can't be read: there is no such file"),
    ("../rows.json", "", "'../rows.json' can't be read: there is no such file"),
    ("/rows.json", "", "'/rows.json' can't be read: absolute paths are outside the workspace"),
    ("rows.json", ", at: b", "rows.json:1:1: there is no key 'b'; keys: a, e"),
    ("rows.json", ", at: a.1", "rows.json:1:6: there is no item '1'; the list has 1, from 0"),
    (
      "rows.json", ", at: a.0.x",
      "rows.json:1:7: 'x' can't be looked up, as this is no list or mapping"
    ),
    ("rows.json", "", "rows.json:1:1: the rows must be a list"),
    ("rows.json", ", at: e", "'rows.json' has no rows"),
    ("table.csv", ", at: a", "'at' has no meaning for a CSV file"),
    ("empty.json", "", "empty.json: the file is empty"),
    ("broken.json", "", "broken.json:1:9: expected ',' or ']'"),
  ])
  func `data that can't be had is an error of the file`(
    _ path: String,
    _ rest: String,
    _ problem: String
  ) throws {
    try expect(
      [
        "rows.json": #"{"a":[1], "e": []}"#,
        "table.csv": "a\n1",
        "empty.json": "# nothing",
        "broken.json": #"{"a": [1}"#,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: \(path)\(rest)}\nsteps: [log: x]",
      ],
      logs: "a.yaml:3:19: error: \(problem) [unusable-data]"
    )
  }

  @Test func `a CSV file has a header and texts`() throws {
    try expect(
      [
        "rows.csv":
          "\u{FEFF}name,note,n\r\n\r\nAnn,\"a \"\"b\"\", c\",1\r\n\r\n\"two\nlines\",,02\n",
        "a.yaml": """
        name: Row ${n}
        app: gallery
        cases: {fromFile: rows.csv}
        steps:
          - assert: {equals: [["${name}", "${note}"], [Ann, 'a "b", c']]}
            optional: true
          - log: "${name}|${note}|${n}"
        """,
      ],
      logs: """
        Row 1: passed at 0.000
        passed 0.000-0.000 assert equals: [[Ann, a "b", c], [Ann, a "b", c]]
        passed 0.000-0.000 log Ann|a "b", c|1
        Row 02: passed at 0.000
        warned 0.000-0.000 assert equals: [[two\\nlines, ], [Ann, a "b", c]]
          AssertionFailed: a list is not equal to a list
          expected two equal values
          found a list and a list
        passed 0.000-0.000 log two\\nlines||02
          note: two
        lines||02
        """
    )
  }

  @Test(arguments: [
    ("", "rows.csv:1: the file is empty; its first line names the columns"),
    ("a,b\n1", "rows.csv:2: the row has 1 field, but the header 2"),
    ("a,b\n1,2\n\n1,2,3", "rows.csv:4: the row has 3 fields, but the header 2"),
    ("a,a\n1,2", "rows.csv:1: the column 'a' is named twice"),
    ("a\n\"1", "rows.csv:2: the quote that opens here is never closed"),
    ("a\n\"1\"2", "rows.csv:2: text follows behind a closing quote"),
    ("a,b", "'rows.csv' has no rows"),
  ])
  func `a CSV file that is not whole is an error with its line`(
    _ text: String,
    _ problem: String
  ) throws {
    try expect(
      [
        "rows.csv": text,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: "a.yaml:3:19: error: \(problem) [unusable-data]"
    )
  }

  @Test func `a column that can't name a variable is an error, but not where rows have a name`()
    throws
  {
    try expect(
      [
        "rows.csv": "due date,n\ntoday,1",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
        "b.yaml": """
        name: B
        app: gallery
        cases: {fromFile: rows.csv, as: row}
        steps:
          - log: "${row.n}"
        """,
      ],
      logs: """
        a.yaml:3:19: error: 'due date' can't be the name of a case's value [malformed-name] -- \
        rename it, or say 'as: row' to reach the others as '${row.name}'
        B: passed at 0.000
        passed 0.000-0.000 log 1
        """
    )
  }
}
