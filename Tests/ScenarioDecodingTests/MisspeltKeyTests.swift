import Testing

/// What stands behind a misspelt key is read as it was meant.
struct MisspeltKeyTests {
  @Test func `a misspelt key hides no mistake behind it`() {
    expect(
      """
      name: A
      setps:
        - tpa: a
      timeuot: soon
      flwos: {go: {stpes: [bcak]}}
      """,
      reports: """
        2:1: error: unknown key 'setps' in a scenario [unknown-key] -- did you mean 'steps'?
        3:5: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        4:1: error: unknown key 'timeuot' in a scenario [unknown-key] -- did you mean 'timeout'?
        4:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        5:1: error: unknown key 'flwos' in a scenario [unknown-key] -- did you mean 'flows'?
        5:14: error: unknown key 'stpes' in a flow [unknown-key] -- did you mean 'steps'?
        5:22: error: unknown command 'bcak' [unknown-command] -- did you mean 'back'?
        """
    )
  }

  @Test(arguments: [
    (
      "suite: A\nscenarois: [{name: B, step: [tpa: a]}]",
      """
      2:1: error: unknown key 'scenarois' in a suite [unknown-key] -- did you mean 'scenarios'?
      2:23: error: unknown key 'step' in a scenario [unknown-key] -- did you mean 'steps'?
      2:30: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
    (
      "name: A\nsteps: [repeat: {tmes: x, steps: [tpa: a]}]",
      """
      2:18: error: unknown key 'tmes' in 'repeat' [unknown-key] -- did you mean 'times'?
      2:24: error: 'times' must be a whole number; found 'x' [wrong-kind]
      2:35: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
      """
    ),
  ])
  func `so it is wherever keys are the language's own`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
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
      1:1: error: the file is no scenario, suite or vocabulary [unknown-file-kind] -- a scenario \
      has 'name' and 'steps', a suite 'suite' and 'scenarios', a vocabulary 'vocabulary'
      """
    ),
  ])
  func `what kind a file is shows in misspelt keys, too`(_ yaml: String, _ report: String) {
    expect(yaml, reports: report)
  }

  @Test func `a misspelt command hides no mistake behind it either`() {
    expect(
      """
      name: A
      steps:
        - wiatFor: {element: a, timeot: soon}
        - nmae: b
        - gruop: {name: c, steps: [tpa: {idd: d}]}
      """,
      reports: """
        3:5: error: unknown command 'wiatFor' [unknown-command] -- did you mean 'waitFor'?
        3:27: error: unknown key 'timeot' in an expectation about an element [unknown-key] -- did \
        you mean 'timeout'?
        4:5: error: unknown command 'nmae' [unknown-command] -- did you mean 'name'?
        5:5: error: unknown command 'gruop' [unknown-command] -- did you mean 'group'?
        5:30: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?
        5:36: error: unknown key 'idd' in a selector [unknown-key] -- did you mean 'id'?
        """
    )
  }

  @Test func `a key that is there is not read once more from one that resembles it`() {
    expect(
      "name: A\nstep: [tpa: a]\nsteps: [back]\nstpes: [tpa: a]",
      reports: """
        2:1: error: unknown key 'step' in a scenario [unknown-key] -- did you mean 'steps'?
        4:1: error: unknown key 'stpes' in a scenario [unknown-key] -- did you mean 'steps'?
        """
    )
  }
}
