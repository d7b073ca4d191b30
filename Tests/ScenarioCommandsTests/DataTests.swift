import Testing

struct DataTests {
  @Test(arguments: [
    ("rows.JSON", #"{"lists": [{"rows": [{"n": 1.50, "t": "a"}, {"n": 2, "t": null}]}]}"#),
    ("rows.yaml", "lists:\n  - rows: [{n: 1.50, t: a}, {n: 2, t: }]"),
  ])
  func `rows come from the part of a file that is meant`(
    _ name: String,
    _ text: String
  ) async throws {
    try await expect(
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

  @Test func `variables come from files, relative to the file that names them`() async throws {
    try await expect(
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

  @Test func `a data file is no scenario file, but one that nothing names is an error`()
    async throws
  {
    try await expect(
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
    ("missing.json", "3:19: error: 'missing.json' can't be read: there is no such file"),
    ("../rows.json", "3:19: error: '../rows.json' can't be read: there is no such file"),
    (
      "/rows.json",
      "3:19: error: '/rows.json' can't be read: absolute paths are outside the workspace"
    ),
    ("table.csv, at: a", "3:34: error: 'at' has no meaning for a CSV file"),
    ("rows.json, at: e", "3:34: error: 'rows.json' has no rows"),
  ])
  func `data that can't be had is an error where the file asks for it`(
    _ path: String,
    _ problem: String
  ) async throws {
    try await expect(
      [
        "rows.json": #"{"a":[1], "e": []}"#,
        "table.csv": "a\n1",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: \(path)}\nsteps: [log: x]",
      ],
      logs: "a.yaml:\(problem) [unusable-data]"
    )
  }

  @Test(arguments: [
    ("", "19: error: the rows must be a list", "", "1: this is none"),
    (
      ", at: key", "34: error: there is no key 'key'", " -- did you mean 'keys'?",
      "1: the keys here: a, keys"
    ),
    (", at: a.1", "34: error: there is no item '1'", "", "6: this list has 1, from 0"),
    (", at: a.-1", "34: error: there is no item '-1'", "", "6: this list has 1, from 0"),
    (
      ", at: a.0.x", "34: error: 'x' can't be looked up", "",
      "7: this is neither a list nor a mapping"
    ),
  ])
  func `a part that is not there is an error that shows what is`(
    _ rest: String,
    _ problem: String,
    _ suggestion: String,
    _ note: String
  ) async throws {
    try await expect(
      [
        "rows.json": #"{"a":[1], "keys": []}"#,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.json\(rest)}\nsteps: [log: x]",
      ],
      logs: """
        a.yaml:3:\(problem) [unusable-data]\(suggestion)
          note: rows.json:1:\(note)
        """
    )
  }

  @Test(arguments: [
    ("rows.json", " ", "rows.json: error: the data file is empty [empty-data]"),
    ("rows.yaml", "# nothing", "rows.yaml: error: the data file is empty [empty-data]"),
    ("rows.csv", "\n\n", "rows.csv: error: the data file is empty [empty-data]"),
    (
      "rows.yaml", "a: [1",
      "rows.yaml:1:4: error: '[' is never closed [yaml-syntax]"
    ),
    (
      "rows.csv", "a\0",
      "rows.csv:1:2: error: a NUL character cannot stand in a text [nul-character]"
    ),
  ])
  func `a data file that is broken is an error of its own, which says who reads it`(
    _ path: String,
    _ text: String,
    _ problem: String
  ) async throws {
    try await expect(
      [
        path: text,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: \(path)}\nsteps: [log: x]",
      ],
      logs: "\(problem)\n  note: a.yaml:3:19: the data are read here"
    )
  }

  @Test func `a broken file of a variable says who reads it as well`() async throws {
    try await expect(
      [
        "list.json": "[",
        "a.yaml": """
        name: A
        app: gallery
        variables: {list: {fromFile: list.json}}
        steps: [log: "${list}"]
        """,
      ],
      logs: """
        list.json:1:1: error: '[' is never closed [malformed-json]
          note: a.yaml:3:30: the data are read here
        """
    )
  }

  @Test func `a CSV file has a header and texts`() async throws {
    try await expect(
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
    ("a,b\n1", "2:1: error: the row has 1 field, but the header 2", "", ""),
    ("a,b\n1,2\n\n1,2,3", "4:1: error: the row has 3 fields, but the header 2", "", ""),
    (
      "b,a,a\n1,2,3", "1:5: error: the column 'a' is named twice", "",
      "rows.csv:1:3: the first one is here"
    ),
    ("a\n\"1", "2:1: error: the quote that opens here is never closed", "", ""),
    (
      "a\n\"1\"2", "2:4: error: text follows behind a closing quote",
      #" -- write '""' for a quote within quotes"#, ""
    ),
  ])
  func `a CSV file that is not whole is an error at its line`(
    _ text: String,
    _ problem: String,
    _ suggestion: String,
    _ note: String
  ) async throws {
    let notes = [note, "a.yaml:3:19: the data are read here"].filter { !$0.isEmpty }
    try await expect(
      [
        "rows.csv": text,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: "rows.csv:\(problem) [malformed-csv]\(suggestion)"
        + notes.map { "\n  note: \($0)" }.joined()
    )
  }

  @Test func `all rows of a CSV file that are not whole are reported`() async throws {
    try await expect(
      [
        "rows.csv": "a,b\n1\n1,2\n1,2,3",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: """
        rows.csv:2:1: error: the row has 1 field, but the header 2 [malformed-csv]
          note: a.yaml:3:19: the data are read here
        rows.csv:4:1: error: the row has 3 fields, but the header 2 [malformed-csv]
          note: a.yaml:3:19: the data are read here
        """
    )
  }

  @Test func `a CSV file with a header alone has no rows`() async throws {
    try await expect(
      [
        "rows.csv": "a,b",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: "a.yaml:3:19: error: 'rows.csv' has no rows [unusable-data]"
    )
  }

  @Test func `a column that can't name a variable is an error, but not where rows have a name`()
    async throws
  {
    try await expect(
      [
        "rows.csv": "due date,n\ntoday,1\ntomorrow,2",
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
        rows.csv:1:1: error: 'due date' can't be the name of a case's value [malformed-name] -- \
        rename it, or say 'as: row' to reach the others as '${row.name}'
          note: a.yaml:3:19: the data are read here
        B [1]: passed at 0.000
        passed 0.000-0.000 log 1
        B [2]: passed at 0.000
        passed 0.000-0.000 log 2
        """
    )
  }

  @Test func `a value of a data file that fits no use of it is shown with its row`() async throws {
    try await expect(
      [
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [pause: \"${time}\"]",
        "rows.csv": "time\n1s\nlater\n",
      ],
      logs: """
        a.yaml:4:16: error: '${time}' is 'later', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
          note: rows.csv:3:1: its value is written here
        """
    )
  }
}
