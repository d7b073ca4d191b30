import Testing

struct WordLimitTests {
  @Test func `words that lie too deep are reported where they become too deep`() {
    let flows = (1...100).map { "  f\($0): {steps: [run: f\($0 - 1)]}\n" }.joined()
    expect(
      "flows:\n  f0: {steps: [log: x]}\n\(flows)steps:\n  - run: f100\n",
      reports: "68:3: error: the flow 'f64' is nested more than 64 levels deep [words-too-deep]"
    )
  }

  @Test func `a chain of ten thousand words is looked at once`() {
    let checks = (1...10_000).reversed().map { "  c\($0): {all: [{check: c\($0 - 1)}]}\n" }.joined()
    expect(
      "checks:\n\(checks)  c0: {screen: Gallery}\nsteps:\n  - assert: {check: c10000}\n",
      reports: "9940:3: error: the check 'c64' is nested more than 64 levels deep [words-too-deep]"
    )
  }

  @Test func `checks that multiply are reported where they become too many`() {
    let uses = { (name: String) in Array(repeating: "{check: \(name)}", count: 10) }
    let checks = (1...9).map { level in
      "  c\(level): {all: [\(uses("c\(level - 1)").joined(separator: ", "))]}\n"
    }
    expect(
      "checks:\n  c0: {screen: Gallery}\n\(checks.joined())steps:\n  - assert: {check: c9}\n",
      reports: """
        7:3: error: the check 'c3' uses more than 1000 definitions [words-too-many]
        """
    )
  }

  @Test func `variables that multiply are reported where they become too many`() {
    let variables = (1...9).map { level in
      "  v\(level): \"\(String(repeating: "${v\(level - 1)}", count: 10))\"\n"
    }
    expect(
      "variables:\n  v0: \"\"\n\(variables.joined())steps:\n  - log: ${v9}\n",
      reports: """
        9:3: error: expanding 'v5' takes more than 100000 variable references \
        [variable-too-large]
        """
    )
  }

  @Test func `a chain of ten thousand variables is looked at once`() {
    let variables = (1...10_000).map { "  v\($0): \"${v\($0 - 1)}\"\n" }.joined()
    expect(
      "variables:\n  v0: x\n\(variables)steps:\n  - log: ${v10000}\n",
      reports: """
        9941:13: error: values are nested deeper than 64 levels [unfit-value]
          note: 9941:10: its value is written here
        """
    )
  }

  @Test func `a chain of ten thousand defaults of parameters ends where one of variables does`() {
    expect(
      chainOfDefaults(10_000),
      reports: """
        10008:10: error: values are nested deeper than 64 levels [unfit-value]
          note: 70:12: it is used here
          note: 6:11: its value is written here
        """
    )
  }

  @Test func `a chain of 64 defaults of parameters is followed to its end`() {
    expect(chainOfDefaults(64), reports: "")
  }

  /// A flow whose parameters are each made of the one before, that many in all.
  private func chainOfDefaults(_ count: Int) -> String {
    let defaults = (2...count).map { "      p\($0): \"${p\($0 - 1)}\"\n" }.joined()
    return """
      flows:
        go:
          parameters:
            p1: x
      \(defaults)    steps: [log: "${p\(count)}"]
      steps:
        - run: go

      """
  }

  @Test func `a text does not grow without end`() {
    let half = String(repeating: "x", count: 600_000)
    expect(
      "variables: {half: \(half)}\nsteps:\n  - log: ${half}${half}\n",
      reports: """
        5:10: error: the text grows to more than 1048576 bytes [unfit-value]
          note: 3:19: its value is written here
        """
    )
  }

  @Test func `a pattern that is too large is an error, as soon as it is known`() {
    expect(
      """
      steps:
        - assert: {element: status, label: {matches: "(a{1,200}){1,200}b"}}
      """,
      reports: """
        4:48: error: '(a{1,200}){1,200}b' has more than 10000 states [costly-pattern] -- use \
        smaller counts in '{n,m}'
        """
    )
    expect(
      """
      variables: {part: "a{1,200}"}
      steps:
        - assert: {element: status, label: {matches: "(${part}){1,200}b"}}
      """,
      reports: """
        5:48: error: '(a{1,200}){1,200}b' has more than 10000 states [unfit-value] -- use smaller \
        counts in '{n,m}'
          note: 3:19: its value is written here
        """
    )
  }
}
