import ScenarioTestSupport
import Testing

/// What single rows lack, which is found before the run and costs no other row anything.
struct RowGapTests {
  @Test(arguments: [
    ("name: Row ${n}\ndescription: \"${why}\"", "2:17"),
    ("name: Row ${n}\nskip: \"${why}\"", "2:10"),
    ("name: Row ${n}\nknownIssue: \"${why}\"", "2:16"),
    ("name: Row ${n} ${why}\ntimeout: 1s", "1:18"),
  ])
  func `what is always shown must have its values in every row`(_ head: String, _ place: String) {
    expect(
      """
      \(head)
      app: gallery
      cases: [{n: 1, why: 3s}, {n: 2}]
      steps: [log: x]
      """,
      reports: """
        \(place): error: 'why' is not defined [undefined-variable]
          note: 4:26: in this row
        """
    )
  }

  @Test func `every step must have its values, whether it is reached or not`() {
    expect(
      """
      variables: {greeting: "Hello ${who}"}
      cases: [{who: Ann}, {whom: Bob}, {}]
      flows:
        greet: {parameters: [text], steps: [log: "${text}, ${greeting}"]}
      steps:
        - if: {condition: {equals: [1, 2]}, then: [log: "${who}"]}
        - assert: {any: [{equals: [1, 1]}, {equals: ["${who}", 1]}]}
        - assert: {equals: [1, 1]}
          name: For ${who}
        - forEach: {variable: turn, in: [1], steps: [log: "${turn} ${greeting}"]}
        - run: {flow: greet, with: {text: Oh}}
      """,
      reports: """
        3:32: error: 'who' is not defined [undefined-variable] -- did you mean 'whom'?
          note: 4:21: in this row
        8:54: error: 'who' is not defined [undefined-variable] -- did you mean 'whom'?
          note: 4:21: in this row
        9:51: error: 'who' is not defined [undefined-variable] -- did you mean 'whom'?
          note: 4:21: in this row
        11:17: error: 'who' is not defined [undefined-variable] -- did you mean 'whom'?
          note: 4:21: in this row
        13:17: error: 'who' is not defined [undefined-variable] -- did you mean 'whom'?
          note: 3:32: it is used here
          note: 4:21: in this row
        """
    )
  }

  @Test func `an index that chooses nothing is an error of its row`() {
    expect(
      """
      variables: {names: [Ann, Bob], chosen: "${names[n]}"}
      cases: [{n: 1}, {n: 2}, {n: x}]
      flows:
        greet: {parameters: [text, at], steps: [log: "${text}, ${names[at]}"]}
      steps:
        - log: "${names[n]}"
        - log: "${chosen}"
        - run: {flow: greet, with: {text: Oh, at: "${n}"}}
        - run: {flow: greet, with: {text: "${names[n]}", at: 0}}
      """,
      reports: """
        3:43: error: 'names[n]' has no item 2; the list has 2, from 0 [unfit-value]
          note: 4:21: its value is written here
        3:49: error: 'n' is not a whole number, but an index must be one [unfit-value]
          note: 4:29: its value is written here
        8:13: error: 'names[n]' has no item 2; the list has 2, from 0 [unfit-value]
          note: 4:21: its value is written here
        8:19: error: 'n' is not a whole number, but an index must be one [unfit-value]
          note: 4:29: its value is written here
        10:45: error: 'names[at]' has no item 2; the list has 2, from 0 [unfit-value]
          note: 6:60: it is used here
          note: 4:21: its value is written here
        10:45: error: 'at' is not a whole number, but an index must be one [unfit-value]
          note: 6:66: it is used here
          note: 4:29: its value is written here
        11:40: error: 'names[n]' has no item 2; the list has 2, from 0 [unfit-value]
          note: 4:21: its value is written here
        11:46: error: 'n' is not a whole number, but an index must be one [unfit-value]
          note: 4:29: its value is written here
        """
    )
  }

