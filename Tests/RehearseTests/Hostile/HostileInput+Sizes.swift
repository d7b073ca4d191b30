extension HostileInput {
  /// Much of everything.
  static let sizes = [
    HostileInput("a hundred thousand brackets", file: "\("[" * 100_000)"),
    HostileInput("a hundred thousand dashes", file: "\("- " * 100_000)x"),
    HostileInput("a hundred thousand question marks", file: "\("? " * 100_000)x"),
    HostileInput(
      "a thousand levels of indentation",
      file: "\(String.lines(0..<1_000) { " " * $0 + "a:" })"
    ),
    HostileInput("a text of fifty megabytes", step: "log: \"\("x" * 50_000_000)\""),
    HostileInput(
      "a folded text with fifty thousand indexes",
      "steps:\n- log: >\n    x ${a\("[b]" * 50_000)}\n"
    ),
    HostileInput("a text of a megabyte", step: "tpa: \"\("x" * 1_000_000)\""),
    HostileInput("a key of a megabyte", "? \"\("x" * 1_000_000)\"\n: 1\nsteps: [back]\n"),
    HostileInput(
      "a name of a megabyte",
      file: "name: \"\("x" * 1_000_000)\"\napp: trivia\nsteps: [{assert: Nothing}]\n"
    ),
    HostileInput("a megabyte of blanks", file: "\(" " * 1_000_000)"),
    HostileInput("a megabyte of empty lines", file: "\("\n" * 1_000_000)"),
    HostileInput("a line of half a megabyte", "steps: [\("back, " * 75_000)tpa]\n"),
    HostileInput("fifty thousand steps", "steps: [\("{}," * 50_000)back]\n"),
    HostileInput(
      "ten thousand tags",
      "tags: [\(String.lines(0..<10_000) { "t\($0)," })]\nsteps: [back]\n"
    ),
    HostileInput("a hundred thousand tags in a row", tags: "\("a or " * 100_000)a"),
    HostileInput("a hundred thousand choices of tags", tags: "\("a, " * 100_000)a"),
    HostileInput(
      "four thousand rows of four thousand variables",
      """
      variables:
      \(String.lines(0..<4_000) { "  v\($0): x" })
      cases:
      \(String.lines(0..<4_000) { "- {r: \($0)}" })
      steps: [{assert: "${r}"}]

      """
    ),
    HostileInput(
      "three hundred rows of a secret and a mistake",
      files: [
        "a.yaml": """
        name: A
        app: sign-in
        cases: {fromFile: rows.csv}
        secrets: [password]
        steps:
          - pause: ${time}
          - type: {into: password, text: "${password}"}

        """,
        "rows.csv": FileContent(
          stringLiteral: "password,time\n" + .lines(1000..<1300) { "secret\($0),none" }
        ),
      ]
    ),
    HostileInput(
      "four thousand texts for a secure field",
      file: """
        name: A
        app: sign-in
        timeLimit: 24h
        steps:
          - forEach:
              variable: text
              in:
        \(String.lines(1000..<5000) { "        - secret\($0)" })
              steps: [{type: {into: password, text: "${text}"}}]

        """
    ),
    HostileInput(
      "a secret of five thousand beginnings and ends, and a step named alike",
      file: """
        name: A
        app: sign-in
        variables: {password: "\("[," * 5_000)x"}
        secrets: [password]
        steps:
          - {type: {into: {id: password}, text: "${password}"}, name: "\("[," * 5_000)"}

        """
    ),
    HostileInput(
      "a million letters to type",
      file: """
        name: A
        app: sign-in
        timeLimit: 24h
        steps: [{type: {into: userName, text: \("a" * 1_000_000)}}]

        """
    ),
    HostileInput("half a million brackets in a text", step: "log: \"\("[" * 500_000)]\""),
    HostileInput("a selector of half a million brackets", step: "tap: \"\("[" * 500_000)]\""),
    HostileInput("two hundred thousand escapes", step: "log: \"\("$${" * 200_000)\""),
    HostileInput(
      "ten thousand steps that use a chain of variables",
      """
      variables:
        v0: ${undefined}
      \(String.lines(1..<10_000) { "  v\($0): ${v\($0 - 1)}" })
      cases: [{undefined: x}, {other: y}]
      steps:
      \(String.lines(0..<10_000) { "- log: ${v\($0)}" })

      """
    ),
    HostileInput(
      "ten thousand names in a loop",
      """
      steps:
        - repeat:
            times: 1
            steps:
              - if:
                  condition: AnswerA
                  then:
      \(String.lines(0..<10_000) {
        "              - log: ${n\($0)}\n              - remember: {element: AnswerA, label: n\($0)}"
      })

      """
    ),
    HostileInput("three thousand anchors", String.lines(0..<3_000) { "k\($0): &k\($0) 1" }),
  ]

  /// A scenario that is chosen by tags.
  private init(_ kind: String, tags: String) {
    let scenario: FileContent = "name: A\napp: trivia\ntags: [a]\nsteps: [back]\n"
    self.init(
      kind,
      files: ["rehearse.yaml": "tags: {include: [\(tags)]}\n", "a.yaml": scenario]
    )
  }
}
