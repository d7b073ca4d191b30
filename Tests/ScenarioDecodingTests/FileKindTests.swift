import Testing

struct FileKindTests {
  @Test(arguments: [
    "name: A\nsteps: [back]",
    "suite: A\nscenarios: [{name: A, steps: [back]}]",
    "vocabulary: A",
  ])
  func `a file's keys say what it is`(_ yaml: String) {
    expect(yaml, reports: "")
  }

  @Test(arguments: [
    (
      "",
      "1:1: error: the file is no scenario, suite or vocabulary [unknown-file-kind] "
        + "-- the file is empty"
    ),
    (
      "app: trivia",
      "1:1: error: the file is no scenario, suite or vocabulary [unknown-file-kind] "
        + "-- a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary "
        + "'vocabulary'"
    ),
    (
      "- back",
      """
      1:1: error: a scenario file must be a mapping; found a list [wrong-kind] \
      -- a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'
      """
    ),
    (
      "back",
      """
      1:1: error: a scenario file must be a mapping; found 'back' [wrong-kind] \
      -- a scenario has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'
      """
    ),
    ("name: A", "1:1: error: a scenario needs 'steps' [missing-key]"),
    ("steps: [back]", "1:1: error: a scenario needs 'name' [missing-key]"),
    ("suite: A", "1:1: error: a suite needs 'scenarios' [missing-key]"),
    (
      "scenarios: [{name: A, steps: [back]}]",
      "1:1: error: a suite needs 'suite' [missing-key]"
    ),
    (
      "vocabulary: A\nsteps: [back]",
      "2:1: error: unknown key 'steps' in a vocabulary [unknown-key] "
        + "-- known keys: vocabulary, import, elements, flows, checks"
    ),
    (
      "name: A\nsuite: B\nscenarios: [{name: C, steps: [back]}]",
      "1:1: error: unknown key 'name' in a suite [unknown-key] -- known keys: suite, scenarios, "
        + "description, app, tags, import, launch, settle, timeout, timeLimit, "
        + "continueAfterFailure, variables, secrets, skip, knownIssue, setup, teardown, elements, flows, "
        + "checks"
    ),
    (
      "suite: A\nscenarios: []", "2:12: error: 'scenarios' is empty: nothing would run [empty-list]"
    ),
  ])
  func `half a kind is reported as what is missing or too much`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
  }

  @Test(arguments: ["name: B", "steps: [back]", "cases: [{a: 1}]"])
  func `what belongs to a scenario alone is unknown in a suite`(_ line: String) {
    let key = line.prefix { $0 != ":" }
    expect(
      "suite: A\n\(line)\nscenarios: [{name: A, steps: [back]}]",
      reports: """
        2:1: error: unknown key '\(key)' in a suite [unknown-key] -- known keys: suite, \
        scenarios, description, app, tags, import, launch, settle, timeout, timeLimit, \
        continueAfterFailure, variables, secrets, skip, knownIssue, setup, teardown, elements, flows, checks
        """
    )
  }
}
