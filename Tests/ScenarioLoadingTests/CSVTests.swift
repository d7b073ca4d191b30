import Testing

struct CSVTests {
  @Test func `a slip that looks like 'at' is no 'at', which CSV files can't have`() throws {
    try expect(
      [
        "rows.csv": "n\n1",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv, att: x}\nsteps: [log: x]",
      ],
      logs: """
        a.yaml:3:29: error: unknown key 'att' in 'cases' [unknown-key] -- did you mean 'at'?
        """
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
        warned 0.000-0.000 assert equals: [[two\\nlines, ''], [Ann, a "b", c]]
          AssertionFailed: at '[0]' 'two\\nlines' is not equal to 'Ann'
          expected two equal values
          found 'two\\nlines' and 'Ann' at '[0]'
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
      "a\n\"1\"2", "2:4: error: text follows a closing quote",
      #" -- write '""' for a quote within quotes"#, ""
    ),
  ])
  func `a CSV file that is not whole is an error at its line`(
    _ text: String,
    _ problem: String,
    _ suggestion: String,
    _ note: String
  ) throws {
    let notes = [note, "a.yaml:3:19: the data are read here"].filter { !$0.isEmpty }
    try expect(
      [
        "rows.csv": text,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: "rows.csv:\(problem) [malformed-csv]\(suggestion)"
        + notes.map { "\n  note: \($0)" }.joined()
    )
  }

  @Test func `all rows of a CSV file that are not whole are reported`() throws {
    try expect(
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

  @Test func `columns that name nothing leave the names that steps use unjudged`() throws {
    try expect(
      [
        "rows.csv": "a;b\n1;2",
        "a.yaml": """
        name: A
        app: gallery
        cases: {fromFile: rows.csv}
        steps: [log: "${a} ${b}"]
        """,
      ],
      logs: """
        rows.csv:1:1: error: 'a;b' can't be the name of a case's value [malformed-name] -- separate \
        the columns by commas
          note: a.yaml:3:19: the data are read here
        """
    )
  }

  @Test func `a CSV file with a header alone has no rows`() throws {
    try expect(
      [
        "rows.csv": "a,b",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
      ],
      logs: "a.yaml:3:19: error: 'rows.csv' has no rows [unusable-data]"
    )
  }

  @Test func `a column that can't name a variable is an error, but not where rows have a name`()
    throws
  {
    try expect(
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

  @Test func `spaces around a column's name are told, with and without a name for rows`()
    throws
  {
    try expect(
      [
        "rows.csv": "id, title\n1,2",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
        "b.yaml": """
        name: B
        app: gallery
        cases: {fromFile: rows.csv, as: row}
        steps: [log: "${row.title}"]
        """,
      ],
      logs: """
        rows.csv:1:4: error: ' title' can't be the name of a case's value [malformed-name] -- leave \
        out the spaces around it
          note: a.yaml:3:19: the data are read here
        b.yaml:4:17: error: 'row.title' has no key 'title' [unfit-value] -- no path can hold ' title'; \
        rename it in the data
          note: rows.csv:2:1: in this row
        """
    )
  }

  @Test func `columns that are not separated by commas are told, also with a name for rows`()
    throws
  {
    try expect(
      [
        "rows.csv": "id;title\n1;2",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: rows.csv}\nsteps: [log: x]",
        "b.yaml": """
        name: B
        app: gallery
        cases: {fromFile: rows.csv, as: row}
        steps: [log: "${row.id}"]
        """,
      ],
      logs: """
        rows.csv:1:1: error: 'id;title' can't be the name of a case's value [malformed-name] -- \
        separate the columns by commas
          note: a.yaml:3:19: the data are read here
        b.yaml:4:17: error: 'row.id' has no key 'id' [unfit-value] -- the only key is 'id;title'; \
        separate the columns of a CSV file by commas
          note: rows.csv:2:1: in this row
        """
    )
  }
}
