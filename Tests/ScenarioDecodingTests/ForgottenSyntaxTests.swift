import Testing

/// YAML reads something else where a dash, a colon or a space is missing.
struct ForgottenSyntaxTests {
  @Test(arguments: [
    ("tap", "begin each item with a dash: '- tap: ...'"),
    ("-tap", "a space is missing after the dash: '- tap: ...'"),
  ])
  func `steps without dashes are told once, however often a command is there`(
    key: String,
    advice: String
  ) {
    expect(
      "name: A\nsteps:\n  \(key): a\n  \(key): b\n  \(key): c",
      reports: "3:3: error: 'steps' must be a list; found a mapping [wrong-kind] -- \(advice)"
    )
  }

  @Test(arguments: [
    ("|\n  - tap: a", "8: error: 'steps' must be a list; found a quoted text"),
    (">-\n  - tap: a", "8: error: 'steps' must be a list; found a quoted text"),
  ])
  func `a list that an indicator makes a text of is told so`(steps: String, report: String) {
    expect(
      "name: A\nsteps: \(steps)",
      reports: """
        2:\(report) [wrong-kind] -- leave out the '|' or '>' above: it makes one text of all lines below
        """
    )
  }

  @Test func `dashes of word processors begin no items`() {
    expect(
      "name: A\nsteps:\n  – tap: a\n  – tap: b",
      reports: """
        3:3: error: 'steps' must be a list; found a mapping [wrong-kind] -- begin each item with '-', \
        the hyphen of the keyboard, and a blank
        """
    )
  }

  @Test func `keys that are there twice within such a step are told all the same`() {
    expect(
      "name: A\nsteps:\n  tap: {id: a, id: b}",
      reports: """
        3:3: error: 'steps' must be a list; found a mapping [wrong-kind] -- begin each item with a dash: '- tap: ...'
        3:16: error: duplicate key 'id' [duplicate-key]
          note: 3:9: first defined here
        """
    )
  }

  @Test func `rows without dashes are not taken for the way to a data file`() {
    expect(
      "name: A\ncases:\n  id: a\n  title: b\n  id: c\nsteps: [back]",
      reports: """
        3:3: error: 'cases' must be a list; found a mapping [wrong-kind] -- begin each row with a dash: '- id: ...'
        """
    )
  }

  @Test(arguments: [
    (
      "{csv: rows.csv}",
      "2:9: error: unknown key 'csv' in 'cases' [unknown-key] -- did you mean 'fromFile'?"
    ),
    (
      "{frmFile: '${rows}'}",
      """
      2:9: error: unknown key 'frmFile' in 'cases' [unknown-key] -- did you mean 'fromFile'?
      2:18: error: 'fromFile' can't hold '${...}' [template-not-allowed]
      """
    ),
  ])
  func `what is no row is judged as the way to a data file`(cases: String, report: String) {
    expect("name: A\ncases: \(cases)\nsteps: [back]", reports: report)
  }

  @Test(arguments: [
    ("{a: [1, 2]}", "[{a: ...}, {a: ...}]"),
    ("{rows: [{a: 1}]}", "[{a: ...}, {a: ...}]"),
    ("{first: {a: 1}, second: {a: 2}}", "[{a: ...}, {a: ...}]"),
    ("{rows: [[1, 2]]}", "[{rows: ...}, {rows: ...}]"),
  ])
  func `cases in a mapping are shown as a list of rows`(cases: String, form: String) {
    expect(
      "name: A\ncases: \(cases)\nsteps: [back]",
      reports: """
        2:8: error: 'cases' must be a list; found a mapping [wrong-kind] -- write a mapping for each \
        row: \(form)
        """
    )
  }

  @Test(arguments: ["opens: {steps: [back]}", "opens: [back]", "opens:"])
  func `scenarios in a mapping are shown as a list with names`(scenario: String) {
    expect(
      "suite: A\nscenarios:\n  \(scenario)",
      reports: """
        3:3: error: 'scenarios' must be a list; found a mapping [wrong-kind] -- write a list: \
        '- {name: opens, steps: [...]}'
        """
    )
  }

  @Test func `a command without its colon is shown with one`() {
    expect(
      """
      name: A
      steps:
        - tap Done
        - tap(Done)
        - tapOn {id: a}
        - -tap
        - // why
        - backwards Done
      """,
      reports: """
        3:5: error: unknown command 'tap Done' [unknown-command] -- a colon is missing after 'tap': 'tap: ...'
        4:5: error: unknown command 'tap(Done)' [unknown-command] -- a colon is missing after 'tap': 'tap: ...'
        5:5: error: unknown command 'tapOn {id' [unknown-command] -- a colon is missing after 'tapOn': 'tap: ...'
        6:5: error: unknown command '-tap' [unknown-command] -- a space is missing after the dash: '- tap: ...'
        7:5: error: unknown command '// why' [unknown-command] -- a comment begins with '#'
        8:5: error: unknown command 'backwards Done' [unknown-command] -- commands: launch, terminate, tap, \
        doubleTap, longPress, type, clear, adjust, swipe, scroll, drag, pinch, rotate, background, \
        dismissKeyboard, back, waitFor, assert, \
        pause, remember, audit, log, hierarchy, screenshot, run, group, repeat, forEach, if
        """
    )
  }

  @Test func `words with commas are shown as a list, and a mapping of one text as the text`() {
    expect(
      """
      name: A
      tags: smoke, slow
      description: {text: b}
      steps:
        - screenshot: {name: end}
      """,
      reports: """
        2:7: error: 'tags' must be a list; found 'smoke, slow' [wrong-kind] -- write a list: [..., ...]
        3:14: error: 'description' must be a text; found a mapping [wrong-kind] -- write the text alone
        5:17: error: 'screenshot' must be a text; found a mapping [wrong-kind] -- write the text alone
        """
    )
  }

  @Test func `an alias of a key alone is told where it is written`() {
    expect(
      "name: A\napp: a\nsteps:\n  - &tap tap: a\n  - *tap\n  - &tpa tpa: a\n  - *tpa: b",
      reports: """
        5:5: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; found \
        nothing [wrong-kind] -- '*tap' repeats the key alone; put the anchor before all of the step: \
        '&tap {tap: ...}'
        6:10: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        7:5: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        """
    )
  }
}
