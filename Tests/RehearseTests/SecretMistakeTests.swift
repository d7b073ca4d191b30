import Testing

/// Variables that are listed as secret in files that have mistakes, and what is said of these.
struct SecretMistakeTests {
  /// What the console and all reports say of a file, which has a problem that the console tells.
  private func texts(about file: FileContent, problem: String) async throws -> [String] {
    let reports =
      "--junit r.xml --report html=r.html --report json-lines=r.jsonl --report markdown=r.md"
    let run = try await rehearse("run a.yaml \(reports)", files: ["a.yaml": file])
    let written = run.files.filter { $0.key.hasPrefix("r.") }
    #expect(written.keys.sorted() == ["r.html", "r.jsonl", "r.md", "r.xml"])
    #expect(run.output.contains("a.yaml:\(problem) ["), "\(run.output)")
    return [run.output, run.errors] + written.values
  }

  @Test(arguments: [
    ("cases: {pw: sesame}", "4:8: error: 'cases' must be a list; found a mapping"),
    ("variables: [{pw: sesame}]", "4:12: error: 'variables' must be a mapping; found a list"),
    ("variables: pw=sesame", "4:12: error: 'variables' must be a mapping; found '•••'"),
    (
      "variables:\n  - pw: sesame\n  - [x]",
      "5:3: error: 'variables' must be a mapping; found a list"
    ),
  ])
  func `what stands where variables or rows belong is masked as a whole`(
    values: String,
    problem: String
  ) async throws {
    let file: FileContent = """
      name: A
      app: sign-in
      secrets: [pw]
      \(values)
      steps: [log: "${pw}"]

      """
    let texts = try await texts(about: file, problem: problem)
    #expect(texts.filter { $0.contains("sesame") || $0.contains("not defined") } == [])
  }

  @Test(arguments: [
    ("secrets: pw", "5:10: error: 'secrets' must be a list; found 'pw'"),
    ("secrets: {pw: }", "5:10: error: 'secrets' must be a list; found a mapping"),
    ("secrets: {names: [pw]}", "5:10: error: 'secrets' must be a list; found a mapping"),
    ("secrets: x, pw", "5:10: error: 'secrets' must be a list; found 'x, pw'"),
    ("secrets: [\"${pw}\"]", "5:11: error: '${pw}' can't be the name of a variable"),
    ("secrets: [[pw]]", "5:11: error: the name of a variable must be a text; found a list"),
    ("secret: [pw]", "5:1: error: unknown key 'secret' in a scenario"),
  ])
  func `what is listed as secret in another way is masked as well`(
    secrets: String,
    problem: String
  ) async throws {
    let file: FileContent = """
      name: A
      app: sign-in
      variables: {pw: sesame}
      launch: {arguments: ["-is${pw}"]}
      \(secrets)
      steps: [lgo: "sesame", log: "${pw}"]

      """
    let texts = try await texts(about: file, problem: problem)
    #expect(texts.filter { $0.contains("sesame") || $0.contains("unknown-secret") } == [])
  }

  @Test func `rows that a suite can't have are masked`() async throws {
    let suite: FileContent = """
      suite: A
      app: sign-in
      secrets: [pw]
      cases: [{pw: sesame}]
      scenarios: [{name: B, steps: [log: "${pw}"]}]

      """
    let run = try await rehearse("run a.yaml", files: ["a.yaml": suite])
    #expect(run.output.contains("a.yaml:4:1: error: unknown key 'cases' in a suite"))
    #expect(!run.output.contains("sesame"))
  }

