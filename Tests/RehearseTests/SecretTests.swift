import Testing

/// Variables that are listed as secret, and what is written about runs of them.
struct SecretTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": """
    app: sign-in
    paths: [.]
    variables: {token: 4fe7-91c2}
    secrets: [token]

    """,
    "a.yaml": """
    name: Nobody learns ${password}
    description: It types ${password}.
    variables: {password: open & sesame}
    secrets: [password]
    knownIssue: fails with ${token}
    steps:
      - type: {into: {id: userName}, text: "${password}"}
      - remember: {element: {id: userName}, value: shown}
      - log: ${token} and 4fe7%2d91c2 and open%20%26%20sesame
      - hierarchy
      - screenshot: ${shown}
      - assert: {element: {id: userName}, value: "4fe7-91c2"}

    """,
    "b.yaml": """
    name: No problem shows ${password}
    variables: {password: open sesame}
    secrets: [password]
    steps:
      - {pause: "${password}", name: pausing for open sesame}

    """,
    "c.yaml": """
    suite: Rows
    description: swordfish2 is one, ${token} none.
    secrets: [password]
    scenarios:
      - name: ${password} is tried
        cases: [{password: swordfish}, {password: swordfish2}]
        steps:
          - assert: ${password}

    """,
  ]

  private static let reports =
    "--junit r.xml --report html=r.html --report json-lines=r.jsonl --report markdown=r.md"

  private static let writtenReports = ["r.html", "r.jsonl", "r.md", "r.xml"]

  /// What no output may hold: the secrets, and what is left of them in some encodings.
  private static let forms = ["sesame", "4fe7", "91c2", "swordfish", "open &"]

  @Test(
    arguments: [
      "\"$REHEARSE\" run --var token=91c2-4fe7 \(reports); cat .rehearse/last-run",
      "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=s.md \"$REHEARSE\" run --reporter steps; cat s.md",
      "GITLAB_CI=1 \"$REHEARSE\" run --reporter tree --timing random --retries 1",
      "\"$REHEARSE\" config", "\"$REHEARSE\" config --var token=91c2-4fe7",
      "\"$REHEARSE\" list", "\"$REHEARSE\" check",
      "\"$REHEARSE\" inspect a.yaml", "\"$REHEARSE\" inspect a.yaml --step 5",
      "\"$REHEARSE\" inspect c.yaml",
    ]
  )
  func `no output shows a variable that is listed as secret`(script: String) async throws {
    let run = try await shell(script, files: Self.files)
    let written = run.files.filter { Self.files[$0.key] == nil }
    let texts = [run.output, run.errors] + written.values
    #expect(texts.joined().contains("•••"))
    let expected = Self.writtenReports.filter { script.contains($0) }
    #expect(written.keys.sorted() == expected + (script.contains("s.md") ? ["s.md"] : []))
    for form in Self.forms { #expect(!texts.contains { $0.contains(form) }, "\(form)") }
  }

  @Test(arguments: [
    #"type: {into: {id: password}, text: "rhino1\n"}"#,
    #"type: {into: {id: password}, text: "rhi\tno1"}"#,
    #"type: {into: {id: password}, text: "r\"hi"}"#,
    "type: {into: {id: password}, text: 'r''hi'}",
    "type:\n      into: {id: password}\n      text: |\n        rhino1",
    #"run: {flow: logIn, with: {secret: "rhino1\n"}}"#,
    #"forEach: {variable: p, in: ["rhino1\n"], steps: [{run: {flow: logIn, with: {secret: "${p}"}}}]}"#,
    "run: {flow: logIn, with: {secret: \(String(repeating: "rhino1", count: 40))}}",
  ])
  func `no output shows what was typed into a secure field, however it is written`(
    step: String
  ) async throws {
    let run = try await rehearse(
      "run a.yaml --reporter steps \(Self.reports)",
      files: ["a.yaml": .init(stringLiteral: Self.signIn + "  - \(step)\n")]
    )
    let written = run.files.filter { $0.key.hasPrefix("r.") }
    #expect(written.keys.sorted() == Self.writtenReports)
    #expect(run.output.contains("•••"), "\(run.output)\(run.errors)")
    for text in [run.output, run.errors] + written.values {
      for form in ["rhi", "no1", "r\"h", "r\\\"h", "r&quot;h", "r'h", "r''h", "r&#39;h"] {
        #expect(!text.contains(form), "\(form) in \(text)")
      }
    }
  }

  private static let signIn = """
    name: Masked
    app: sign-in
    flows:
      logIn: {parameters: {secret: }, steps: [{type: {into: {id: password}, text: "${secret}"}}]}
    steps:

    """

  @Test func `what is found before a run is told without secrets`() async throws {
    let check = try await rehearse("check b.yaml", files: Self.files)
    #expect(
      check.errors == """
        b.yaml:5:13: error: '${password}' is '•••', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
         5 |   - {pause: "${password}", name: pausing for •••}
           |             ^~~~~~~~~~~~~
        b.yaml:2:23: note: its value is written here
         2 | variables: {password: •••}
           |                       ^~~

        """
    )
  }

  @Test func `what is wrong with a row shows no secret of a row on the same line`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        name: Row ${n}
        app: sign-in
        cases: [{n: 1, password: swordfish, time: soon}, {n: 2, password: goldfish, time: 1s}]
        secrets: [password]
        steps:
          - pause: ${time}
          - type: {into: userName, text: "${password}"}

        """
      ]
    )
    #expect(
      check.errors == """
        a.yaml:6:12: error: '${time}' is 'soon', but must be a duration such as '500ms' or '5s' \
        [unfit-value]
         6 |   - pause: ${time}
           |            ^~~~~~~
        a.yaml:3:43: note: its value is written here
         3 | cases: [{n: 1, password: •••, time: soon}, {n: 2, password: •••, time: 1s}]
           |                                     ^~~~

        """
    )
  }

  @Test func `the configuration lists its own variables`() async throws {
    let run = try await rehearse(
      "config",
      files: ["rehearse.yaml": "variables: {token: 4fe7-91c2}\nsecrets: [tokn, 4fe7-91c2]\n"]
    )
    #expect(run.status == 2)
    #expect(
      run.errors == """
        rehearse.yaml:2:11: error: 'tokn' is not a variable, so it cannot be kept secret [unknown-secret]
         2 | secrets: [tokn, 4fe7-91c2]
           |           ^~~~ did you mean 'token'?
        rehearse.yaml:2:17: error: '4fe7-91c2' can't be the name of a variable [malformed-name]
         2 | secrets: [tokn, 4fe7-91c2]
           |                 ^~~~~~~~~ a name is a letter or '_', then letters, digits, '_' and '-'

        """
    )
  }
}
