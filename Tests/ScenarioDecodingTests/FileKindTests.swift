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
      "1:1: error: the file is not a scenario, suite or vocabulary [unknown-file-kind] "
        + "-- the file is empty"
    ),
    (
      "app: trivia",
      "1:1: error: the file is not a scenario, suite or vocabulary [unknown-file-kind] "
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
        + "-- known keys: vocabulary, description, import, elements, flows, checks"
    ),
    (
      "name: A\nsuite: B\nscenarios: [{name: C, steps: [back]}]",
      "1:1: error: unknown key 'name' in a suite [unknown-key] "
        + "-- 'suite' is already given: keep one of the two"
    ),
    (
      "suite: A\nscenarios: []", "2:12: error: 'scenarios' is empty: nothing would run [empty-list]"
    ),
  ])
  func `half a kind is reported as what is missing or too much`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
  }

  @Test(arguments: [
    "name: A\nsteps: &again [back]", "suite: A\nscenarios: [{name: A, steps: [back]}]",
    "vocabulary: A\ndescription: What the words are for.",
  ])
  func `keys that begin with x- hold anchors at the top of a file`(_ file: String) {
    expect("x-steps: &steps [tap: a]\n\(file)\nx-more: {any: thing}", reports: "")
  }

  @Test func `keys that begin with x- are unknown further down`() {
    expect(
      step: "tap: {x-a: b}",
      reports: """
        3:11: error: unknown key 'x-a' in a selector [unknown-key] -- known keys: id, label, value, \
        placeholder, title, type, enabled, selected, focused, hittable, within, childOf, containing, \
        index, first, named, with, and the element types
        """
    )
  }

  @Test(arguments: ["steps: [back]", "cases: [{a: 1}]"])
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

  @Test(arguments: [
    (
      "nam: A\nsetps: [tpa: a]",
      """
      1:1: error: unknown key 'nam' in a scenario [unknown-key] -- did you mean 'name'?
      2:1: error: unknown key 'setps' in a scenario [unknown-key] -- did you mean 'steps'?
      2:9: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "siute: A\nscenarois: [{nam: B, steps: [tpa: a]}]",
      """
      1:1: error: unknown key 'siute' in a suite [unknown-key] -- did you mean 'suite'?
      2:1: error: unknown key 'scenarois' in a suite [unknown-key] -- did you mean 'scenarios'?
      2:14: error: unknown key 'nam' in a scenario [unknown-key] -- did you mean 'name'?
      2:30: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "name: A\nscenarios: [{title: B, steps: [tpa: a]}]",
      """
      1:1: error: unknown key 'name' in a suite [unknown-key] -- did you mean 'suite'?
      2:14: error: unknown key 'title' in a scenario [unknown-key] -- did you mean 'name'?
      2:32: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "suite: A\ntests: [{name: B, steps: [tpa: a]}]",
      """
      2:1: error: unknown key 'tests' in a suite [unknown-key] -- did you mean 'scenarios'?
      2:27: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "name: A\ntests: [{name: B, steps: [tpa: a]}]",
      """
      1:1: error: unknown key 'name' in a suite [unknown-key] -- did you mean 'suite'?
      2:1: error: unknown key 'tests' in a suite [unknown-key] -- did you mean 'scenarios'?
      2:27: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "name: A\ntests: [back, {log: a}]",
      """
      1:1: error: a scenario needs 'steps' [missing-key]
      2:1: error: unknown key 'tests' in a scenario [unknown-key] -- known keys: name, cases, \
      steps, description, app, tags, import, launch, settle, timeout, timeLimit, \
      continueAfterFailure, variables, secrets, skip, knownIssue, setup, teardown, elements, flows, checks
      """
    ),
    (
      "vocabluary: A\nflows: {go: {steps: [tpa: a]}}",
      """
      1:1: error: unknown key 'vocabluary' in a vocabulary [unknown-key] -- did you mean \
      'vocabulary'?
      2:22: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "names: [A]",
      """
      1:1: error: the file is not a scenario, suite or vocabulary [unknown-file-kind] -- a scenario \
      has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'
      """
    ),
  ])
  func `what kind a file is shows in misspelt keys, too`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
  }
}
