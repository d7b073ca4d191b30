import Testing

struct DoubleDefinitionTests {
  @Test func `every file that imports two files that clash is told so, and no other`() throws {
    try expect(
      [
        "one.yaml": Self.vocabulary("One", ["greet", "one"]),
        "two.yaml": Self.vocabulary("Two", ["greet"]),
        "three.yaml": Self.vocabulary("Three", ["three", "greet"]),
        "a.yaml": Self.scenario(importing: ["one.yaml", "two.yaml", "three.yaml"]),
        "b.yaml": Self.scenario(importing: ["one.yaml", "two.yaml"]),
        "c.yaml": Self.scenario(importing: ["one.yaml"]) + "\nflows: {two: {steps: [log: x]}}",
      ],
      logs: """
        a.yaml:3:20: error: 'greet' is defined twice [defined-twice]
          note: one.yaml:3:3: first defined here
          note: two.yaml:3:3: defined again here
        a.yaml:3:30: error: 'greet' is defined twice [defined-twice]
          note: two.yaml:3:3: first defined here
          note: three.yaml:4:3: defined again here
        b.yaml:3:20: error: 'greet' is defined twice [defined-twice]
          note: one.yaml:3:3: first defined here
          note: two.yaml:3:3: defined again here
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log greet < 4
        """
    )
  }

  @Test func `what a scenario imports may not stand for words that its suite defines`() throws {
    try expect(
      [
        "words.yaml": Self.vocabulary("W", ["hello", "greet"]),
        "suite.yaml": """
        suite: S
        app: gallery
        flows: {greet: {steps: [log: suite]}}
        scenarios:
          - {name: A, import: [words.yaml], steps: [run: greet, run: hello]}
        """,
      ],
      logs: """
        suite.yaml:5:24: error: 'greet' is defined twice [defined-twice]
          note: suite.yaml:3:9: first defined here
          note: words.yaml:4:3: defined again here
        """
    )
  }

  @Test func `names that are written with other scalars are one name`() throws {
    try expect(
      [
        "one.yaml": Self.vocabulary("One", ["\u{E9}"]),
        "two.yaml": Self.vocabulary("Two", ["e\u{301}"]),
        "a.yaml": """
        name: A
        app: gallery
        import: [one.yaml, two.yaml]
        flows: {\u{E9}: {steps: [log: x]}, e\u{301}: {steps: [log: y]}}
        steps: [run: \u{E9}]
        """,
        "b.yaml": """
        name: B
        app: gallery
        flows: {\u{E9}: {steps: [log: x]}, e\u{301}: {steps: [log: y]}}
        steps: [run: \u{E9}]
        """,
      ],
      logs: """
        a.yaml:3:20: error: 'e\u{301}' is defined twice [defined-twice]
          note: one.yaml:3:3: first defined here
          note: two.yaml:3:3: defined again here
        a.yaml:4:9: error: '\u{E9}' is defined twice [defined-twice]
          note: one.yaml:3:3: first defined here
        a.yaml:4:32: error: 'e\u{301}' is defined twice [defined-twice]
          note: a.yaml:4:9: first defined here
        b.yaml:3:32: error: 'e\u{301}' is defined twice [defined-twice]
          note: b.yaml:3:9: first defined here
        """
    )
  }

  @Test func `what is defined twice in an import is said where words are added to it`() throws {
    try expect(
      [
        "words.yaml": Self.vocabulary("W", ["greet", "\u{E9}", "e\u{301}"]),
        "a.yaml": Self.scenario(importing: ["words.yaml"]) + "\nelements: {own: Twin}",
      ],
      logs: """
        a.yaml:3:10: error: the imported file 'words.yaml' has errors [broken-import]
        a.yaml:3:10: error: 'e\u{301}' is defined twice [defined-twice]
          note: words.yaml:4:3: first defined here
          note: words.yaml:5:3: defined again here
        words.yaml:5:3: error: 'e\u{301}' is defined twice [defined-twice]
          note: words.yaml:4:3: first defined here
        """
    )
  }

  @Test func `a name is found twice among very many imports`() throws {
    let numbers = 10..<50
    var files = Dictionary(
      uniqueKeysWithValues: numbers.map {
        ("v\($0).yaml", Self.vocabulary("V", ["flow\($0)"]))
      }
    )
    files["w.yaml"] = Self.vocabulary("W", ["greet", "flow30"])
    files["a.yaml"] = """
      name: A
      app: gallery
      import:
        - w.yaml
      \(numbers.map { "  - v\($0).yaml" }.joined(separator: "\n"))
      steps:
      \((["greet"] + numbers.map { "flow\($0)" }).map { "  - run: \($0)" }.joined(separator: "\n"))
      """
    try expect(
      files,
      logs: """
        a.yaml:25:5: error: 'flow30' is defined twice [defined-twice]
          note: w.yaml:4:3: first defined here
          note: v30.yaml:3:3: defined again here
        """
    )
  }

  private static func vocabulary(_ name: String, _ flows: [String]) -> String {
    "vocabulary: \(name)\nflows:\n"
      + flows.map { "  \($0): {steps: [log: \($0)]}" }.joined(separator: "\n")
  }

  private static func scenario(importing paths: [String]) -> String {
    """
    name: A
    app: gallery
    import: [\(paths.joined(separator: ", "))]
    steps: [run: greet]
    """
  }
}
