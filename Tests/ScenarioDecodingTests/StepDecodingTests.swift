import Testing

struct StepDecodingTests {
  @Test func `an unknown command suggests the nearest one`() {
    expect(
      step("tpa: Done"),
      reports: "4:5: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?"
    )
  }

  @Test func `two commands in one step are an error at the second`() {
    expect(
      """
      name: A
      app: trivia
      steps:
        - tap: Done
          pause: 1s
      """,
      reports: """
        5:5: error: a step has one command, but this one has 'tap' and 'pause' \
        [several-commands] -- begin another step with '- pause:'
        """
    )
  }

  @Test func `a step without a command names the commands`() {
    expect(
      step("name: Just a title"),
      reports: """
        4:5: error: a step needs a command [command-missing] -- commands: launch, terminate, \
        tap, doubleTap, longPress, type, clear, adjust, swipe, scroll, dismissKeyboard, back, \
        waitFor, assert, pause, remember, audit, log, hierarchy, screenshot, run, group, repeat, \
        forEach, if
        """
    )
  }

  @Test func `a key beside the command that belongs behind it says where to put it`() {
    expect(
      """
      name: A
      app: trivia
      steps:
        - tap: Done
          timeout: 2s
      """,
      reports: """
        5:5: error: unknown key 'timeout' in a step with 'tap' [unknown-key] -- it belongs \
        behind the command: tap: {element: Done, timeout: ...}
        """
    )
  }

  @Test(arguments: ["launch", "terminate", "hierarchy", "launch:", "hierarchy: {button: Done}"])
  func `commands without arguments may stand bare`(_ command: String) {
    expect(step(command), reports: "")
  }

  @Test func `a bare command that needs an argument says which`() {
    expect(
      step("tap"),
      reports: """
        4:5: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}', \
        or a mapping; found nothing [wrong-kind]
        """
    )
  }

  @Test func `all mistakes of a file are reported at once`() {
    expect(
      """
      nme: A
      app: trivia
      timeout: soon
      steps:
        - tap: {buton: Done}
        - pause: 25h
        - assert: {element: Done, exists: "true"}
      """,
      reports: """
        1:1: error: unknown key 'nme' in a scenario [unknown-key] -- did you mean 'name'?
        1:1: error: a scenario needs 'name' [missing-key]
        5:11: error: unknown key 'buton' in a selector [unknown-key] -- did you mean 'button'?
        6:12: error: '25h' is longer than 24 hours [duration-too-long]
        7:37: error: 'exists' must be 'true' or 'false'; found a quoted text [quoted-literal] \
        -- drop the quotes
        3:10: error: 'timeout' must be a duration such as '500ms' or '5s'; found 'soon' [wrong-kind]
        """
    )
  }

  private func step(_ step: String) -> String {
    """
    name: A
    app: trivia
    steps:
      - \(step)
    """
  }
}
