import Testing

/// The names in interruptions, which are those of the header wherever the run is.
struct InterruptionNameTests {
  @Test func `an interruption of a flow has the header's values, not those of parameters`() {
    expect(
      """
      variables: {name: Rows}
      interruptions: [{when: {screen: "${name}"}, do: [{log: "${name}"}, back]}]
      flows:
        open: {parameters: [name], steps: [{tap: "${name}"}, {assert: {button: "${name}"}}]}
      steps:
        - run: {flow: open, with: {name: Open}}
      """,
      logs: """
        A: passed at 0.900
        passed 0.000-0.900 run flow: open, with: {name: Open}
          passed 0.000-0.100 tap Open < 8
            touched button 'Open' at 180.0, 322.0
          passed 0.100-0.900 assert button: Open < 8
            settled 0.350
            settled 0.350
            passed 0.450-0.550 interruption screen: Rows
              passed 0.450-0.450 log Rows
              passed 0.450-0.550 back
                touched button 'Gallery' at 60.0, 42.0
        """
    )
  }

  @Test func `an interruption of a loop has the header's values, not those of the loop`() {
    expect(
      """
      variables: {name: Rows}
      interruptions: [{when: {screen: "${name}"}, do: [back]}]
      steps:
        - forEach: {variable: name, in: [Open], steps: [{tap: "${name}"}, {assert: {button: "${name}"}}]}
      """,
      fails: nil
    )
  }

  @Test
  func `what an interruption remembers is known in the flow that it interrupts, and after it`() {
    expect(
      """
      interruptions: [{when: {screen: Rows}, do: [{remember: {elements: {type: cell}, count: seen}}, back]}]
      variables: {seen: nothing}
      flows:
        open: {parameters: [name], steps: [{tap: "${name}"}, {assert: {button: "${name}"}}, {log: "${name} ${seen}"}]}
      steps:
        - run: {flow: open, with: {name: Open}}
        - log: "${seen}"
      """,
      logs: """
        A: passed at 0.900
        passed 0.000-0.900 run flow: open, with: {name: Open}
          passed 0.000-0.100 tap Open < 8
            touched button 'Open' at 180.0, 322.0
          passed 0.100-0.900 assert button: Open < 8
            settled 0.350
            settled 0.350
            passed 0.450-0.550 interruption screen: Rows
              passed 0.450-0.450 remember elements: {type: cell}, count: seen
                note: seen = 12
              passed 0.450-0.550 back
                touched button 'Gallery' at 60.0, 42.0
          passed 0.900-0.900 log Open 12 < 8
        passed 0.900-0.900 log 12
        """
    )
  }
}
