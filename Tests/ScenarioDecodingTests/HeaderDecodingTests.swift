import Testing

struct HeaderDecodingTests {
  @Test(arguments: [
    "description: ''", "app: trivia", "tags: [smoke, a-b, A_1, größe]", "tags: []",
    "import: [a.yaml]", "launch: manual", "launch: '${l}'", "launch: {}", "launch:",
    "launch: {manual: true, arguments: [a]}",
    "launch: {arguments: [], environment: {A: 1, B: no}, now: 2026-01-31T12:00:00Z}",
    "launch: {now: '2026-01-31T12:00:00Z'}",
    "launch: {state: a, with: {b: c}, url: 'a:b', answers: {a: [b]}}",
    "interruptions: [{when: {type: alert}, do: [back]}]", "interruptions: []",
    "settle: none", "settle: '${s}'", "settle: ${s}",
    "timeout: 5", "timeout: 350ms", "timeout: 1.5s", "timeout: 2m",
    "timeLimit: 24h", "timeout: 0", "timeout: 0.25", "timeout: '${t}'", "timeout: ${t}",
    "continueAfterFailure: true",
    "variables: {a: ~, b: [1, {c: d}], c: {fromFile: x.json, at: a.0}}",
    "cases: [{a: 1}]", "cases: {fromFile: x.csv, as: row}", "skip: a reason", "knownIssue: '#1'",
    "setup: [back]", "teardown: [back]", "elements: {a: b}", "flows: {a: {steps: [back]}}",
    "checks: {a: b}", "elements: {}",
  ])
  func `a header takes every key of the language`(_ line: String) {
    expect(header: line, reports: "")
  }

