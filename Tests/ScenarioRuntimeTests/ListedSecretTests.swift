import ScenarioEvents
import ScenarioTestSupport
import Testing

/// Variables that a header lists as secret.
struct ListedSecretTests {
  @Test func `a short one is masked in titles, through loops, words and other variables`() {
    expect(
      """
      variables: {pin: b9, pins: [a1, c2], greeting: "with ${pin}"}
      secrets: [pin, pins]
      flows:
        say: {parameters: [text], steps: [log: "${text}"]}
      steps:
        - log: ${greeting}, b9
        - run: {flow: say, with: {text: "${pin}"}}
        - forEach: {variable: digits, in: "${pins}", steps: [log: "${digits}"]}
        - forEach: {variable: digits, in: ["${pin}", d4], steps: [log: "${digits}"]}
      """,
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 log •••, b9
        passed 0.000-0.000 run flow: say, with: {text: •••}
          passed 0.000-0.000 log ••• < 9
        passed 0.000-0.000 forEach variable: digits, in: •••
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log •••
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log •••
        passed 0.000-0.000 forEach variable: digits, in: [•••, d4]
          passed 0.000-0.000 turn 1
            passed 0.000-0.000 log •••
          passed 0.000-0.000 turn 2
            passed 0.000-0.000 log d4
        """
    )
  }

  @Test(arguments: [
    (
      "b9, [b9, x: b9], b9x, {a: b9}, y: b9x: b9, {z: b9]b9",
      "b9, [•••, x: •••], b9x, {a: •••}, y: b9x: •••, {z: •••]b9", "b9"
    ),
    ("b9", "•••", "b9"), ("[b9,b9, b9", "[•••,b9, b9", "b9"), ("[b9", "[b9", "b9"),
    ("x: b9", "x: •••", "b9"), ("[[c], d], [c", "[•••], [c", "[c], d"),
    ("[b, c], [b], [b, c, d]", "[•••], [b], [•••, d]", "b, c"),
    ("[{é: b9}], {é: b9}", "[•••], {é: b9}", "{é: b9}"),
    ("[🧛🏽], x: e\u{301}, [é, e]", "[🧛🏽], x: •••, [•••, e]", "e\u{301}"),
    (String(repeating: "b", count: 10_000), String(repeating: "b", count: 10_000), "b"),
    (String(repeating: "b", count: 10_001), "•••", "b"),
  ])
  func `a short one that is typed is masked where it makes a value of the step's name`(
    name: String,
    shown: String,
    pin: String
  ) {
    let text = ScenarioText(
      """
      variables: {pin: "\(pin)"}
      steps:
        - {type: {into: secret, text: "${pin}"}, name: "\(name)"}
      """
    )
    guard case .ran(let attempts)? = text.records.first?.result else {
      Issue.record("nothing ran")
      return
    }
    #expect(attempts.first?.steps.last?.title == shown)
  }

  @Test func `a short one that was typed is masked in the list of a loop`() {
    expect(
      """
      steps:
        - forEach: {variable: key, in: [b9, b9, x], steps: [type: {into: secret, text: "${key}"}]}
      """,
      logs: """
        A: passed at 0.700
        passed 0.000-0.700 forEach variable: key, in: [•••, •••, •••]
          passed 0.000-0.200 turn 1
            passed 0.000-0.200 type into: secret, text: •••
              touched secureTextField #secret at 270.0, 222.0
          passed 0.200-0.550 turn 2
            passed 0.200-0.550 type into: secret, text: •••
              settled 0.150
              touched secureTextField #secret at 270.0, 222.0
          passed 0.550-0.700 turn 3
            passed 0.550-0.700 type into: secret, text: •••
              touched secureTextField #secret at 270.0, 222.0
        """
    )
  }

  @Test func `of the rows of a loop only what was typed is masked`() {
    expect(
      """
      variables: {people: [{name: Ann, password: b9}]}
      steps:
        - forEach:
            variable: row
            in: ${people}
            steps:
              - type: {into: name, text: "${row.name}"}
              - type: {into: secret, text: "${row.password}"}
      """,
      logs: """
        A: passed at 0.550
        passed 0.000-0.550 forEach variable: row, in: ${people}
          passed 0.000-0.550 turn 1
            passed 0.000-0.250 type into: name, text: Ann
              touched textField #name at 90.0, 222.0
            passed 0.250-0.550 type into: secret, text: •••
              settled 0.100
              touched secureTextField #secret at 270.0, 222.0
        """
    )
  }

  @Test func `a remembered one is masked from then on`() {
    expect(
      """
      secrets: [seen, enabled]
      steps:
        - type: {into: name, text: Ann}
        - remember: {element: name, value: seen, enabled: enabled}
        - log: ${seen} and ${enabled}
        - assert: {equals: ["${seen}", Bob]}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.250 type into: name, text: Ann
          touched textField #name at 90.0, 222.0
        passed 0.250-0.350 remember element: name, value: seen, enabled: enabled
          settled 0.100
          note: seen = •••
          note: enabled = •••
        passed 0.350-0.350 log ••• and •••
        failed 0.350-0.350 assert equals: [•••, Bob]
          AssertionFailed: '•••' is not equal to 'Bob'
          expected two equal values
          found '•••' and 'Bob'
        because of step 4
        """
    )
  }

  @Test func `the value of a short one is masked under the name that it is remembered by`() {
    expect(
      """
      variables: {pin: b9}
      secrets: [pin]
      steps:
        - type: {into: name, text: "${pin}"}
        - remember: {element: name, value: seen}
        - log: saw ${seen}
        - {name: told, log: "told of ${seen}"}
        - assert: {equals: ["${seen}", x], message: "for ${seen}"}
      """,
      logs: """
        A: failed at 0.350
        passed 0.000-0.200 type into: name, text: •••
          touched textField #name at 90.0, 222.0
        passed 0.200-0.350 remember element: name, value: seen
          settled 0.150
          note: seen = •••
        passed 0.350-0.350 log saw •••
        passed 0.350-0.350 log told
          note: told of •••
        failed 0.350-0.350 assert equals: [•••, x]
          AssertionFailed: for •••: '•••' is not equal to 'x'
          expected two equal values
          found '•••' and 'x'
        because of step 5
        """
    )
  }

  @Test func `a short one that is typed later is masked in earlier notes as in their titles`() {
    expect(
      """
      variables: {pin: b9, name: q7}
      flows:
        tell: {parameters: [text], steps: [{name: told, log: "told of ${text} and ${name}"}]}
      steps:
        - run: {flow: tell, with: {text: "${pin}"}}
        - {name: seen, log: "${pin}"}
        - type: {into: secret, text: "${pin}"}
      """,
      logs: """
        A: passed at 0.200
        passed 0.000-0.000 run flow: tell, with: {text: •••}
          passed 0.000-0.000 log told < 7
            note: told of ••• and q7
        passed 0.000-0.000 log seen
          note: •••
        passed 0.000-0.200 type into: secret, text: •••
          touched secureTextField #secret at 270.0, 222.0
        """
    )
    let text = ScenarioText(
      """
      variables: {pin: b9, name: q7}
      steps:
        - tap: name
        - screenshot: ${pin} and ${name}
        - type: {into: secret, text: "${pin}"}
      """
    )
    let lines = text.log.split(separator: "\n").filter { $0.contains(" and ") }
    #expect(
      lines == [
        "passed 0.100-0.350 screenshot ••• and q7", "  screenshot ••• and q7",
      ]
    )
  }

  @Test func `arguments of the launch are filled in, but for a short one`() {
    expect(
      """
      variables: {flag: -slow, delay: 5ms}
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
