import Testing

/// A choice of the first match that a template makes.
struct FirstTemplateTests {
  @Test func `the first can be meant by a variable, a row, the command line or an argument`() {
    expect(
      """
      variables: {yes: true, text: "true"}
      elements:
        twin: {parameters: [flag], selector: {button: Twin, first: "${flag}"}}
      cases: [{row: true}, {row: "true"}]
      steps:
        - tap: {button: Twin, first: "${yes}"}
        - tap: {button: {label: Twin, first: "${text}"}}
        - tap: {button: Twin, first: "${row}"}
        - tap: {named: twin, with: {flag: "${line}"}}
      """,
      overrides: ["line": "true"],
      fails: nil
    )
  }

  @Test func `what is known to be false is the error that false is, before the run`() {
    expect(
      """
      variables: {no: false}
      elements:
        twin: {parameters: [flag], selector: {button: Twin, first: "${flag}"}}
      steps:
        - tap: {button: Twin, first: "${no}"}
        - tap: {named: twin, with: {flag: false}}
        - assert: {elements: {cell: {containing: {button: Twin, first: "${no}"}}}, count: 0}
      """,
      reports: """
        7:32: error: '${no}' is false, but 'first' must be 'true' [unfit-value] -- leave it out
          note: 3:17: its value is written here
        8:37: error: '${flag}' is false, but 'first' must be 'true' [unfit-value] -- leave it out
          note: 5:62: it is used here
        9:66: error: '${no}' is false, but 'first' must be 'true' [unfit-value] -- leave it out
          note: 3:17: its value is written here
        """
    )
  }

  @Test func `what only the run makes known to be false fails there`() {
    expect(
      """
      steps:
        - remember: {element: status, enabled: isEnabled, focused: isFocused}
        - tap: {button: Twin, first: "${isEnabled}"}
        - waitFor: {button: Missing, first: "${isFocused}"}
      """,
      logs: """
        A: error at 0.100
        passed 0.000-0.000 remember element: status, enabled: isEnabled, focused: isFocused
          note: isEnabled = true
          note: isFocused = false
        passed 0.000-0.100 tap button: Twin, first: true
          touched button 'Twin' at 60.0, 122.0
        failed 0.100-0.100 waitFor button: Missing, first: false
          6:39: BadValue: '${isFocused}' is false, but 'first' must be 'true'
          advice: leave it out
        because of step 3
        """
    )
  }
}