  @Test(arguments: [
    ("rows.csv", "password,n\nsesame,1\nsesame", "3:1: error: the row has 1 field"),
    ("rows.json", #"[{"password": "sesame" "n": 1}]"#, "1:24: error: expected ',' or '}'"),
    ("rows.csv", "open sesame,n\nsesame,1", "1:1: error: '•••' can't be the name"),
    (
      "rows.json", #"[{"password": 1, "sesame": 1, "sesame": 2}]"#,
      "1:31: error: duplicate key '•••'"
    ),
    ("rows.json", "[{\"password\": sesame}]", "1:15: error: '•••' is not a JSON value"),
    ("rows.yaml", "[sesame]", "1:2: error: row 1 is a text"),
    ("rows.yaml", "- 'sesame': 1\n  'sesame': 2", "2:3: error: duplicate key •••"),
    ("rows.yaml", "- password: *sesame", "1:13: error: no value before this one has the anchor"),
    ("rows.yaml", "- password: @sesame", "1:13: error: a text that begins with '@'"),
  ])
  func `nothing is shown of data that can't be had, as all of it may be secret`(
    path: String,
    rows: String,
    problem: String
  ) async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        path: FileContent(stringLiteral: rows),
        "a.yaml": """
        name: Row ${n}
        app: sign-in
        cases: {fromFile: \(path)}
        secrets: [password]
        steps:
          - type: {into: userName, text: "${password}"}

        """,
      ]
    )
    #expect(check.errors.contains("\(path):\(problem)"), "\(check.errors)")
    #expect(check.errors.contains(" | •••\n"), "\(check.errors)")
    #expect(!check.errors.contains("sesame"), "\(check.errors)")
  }

  @Test(arguments: [
    ("sesame,seed", #"launch: {arguments: "sesame,seed"}"#, "'arguments' must be a list"),
    ("{{sesame}}", #"assert: {not: "{{sesame}}"}"#, "is an ordinary text, not a variable"),
    (#"\\p{sesame}"#, #"assert: {label: {matches: "\\p{sesame}"}}"#, "is not a regular expression"),
    ("sesa", "{type: sesa, into: name}", "put it after the command"),
  ])
  func `advice shows no part of a secret`(
    secret: String,
    step: String,
    told: String
  ) async throws {
    let run = try await rehearse(
      "run a.yaml --junit a.xml",
      files: [
        "a.yaml": """
        name: A
        app: sign-in
        variables: {pw: "\(secret)"}
        secrets: [pw]
        steps:
          - \(step)
          - log: "${pw}"

        """
      ]
    )
    let texts = run.output + run.errors + (run.files["a.xml"] ?? "")
    #expect(texts.contains(told), "\(texts)")
    let advice = texts.split(separator: "\n").filter { !$0.contains(" - ") }
    #expect(advice.filter { $0.contains("ses") } == [], "\(texts)")
  }

  @Test func `of a file that can't be read no line is shown if it may list secrets`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "a.yaml": "name: A\nvariables: {k: sesame, l: [}\nsecrets: [k]\nsteps: [back]\n",
        "b.yaml": "name: B\nsecrets: [k]\nvariables:\n  k: sesame: seed\nsteps: [back]\n",
        "c.yaml":
          "name: C\napp: todo\nvariables: {k: a, k: sesame}\nsecrets: [k]\nsteps: [tpa: x]\n",
      ]
    )
    #expect(
      check.errors == """
        a.yaml:2:28: error: expected a value [yaml-syntax]
         2 | •••
           | ^~~
        b.yaml:4:6: error: a text that holds ': ' must be quoted [yaml-syntax]
         4 | •••
           | ^~~
        c.yaml:3:19: error: duplicate key 'k' [duplicate-key]
         3 | •••
           | ^~~
        c.yaml:3:13: note: first defined here
         3 | •••
           | ^~~
        c.yaml:5:9: error: unknown command 'tpa' [unknown-command]
         5 | steps: [tpa: x]
           |         ^~~ did you mean 'tap'?

        """
    )
  }

  @Test(arguments: ["check .", "format ."])
  func `nor if the configuration lists them, and no tag or alias is shown`(
    command: String
  ) async throws {
    let check = try await rehearse(
      command,
      files: [
        "rehearse.yaml": "secrets: [k]\nvariables: {k: x}\napp: todo\n",
        "a.yaml": "name: A\nvariables:\n  k: \"sesame\nsteps: [back]\n",
        "b.yaml": "name: B\nvariables: {k: x, k: sesame}\nsteps: [back]\n",
        "c.yaml": "name: C\nvariables: {k: !sesame , l: *sesame }\nsteps: [back]\n",
      ]
    )
    #expect(check.errors.count { $0 == "•" } >= 12, "\(check.errors)")
    #expect(!check.errors.contains("sesame"), "\(check.errors)")
  }
}
