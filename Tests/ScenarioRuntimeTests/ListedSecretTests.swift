import ScenarioEvents
import ScenarioTestSupport
import Testing

/// Variables that a header lists as secret.
struct ListedSecretTests {
  @Test func `their values are masked in titles, through loops, words and other variables`() {
    expect(
      """
      variables: {pin: b9b9, pins: [a1a1, c2c2], greeting: "with ${pin}"}
      secrets: [pin, pins]
      flows:
        say: {parameters: [text], steps: [log: "${text}"]}
      steps:
        - log: ${greeting}, b9b9, b9
        - run: {flow: say, with: {text: "${pin}"}}
        - forEach: {variable: digits, in: "${pins}", steps: [log: "${digits}"]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log with •••, •••, b9
        passed 0.000-0.000 run flow: say, with: {text: •••}
          passed 0.000-0.000 log ••• < 9
        passed 0.000-0.000 forEach variable: digits, in: ${pins}
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log •••
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log •••
        """
    )
  }

  @Test func `a remembered one is masked from the beginning`() {
    expect(
      """
      secrets: [seen, enabled]
      steps:
        - type: {into: name, text: Anna}
        - remember: {element: name, value: seen, enabled: enabled}
        - log: ${seen} and ${enabled}
        - assert: {equals: ["${seen}", Bob]}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.300 type into: name, text: •••
          touched textField #name at 90.0, 222.0
        passed 0.300-0.350 remember element: name, value: seen, enabled: enabled
          settled 0.050
          note: seen = '•••'
          note: enabled = true
        passed 0.350-0.350 log ••• and true
        failed 0.350-0.350 assert equals: [•••, Bob]
          AssertionFailed: '•••' is not equal to 'Bob'
          expected two equal values
          found '•••' and 'Bob'
        because of step 4
        """
    )
  }

  @Test func `arguments of the launch are filled in without secrets`() {
    expect(
      """
      variables: {flag: -slow, delay: 500ms}
      secrets: [delay]
      launch: {arguments: [-slwo, "${flag}", "${delay}"]}
      steps:
        - log: x
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 launch gallery -slwo -slow •••
          5:22: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
        passed 0.000-0.000 log x
        """
    )
  }

  @Test func `a name without a variable is an error with the nearest one`() {
    expect(
      """
      variables: {password: open sesame}
      secrets: [pasword]
      steps:
        - log: ${password}
      """,
      reports: """
        4:11: error: 'pasword' is not a variable, so it cannot be kept secret [unknown-secret] -- did you \
        mean 'password'?
        """
    )
  }

  @Test func `among very many variables none is named`() {
    let variables = (1...5_001).map { "v\($0): x" }.joined(separator: ", ")
    expect(
      """
      variables: {\(variables)}
      secrets: [v]
      steps:
        - back
      """,
      reports: """
        4:11: error: 'v' is not a variable, so it cannot be kept secret [unknown-secret]
        """
    )
  }

  @Test func `rows, the command line and steps define names, too`() {
    expect(
      """
      cases: [{password: open sesame}]
      secrets: [password, seen, token]
      steps:
        - log: ${password} ${token}
        - remember: {element: name, value: seen}
      """,
      overrides: ["token": "4fe7"],
      reports: ""
    )
  }

  @Test func `what a suite lists one of its scenarios has`() {
    expect(
      """
      suite: S
      app: gallery
      secrets: [password, token]
      scenarios:
        - {name: One, variables: {password: open sesame}, steps: [log: "${password}"]}
        - {name: Two, secrets: [pasword], steps: [log: x]}
      """,
      reports: """
        3:21: error: 'token' is not a variable, so it cannot be kept secret [unknown-secret] -- variables: \
        password
        6:27: error: 'pasword' is not a variable, so it cannot be kept secret [unknown-secret] -- there are no \
        variables here
        """
    )
  }
}