  @Test(arguments: [
    (
      "timeot: 1s",
      "2:1: error: unknown key 'timeot' in a scenario [unknown-key] -- did you mean 'timeout'?"
    ),
    (
      "app:",
      "2:5: error: 'app' must be a text; found nothing [wrong-kind]"
    ),
    (
      "skip:",
      "2:6: error: 'skip' must not be empty [empty-text] -- say why, such as 'the server is not "
        + "ready', or leave it out"
    ),
    (
      "knownIssue: ~",
      "2:13: error: 'knownIssue' must not be empty [empty-text] -- say why, such as 'the server "
        + "is not ready', or leave it out"
    ),
    ("app: ''", "2:6: error: 'app' must not be empty [empty-text]"),
    (
      "description: ~",
      "2:14: error: 'description' must be a text; found null [null-text] -- put it in "
        + "quotes if you mean the text: \"~\""
    ),
    (
      "description: null",
      "2:14: error: 'description' must be a text; found null [null-text] -- put "
        + "it in quotes if you mean the text: \"null\""
    ),
    (
      "skip: ''",
      "2:7: error: 'skip' must not be empty [empty-text] -- say why, such as 'the server is not "
        + "ready', or leave it out"
    ),
    ("skip: true", ""),
    ("skip: 'false'", ""),
    (
      "skip: no",
      "2:7: error: 'skip' must be a reason; found 'no' [wrong-kind] -- say why, such as 'the "
        + "server is not ready', or leave it out"
    ),
    (
      "knownIssue: False",
      "2:13: error: 'knownIssue' must be a reason; found 'False' [wrong-kind] -- say why, such as "
        + "'the server is not ready', or leave it out"
    ),
    (
      "tags: smoke",
      "2:7: error: 'tags' must be a list; found 'smoke' [wrong-kind] -- write a list of one: [smoke]"
    ),
    (
      "tags: [a b]",
      "2:8: error: the tag 'a b' must be made of letters, digits, '-' and '_' [malformed-tag]"
    ),
    (
      "tags: [a, not]",
      "2:11: warning: no expression can choose the tag 'not' [malformed-tag] -- give it another name"
    ),
    (
      "import: a.yaml",
      "2:9: error: 'import' must be a list; found 'a.yaml' [wrong-kind] -- write a list of one: [a.yaml]"
    ),
    (
      "settle: idel",
      "2:9: error: 'settle' must be 'idle' or 'none'; found 'idel' [wrong-word] -- did you "
        + "mean 'idle'?"
    ),
    (
      "settle: '$${s}'",
      "2:9: error: 'settle' must be 'idle' or 'none'; found '${s}' [wrong-word]"
    ),
    ("settle: ''", "2:9: error: 'settle' must not be empty [empty-text]"),
    (
      "settle: '${'",
      "2:10: error: '${' has no closing '}' [malformed-template] -- close it, or write '$${' for "
        + "the text '${'"
    ),
    (
      "launch: ''",
      "2:9: error: 'launch' must be a mapping or 'manual'; found a quoted text [wrong-kind]"
    ),
    (
      "launch: manul",
      "2:9: error: 'launch' must be a mapping or 'manual'; found 'manul' [wrong-kind] -- did "
        + "you mean 'manual'?"
    ),
    (
      "launch: {argument: [a]}",
      "2:10: error: unknown key 'argument' in 'launch' [unknown-key] -- did you "
        + "mean 'arguments'?"
    ),
    (
      "launch: {arguments: [~]}",
      "2:22: error: a launch argument must be a text; found null [null-text] -- "
        + "put it in quotes if you mean the text: \"~\""
    ),
    (
      "launch: {now: 2026-01-31 12:00}",
      "2:15: error: 'now' must be a date and time such as '2026-01-31T12:00:00Z'; found "
        + "'2026-01-31 12:00' [wrong-kind] -- did you mean '2026-01-31T12:00'?"
    ),
    (
      "launch: {now: today}",
      "2:15: error: 'now' must be a date and time such as '2026-01-31T12:00:00Z'; "
        + "found 'today' [wrong-kind]"
    ),
    (
      "launch: {now: '2015-02-29T00:00:00Z'}",
      "2:15: error: 'now' must be a date and time such as '2026-01-31T12:00:00Z'; "
        + "found '2015-02-29T00:00:00Z' [wrong-kind] -- February 2015 has 28 days"
    ),
    (
      "launch: {now: 2026-01-31}",
      "2:15: error: 'now' must be a date and time such as '2026-01-31T12:00:00Z'; "
        + "found '2026-01-31' [wrong-kind] -- did you mean '2026-01-31T00:00:00Z'?"
    ),
    (
      "timeout: 1m30s",
      "2:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found '1m30s' "
        + "[wrong-kind] -- did you mean '90s'?"
    ),
    (
      "timeout: 1,5 sec",
      "2:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found '1,5 sec' "
        + "[wrong-kind] -- did you mean '1.5s'?"
    ),
    (
      "continueAfterFailure: yes",
      "2:23: error: 'continueAfterFailure' must be 'true' or 'false'; found "
        + "'yes' [wrong-kind] -- did you mean 'true'?"
    ),
    (
      "continueAfterFailure: True",
      "2:23: error: 'continueAfterFailure' must be 'true' or 'false'; found "
        + "'True' [wrong-kind] -- did you mean 'true'?"
    ),
    (
      "continueAfterFailure: 'true'",
      "2:23: error: 'continueAfterFailure' must be 'true' or 'false'; found "
        + "a quoted text [quoted-literal] -- remove the quotes"
    ),
    ("variables: [a]", "2:12: error: 'variables' must be a mapping; found a list [wrong-kind]"),
    (
      "variables: {a.b: 1}",
      "2:13: error: 'a.b' can't be the name of a variable [malformed-name] -- a name is "
        + "a letter or '_', then letters, digits, '_' and '-'"
    ),
    (
      "variables: {1st: 1}",
      "2:13: error: '1st' can't be the name of a variable [malformed-name] -- a name is "
        + "a letter or '_', then letters, digits, '_' and '-'"
    ),
    ("variables: {größe: 1, _a-1: 2}", ""),
    (
      "variables: {a: {fromFile: x.json, as: b}}",
      "2:35: error: unknown key 'as' in a value from a file "
        + "[unknown-key] -- leave it out: the variable has a name; 'as' is for 'cases'"
    ),
    ("cases: []", "2:8: error: 'cases' is empty: there would be no test case [empty-list]"),
    ("cases: [1]", "2:9: error: a row of 'cases' must be a mapping; found '1' [wrong-kind]"),
    (
      "cases: [{two words: 1}]",
      "2:10: error: 'two words' can't be the name of a case's value "
        + "[malformed-name] -- a name is a letter or '_', then letters, digits, '_' and '-'"
    ),
    ("cases: {at: a}", "2:9: error: 'cases' needs 'fromFile' [missing-key]"),
    ("setup: []", "2:8: error: 'setup' is empty: nothing would run [empty-list]"),
    ("teardown:", "2:10: error: 'teardown' must be a list; found nothing [wrong-kind]"),
  ])
  func `what is wrong in a header is reported at its place`(_ line: String, _ report: String) {
    expect(header: line, reports: report)
  }

