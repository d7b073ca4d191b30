import Testing

/// Listed variables that are made of others, or of a part of a data file, and so are written nowhere.
struct ComposedSecretTests {
  private static let data: FileContent = #"{"user": {"pw": "hunter"}, "pins": [4711.0]}"#

  private static let scenario: FileContent = """
    name: A
    app: trivia
    variables:
      file: {fromFile: data.json}
      password: ${file.user.pw}
      key: ${base}-${tail}
      base: open
      pin: ${file.pins[0]}
      short: 7
      few: [1, 2]
    secrets: [password, key, pin, short]
    launch: {arguments: ["-is${password}"]}
    steps:
      - log: ${few[pin]}
      - assert: {screen: "${password}"}
      - assert: {elements: {type: button}, count: {atLeast: "${pin}", atMost: "${short}"}}

    """

  private static let files: [String: FileContent] = [
    "data.json": data,
    "a.yaml": scenario,
    "rows.yaml": """
    name: Row ${n}
    app: trivia
    variables: {key: "${base}-${tail}"}
    cases: [{n: 1, base: open, pin: "${base} up"}, {n: 2, base: shut, pin: 10e3}]
    secrets: [key, pin]
    launch: {arguments: ["-is${key}", "-at${pin}"]}
    steps: [log: a]

    """,
    "wrong.yaml": """
    name: W
    app: trivia
    variables: {key: "${base}-${tail}", base: open}
    secrets: [key]
    launch: {arguments: [-questions, "${key}.json"]}
    steps: [log: a]

    """,
    "broken.yaml": """
    name: B
    app: trivia
    variables: {key: "${base}-${tail}", base: open}
    cases: {fromFile: data.json, at: no}
    secrets: [key]
    steps: [log: "open-sesame ${is here"]

    """,
  ]

  @Test func `what is found before a run is told without them`() async throws {
    let check = try await rehearse("check . --var tail=sesame", files: Self.files)
    #expect(
      check.errors == """
        a.yaml:12:22: warning: unknown launch argument '-is•••' [launch-argument]
         12 | launch: {arguments: ["-is${password}"]}
            |                      ^~~~~~~~~~~~~~~~ launch arguments: -isUITesting, \
        -networkLatency, -networkFailures, -questions, -startAt, -placeholderWindow
        a.yaml:5:13: note: its value is written here
         5 |   password: ${file.user.pw}
           |             ^~~~~~~~~~~~~~~
        a.yaml:14:12: error: 'few[pin]' has no item •••; the list has 2, from 0 [unfit-value]
         14 |   - log: ${few[pin]}
            |            ^~~~~~~~
        a.yaml:8:8: note: its value is written here
         8 |   pin: ${file.pins[0]}
           |        ^~~~~~~~~~~~~~~
        a.yaml:15:22: error: the app has no screen '•••' [unfit-value]
         15 |   - assert: {screen: "${password}"}
            |                      ^~~~~~~~~~~~~ screens: Loading, Question
        a.yaml:5:13: note: its value is written here
         5 |   password: ${file.user.pw}
           |             ^~~~~~~~~~~~~~~
        a.yaml:16:75: error: no number is at least ••• and at most 7 [unfit-value]
         16 |   - assert: {elements: {type: button}, count: {atLeast: "${pin}", atMost: "${short}"}}
            |                                                                           ^~~~~~~~~~
        a.yaml:9:10: note: its value is written here
         9 |   short: 7
           |          ^
        broken.yaml:4:34: error: there is no key 'no' [unusable-data]
         4 | cases: {fromFile: data.json, at: no}
           |                                  ^~
        data.json:1:1: note: the keys here: user, pins
         1 | •••
           | ^~~
        broken.yaml:6:27: error: '${' has no closing '}' [malformed-template]
         6 | steps: [log: "••• ${is here"]
           |                   ^~~~~~~~~ close it, or write '$${' for the text '${'
        rows.yaml:6:22: warning: unknown launch argument '-is•••' [launch-argument]
         6 | launch: {arguments: ["-is${key}", "-at${pin}"]}
           |                      ^~~~~~~~~~~ launch arguments: -isUITesting, -networkLatency, \
        -networkFailures, -questions, -startAt, -placeholderWindow
        rows.yaml:4:22: note: its value is written here
         4 | cases: [{n: 1, base: open, pin: "${base} up"}, {n: 2, base: shut, pin: •••}]
           |                      ^~~~
        rows.yaml:6:35: warning: unknown launch argument '-at•••' [launch-argument]
         6 | launch: {arguments: ["-is${key}", "-at${pin}"]}
           |                                   ^~~~~~~~~~~ launch arguments: -isUITesting, \
        -networkLatency, -networkFailures, -questions, -startAt, -placeholderWindow
        rows.yaml:4:22: note: its value is written here
         4 | cases: [{n: 1, base: open, pin: "${base} up"}, {n: 2, base: shut, pin: •••}]
           |                      ^~~~
        wrong.yaml:5:34: error: '•••.json' can't be read: there is no such file [launch-argument]
         5 | launch: {arguments: [-questions, "${key}.json"]}
           |                                  ^~~~~~~~~~~~~
        wrong.yaml:3:43: note: its value is written here
         3 | variables: {key: "${base}-${tail}", base: open}
           |                                           ^~~~

        """
    )
  }

  @Test(arguments: ["list", "run --reporter steps --junit r.xml --report html=r.html"])
  func `no other output shows them`(command: String) async throws {
    let run = try await rehearse("\(command) . --var tail=sesame", files: Self.files)
    let reports = run.files.filter { $0.key.hasPrefix("r.") }
    #expect(reports.keys.sorted() == (command == "list" ? [] : ["r.html", "r.xml"]))
    let texts = [run.output, run.errors] + reports.values
    for form in ["hunter", "4711", "-sesame", "open up", "10e3"] {
      #expect(!texts.contains { $0.contains(form) }, "\(form)")
    }
    #expect((run.output + run.errors).contains("•••"))
  }

  @Test func `a secret of a row does not tear one apart that all rows have`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        name: Row ${n}
        app: trivia
        variables: {whole: open-sesame-4711}
        cases: [{n: 1, part: sesame}, {n: 2, part: basil}]
        secrets: [whole, part]
        steps: [assert: {screen: "x${n}open-sesame-4711"}]

        """
      ]
    )
    #expect(check.errors.contains("the app has no screen 'x1•••'"), "\(check.errors)")
    #expect(!check.errors.contains("4711"), "\(check.errors)")
  }
}