  @Test func `what a parameter is without an argument must be had in every row that uses it`() {
    expect(
      """
      cases: [{who: Ann}, {}]
      flows:
        greet: {parameters: {name: "${who}"}, steps: [log: "${name}"]}
        welcome: {steps: [run: greet]}
      elements:
        person: {parameters: {name: {first: "${who}"}}, selector: "${name.first}"}
      checks:
        shown: {parameters: {name: "Hi ${who}"}, staticText: "${name}"}
      steps:
        - run: greet
        - run: welcome
        - tap: {named: person}
        - assert: {check: shown}
        - run: {flow: greet, with: {name: Bob}}
      """,
      reports: """
        12:10: error: 'who' is not defined [undefined-variable]
          note: 5:33: it is used here
          note: 3:21: in this row
        13:10: error: 'who' is not defined [undefined-variable]
          note: 5:33: it is used here
          note: 3:21: in this row
        14:18: error: 'who' is not defined [undefined-variable]
          note: 8:42: it is used here
          note: 3:21: in this row
        15:21: error: 'who' is not defined [undefined-variable]
          note: 10:36: it is used here
          note: 3:21: in this row
        """
    )
  }

  @Test func `what a step or the command line gives is not missing`() {
    expect(
      """
      cases: [{a: 1, b: 1}, {c: 2}]
      steps:
        - remember: {element: status, label: a}
        - log: "${a} ${b}"
      """,
      overrides: ["b": "3"],
      reports: ""
    )
  }

  @Test func `no note shows what the command line replaces, or another value of the text`() {
    expect(
      """
      variables: {list: [1, 2], map: {k: 1}}
      cases: [{time: 1s}]
      steps:
        - pause: "${time}"
        - log: "${map.k} ${list[0]}"
      """,
      overrides: ["time": "soon", "list": "5"],
      reports: """
        6:12: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' [unfit-value]
        7:22: error: 'list[0]' looks for item 0 in a text [unfit-value]
        """
    )
  }

  @Test(arguments: [
    ("name: ${x}", "1:7: error: '${x}'"),
    ("name: A\nskip: \"${x}${x}\"", "2:7: error: '${x}${x}'"),
    ("name: A\nknownIssue: \"${x}\"", "2:13: error: '${x}'"),
  ])
  func `a name and a reason must say something in every row`(_ head: String, _ problem: String) {
    let text = ScenarioText(
      """
      \(head)
      app: gallery
      cases:
        - {x: a}
        - {x: " "}
      steps: [log: x]
      """
    )
    let line = head.contains("\n") ? 5 : 4
    #expect(
      text.report == """
        \(problem) is empty here [unfit-value]
          note: \(line + 1):5: in this row
        """
    )
    #expect(!text.caseNames.contains { $0.allSatisfy(\.isWhitespace) })
  }

  @Test func `a reason that is empty in a scenario without rows is an error of the file`() {
    expect(
      """
      variables: {why: ""}
      skip: "${why}"
      steps: [log: x]
      """,
      logs: "4:7: error: '${why}' is empty here [unfit-value]"
    )
  }

  @Test(arguments: ["skip", "knownIssue"])
  func `a column that says no is not a reason for its rows`(key: String) {
    let text = ScenarioText(
      """
      name: A ${n}
      \(key): "${why}"
      app: gallery
      cases:
        - {n: 1, why: slow}
        - {n: 2, why: false}
        - {n: 3, why: "No"}
      steps: [log: x]
      """
    )
    let column = key.count + 3
    #expect(
      text.report == """
        2:\(column): error: '${why}' is 'false' here, which is not a reason [unfit-value] -- give a reason, or leave \
        it out: any text there counts as one
          note: 6:5: in this row
        2:\(column): error: '${why}' is 'No' here, which is not a reason [unfit-value] -- give a reason, or leave \
        it out: any text there counts as one
          note: 7:5: in this row
        """
    )
  }

  @Test(arguments: ["name: \" \"", "name: A\nskip: \" \""])
  func `blanks are no name and no reason`(_ head: String) {
    let text = ScenarioText("\(head)\napp: gallery\nsteps: [log: x]")
    #expect(text.report.hasSuffix(head.contains("skip") ? Self.noReason : Self.noName))
  }

  private static let noName = "1:7: error: 'name' must not be empty [empty-text]"
  private static let noReason = """
    2:7: error: 'skip' must not be empty [empty-text] -- say why, such as 'the server is not ready', \
    or leave it out
    """
}