  @Test(arguments: [
    "-1s", "nan", "inf", "1d", "soon", ".5", "0x10", "+4", "1e2s", "1_000",
  ])
  func `what is no duration is an error`(_ text: String) {
    expect(
      header: "timeout: \(text)",
      reports: """
        2:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found '\(text)' \
        [wrong-kind]
        """
    )
  }

  @Test(arguments: [
    ("5 s", "5s"), ("5S", "5s"), ("1.5 seconds", "1.5s"), ("500 msec", "500ms"), ("2min", "2m"),
    ("1 hour", "1h"),
  ])
  func `a duration in other words suggests its spelling`(_ text: String, _ spelling: String) {
    expect(
      header: "timeout: \(text)",
      reports: """
        2:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found '\(text)' \
        [wrong-kind] -- did you mean '\(spelling)'?
        """
    )
  }

  @Test(arguments: ["86401", "1e5", "600000"])
  func `a duration above 24 hours without a unit may be meant in milliseconds`(_ text: String) {
    expect(
      header: "timeLimit: \(text)",
      reports: """
        2:12: error: '\(text)' is longer than 24 hours [duration-too-long] -- a number without a unit \
        is in seconds; for milliseconds write '\(text)ms'
        """
    )
  }

  @Test(arguments: ["24.1h", "1441m", "999999999999999999999h"])
  func `a duration above 24 hours is an error`(_ text: String) {
    expect(
      header: "timeLimit: \(text)",
      reports: "2:12: error: '\(text)' is longer than 24 hours [duration-too-long]"
    )
  }

  @Test(arguments: [
    "0x10", "010", "1_000", "+4", ".5", "4.", "1.5", "1e-1", "1e7777777", "four",
  ])
  func `a number is decimal and whole where one is called for`(_ text: String) {
    expect(
      step: "repeat: {times: \(text), steps: [back]}",
      reports: "3:21: error: 'times' must be a whole number; found '\(text)' [wrong-kind]"
    )
  }

  @Test(arguments: ["4", "0", "1e3", "4.0", "'${n}'"])
  func `numbers can have an exponent, and templates stand for them`(_ text: String) {
    expect(step: "repeat: {times: \(text), steps: [back]}", reports: "")
  }

  @Test(arguments: ["1e2", "1.5E1", "5e-1"])
  func `seconds are a number and can have an exponent`(_ text: String) {
    expect(step: "pause: \(text)", reports: "")
  }

  @Test func `a template in flow style needs quotes, and the error says so`() {
    expect(
      header: "variables: {title: ${title}}",
      reports: """
        2:20: error: a text that holds '{' must be quoted in flow style [yaml-syntax] -- quote texts \
        that hold '${...}' in flow style: "${title}"
        """
    )
  }

  @Test func `a label may look like anything`() {
    expect(
      """
      name: 42
      description: no
      steps:
        - tap: {button: {label: 1e3, value: yes, title: 2026-01-31}}
        - tap: true
      """,
      reports: ""
    )
  }

  @Test func `columns count UTF-8 bytes`() {
    expect(
      header: "variables: {grüße: '👋 ${'}",
      reports: """
        2:28: error: '${' has no closing '}' [malformed-template] -- close it, or write '$${' for \
        the text '${'
        """
    )
  }
}
