import Testing

/// A step has one command; a second one is another step, or holds the first.
struct SecondCommandTests {
  @Test(arguments: [
    (
      "{tap: a, pause: 1s}",
      "3:14: error: a step has one command, but this one has 'tap' and 'pause' "
        + "[several-commands] -- begin another step with '- pause:'\n"
        + "  note: 3:6: the first command is here"
    ),
    (
      "{tap: a, if: b}",
      "3:14: error: a step has one command, but this one has 'tap' and 'if' [several-commands] "
        + "-- put the step into it: '- if: {condition: ..., then: [...]}'\n"
        + "  note: 3:6: the first command is here"
    ),
    (
      "{tap: a, repeat: 3}",
      "3:14: error: a step has one command, but this one has 'tap' and 'repeat' [several-commands] "
        + "-- put the step into it: '- repeat: {times: ..., steps: [...]}'\n"
        + "  note: 3:6: the first command is here"
    ),
    (
      "{forEach: {variable: x, in: [a], steps: [back]}, tap: a}",
      "3:54: error: a step has one command, but this one has 'forEach' and 'tap' "
        + "[several-commands] -- begin another step with '- tap:'\n"
        + "  note: 3:6: the first command is here"
    ),
  ])
  func `a second command is told what to do with`(_ step: String, _ report: String) {
    expect(step: step, reports: report)
  }
}
