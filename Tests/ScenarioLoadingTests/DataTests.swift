import Foundation
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct DataTests {
  @Test(arguments: [
    ("rows.JSON", #"{"lists": [{"rows": [{"n": 1.50, "t": "a"}, {"n": 2, "t": null}]}]}"#),
    ("rows.yaml", "lists:\n  - rows: [{n: 1.50, t: a}, {n: 2, t: }]"),
    ("rows.YML", "lists:\n  - rows: [{n: 1.50, t: a}, {n: 2, t: }]"),
  ])
  func `rows come from the part of a file that is meant`(
    _ name: String,
    _ text: String
  ) throws {
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

  @Test func `a large data file is read once, however often it is named`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let padding = String(repeating: " ", count: 5 << 20)
    try folder.write("[{\"n\": \"x\"}]\(padding)".utf8, to: "large.json")
    for name in ["a", "b"] {
      let scenario = """
        name: \(name)
        app: gallery
        cases: {fromFile: large.json}
        steps: [pause: "${n}"]
        """
      try folder.write(scenario.utf8, to: "\(name).yaml")
    }
    let root = folder.url.path
    let workspace = Workspace(workingDirectory: root)
    let loader = SuiteLoader(catalog: AppCatalog([.gallery]), workspace: workspace)
    let suite = loader.load(FileDiscovery([root], in: workspace))
    let files = suite.diagnostics.map { $0.notes.first?.span?.file }
    #expect(files.map(\.?.path) == ["\(root)/large.json", "\(root)/large.json"])
    #expect(files[0] === files[1])
  }

  @Test func `a data file is no scenario file, but one that nothing names is an error`()
    throws
  {
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
        other.yaml:1:1: error: the file is not a scenario, suite or vocabulary [unknown-file-kind] -- \
        a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary \
        'vocabulary'
        A: passed at 0.000
        passed 0.000-0.000 log 1
        """
    )
  }

  @Test(arguments: [
    ("missing.json", "3:19: error: 'missing.json' can't be read: there is no such file"),
    (
      "/rows.json",
      "3:19: error: '/rows.json' can't be read: absolute paths are outside the workspace"
    ),
    ("table.csv, at: a", "3:34: error: 'at' has no meaning for a CSV file"),
    ("rows.json, at: e", "3:34: error: 'rows.json' has no rows"),
    (
      "rows.txt",
      "3:19: error: 'rows.txt' can't be read: its name must end in .json, .yaml, .yml or .csv"
    ),
    (
      "rows, at: a",
      "3:19: error: 'rows' can't be read: its name must end in .json, .yaml, .yml or .csv"
    ),
  ])
  func `data that can't be had is an error where the file asks for it`(
    _ path: String,
    _ problem: String
  ) throws {
    try expect(
      [
        "rows.json": #"{"a":[1], "e": []}"#,
        "table.csv": "a\n1", "rows.txt": "[{a: 1}]", "rows": "a: [{b: 1}]",
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: \(path)}\nsteps: [log: x]",
      ],
      logs: "a.yaml:\(problem) [unusable-data]"
    )
  }

  @Test(arguments: [
    ("", "19: error: the rows must be a list", " -- say 'at: a'", "1: this is none"),
    (
      ", at: deep", "34: error: the rows must be a list", " -- say 'at: deep.b'",
      "31: this is none"
    ),
    (", at: a.0", "34: error: the rows must be a list", "", "7: this is none"),
    (
      ", at: key", "34: error: there is no key 'key'", " -- did you mean 'keys'?",
      "1: the keys here: a, keys, deep"
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
  ) throws {
    try expect(
      [
        "rows.json": #"{"a":[1], "keys": [], "deep": {"b": []}}"#,
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
      "rows.yaml", "[{\u{E9}: 1, e\u{301}: 2}]",
      """
      rows.yaml:1:10: error: duplicate key 'e\u{301}' [duplicate-key] -- spelt in another way it is \
      the same text
        note: rows.yaml:1:3: first defined here
      """
    ),
    (
      "rows.csv", "a\0",
      "rows.csv:1:2: error: a NUL character is not allowed in a text [nul-character]"
    ),
  ])
  func `a data file that is broken is an error of its own, which says who reads it`(
    _ path: String,
    _ text: String,
    _ problem: String
  ) throws {
    try expect(
      [
        path: text,
        "a.yaml": "name: A\napp: gallery\ncases: {fromFile: \(path)}\nsteps: [log: x]",
      ],
      logs: "\(problem)\n  note: a.yaml:3:19: the data are read here"
    )
  }

  @Test func `a broken file of a variable says who reads it as well`() throws {
    try expect(
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
}
