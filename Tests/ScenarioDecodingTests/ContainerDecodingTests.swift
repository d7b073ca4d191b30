import Testing

struct ContainerDecodingTests {
  @Test(arguments: [
    ("run: {with: {a: 1}}", "3:11: error: 'run' needs 'flow' [missing-key]"),
    ("group: {steps: [back]}", "3:13: error: 'group' needs 'name' [missing-key]"),
    (
      "group: {name: a, steps: []}", "3:29: error: 'steps' is empty: nothing would run [empty-list]"
    ),
    ("repeat: {steps: [back]}", "3:14: error: 'repeat' needs 'times' [missing-key]"),
    (
      "repeat: {times: -1, steps: [back]}",
      "3:21: error: 'times' must be a whole number of at least 0; found -1 [wrong-kind]"
    ),
    (
      "repeat: {times: 2, atMost: 3, steps: [back]}",
      "3:24: error: 'times' and 'atMost' exclude each "
        + "other [conflicting-keys]"
    ),
    (
      "repeat: {while: a, steps: [back]}",
      "3:14: error: 'repeat' with a condition needs 'atMost' "
        + "[missing-key] -- say how often it may go round at most"
    ),
    (
      "repeat: {while: a, until: b, atMost: 1, steps: [back]}",
      "3:24: error: 'while' and 'until' exclude each other [conflicting-keys]"
    ),
    (
      "repeat: {times: '2', steps: [back]}",
      "3:21: error: 'times' must be a whole number; found a quoted "
        + "text [quoted-literal] -- remove the quotes"
    ),
    (
      "forEach: {variable: x, in: [], steps: [back]}",
      "3:32: error: 'in' is empty: nothing would run "
        + "[empty-list] -- write 'allowEmpty: true' if that is meant"
    ),
    (
      "forEach: {variable: x, in: [], allowEmpty: false, steps: [back]}",
      "3:32: error: 'in' is empty: "
        + "nothing would run [empty-list] -- write 'allowEmpty: true' if that is meant"
    ),
    (
      "forEach: {variable: x, in: a, steps: [back]}",
      "3:32: error: 'in' must be a list, or '${list}'; "
        + "found 'a' [wrong-kind]"
    ),
    (
      "forEach: {variable: x, in: [1], index: x, steps: [back]}",
      "3:44: error: 'x' is defined twice "
        + "[defined-twice]\n  note: 3:25: first defined here"
    ),
    ("if: {then: [back]}", "3:10: error: 'if' needs 'condition' [missing-key]"),
    ("if: {condition: a}", "3:10: error: 'if' needs 'then' [missing-key]"),
    (
      "if: {condition: a, then: []}", "3:30: error: 'then' is empty: nothing would run [empty-list]"
    ),
    (
      "if: {condition: a, then: [back], else: []}",
      "3:44: error: 'else' is empty: nothing would run "
        + "[empty-list]"
    ),
  ])
  func `what is wrong in a step with steps is reported at its place`(
    _ step: String,
    _ report: String
  ) {
    expect(step: step, reports: report)
  }
}
