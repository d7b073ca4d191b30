import Testing

struct ImportTests {
  private static let scenario = """
    name: A
    app: gallery
    import: [words.yaml]
    steps: [run: greet]
    """

  @Test func `imported words can be used, and a call shows where it stands`() throws {
    try expect(
      [
        "words.yaml": "vocabulary: W\nflows: {greet: {steps: [log: hello]}}",
        "a.yaml": Self.scenario,
      ],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log hello < 4
        """
    )
  }

  @Test func `imports are not transitive`() throws {
    try expect(
      [
        "inner.yaml": "vocabulary: I\nflows: {hello: {steps: [log: hello]}}",
        "words.yaml": "vocabulary: W\nimport: [inner.yaml]\nflows: {greet: {steps: [run: hello]}}",
        "a.yaml": Self.scenario,
        "b.yaml": "name: B\napp: gallery\nimport: [words.yaml]\nsteps: [run: greet, run: hello]",
      ],
      logs: """
        b.yaml:4:26: error: unknown flow 'hello' [unknown-word] -- flows: greet
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 run hello < 4
            passed 0.000-0.000 log hello < 3 < 4
        """
    )
  }

  @Test func `the same file on two ways is one definition`() throws {
    try expect(
      [
        "inner.yaml": "vocabulary: I\nflows: {greet: {steps: [log: hello]}}",
        "words.yaml": "vocabulary: W\nimport: [inner.yaml]\nflows: {twice: {steps: [run: greet]}}",
        "link.yaml": "-> inner.yaml",
        "a.yaml": """
        name: A
        app: gallery
        import: [words.yaml, inner.yaml, ./inner.yaml, link.yaml]
        steps: [run: greet, run: twice]
        """,
      ],
      logs: """
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log hello < 4
        passed 0.000-0.000 run twice
          passed 0.000-0.000 run greet < 4
            passed 0.000-0.000 log hello < 3 < 4
        """
    )
  }

  @Test func `a name that two files define is an error of each file that imports both`()
    throws
  {
    try expect(
      [
        "one.yaml": "vocabulary: O\nflows: {greet: {steps: [log: one]}}",
        "two.yaml": "vocabulary: T\nflows: {greet: {steps: [log: two]}}",
        "a.yaml": "name: A\napp: gallery\nimport: [one.yaml, two.yaml]\nsteps: [run: greet]",
        "b.yaml": "name: B\napp: gallery\nimport: [two.yaml, one.yaml]\nsteps: [run: greet]",
        "c.yaml": "name: C\napp: gallery\nimport: [more.yaml]\nsteps: [run: more]",
        "more.yaml": """
        vocabulary: M
        import: [one.yaml, two.yaml]
        flows: {more: {steps: [run: greet]}}
        """,
      ],
      logs: """
        a.yaml:3:20: error: 'greet' is defined twice [defined-twice]
          note: one.yaml:2:9: first defined here
          note: two.yaml:2:9: defined again here
        b.yaml:3:20: error: 'greet' is defined twice [defined-twice]
          note: two.yaml:2:9: first defined here
          note: one.yaml:2:9: defined again here
        c.yaml:3:10: error: the imported file 'more.yaml' has errors [broken-import]
        more.yaml:2:20: error: 'greet' is defined twice [defined-twice]
          note: one.yaml:2:9: first defined here
          note: two.yaml:2:9: defined again here
        """
    )
  }

  @Test func `a name that a file imports and defines is an error with both places`() throws {
    try expect(
      [
        "words.yaml": "vocabulary: W\nelements: {greet: Twin}\nflows: {greet: {steps: [log: x]}}",
        "a.yaml": Self.scenario + "\nflows: {greet: {steps: [log: y]}}",
      ],
      logs: """
        a.yaml:5:9: error: 'greet' is defined twice [defined-twice]
          note: words.yaml:3:9: first defined here
        """
    )
  }

  @Test func `what a scenario imports may not stand for its suite's words`() throws {
    try expect(
      [
        "one.yaml": "vocabulary: O\nflows: {greet: {steps: [log: one]}}",
        "two.yaml": "vocabulary: T\nflows: {greet: {steps: [log: two]}}",
        "suite.yaml": """
        suite: S
        app: gallery
        import: [one.yaml]
        scenarios:
          - {name: Fine, import: [one.yaml], steps: [run: greet]}
          - {name: Own, flows: {greet: {steps: [log: own]}}, steps: [run: greet]}
          - {name: Double, import: [two.yaml], steps: [run: greet]}
        """,
      ],
      logs: """
        suite.yaml:7:29: error: 'greet' is defined twice [defined-twice]
          note: one.yaml:2:9: first defined here
          note: two.yaml:2:9: defined again here
        """
    )
  }

  @Test func `files that import each other are an error with the way round`() throws {
    try expect(
      [
        "words.yaml": "vocabulary: W\nimport: [more.yaml]\nflows: {greet: {steps: [run: more]}}",
        "more.yaml": "vocabulary: M\nimport: [words.yaml]\nflows: {more: {steps: [run: greet]}}",
        "a.yaml": Self.scenario,
      ],
      logs: """
        a.yaml:3:10: error: the imported file 'words.yaml' has errors [broken-import]
        words.yaml:2:10: error: the file imports itself: 'words.yaml' -> 'more.yaml' -> \
        'words.yaml' [import-cycle]
          note: more.yaml:2:10: by way of this import
        """
    )
  }

  @Test func `a vocabulary that imports itself is an error`() throws {
    try expect(
      [
        "words.yaml": "vocabulary: W\nimport: [words.yaml]\nflows: {greet: {steps: [log: a]}}",
        "a.yaml": Self.scenario,
      ],
      logs: """
        a.yaml:3:10: error: the imported file 'words.yaml' has errors [broken-import]
        words.yaml:2:10: error: the file imports itself: 'words.yaml' -> 'words.yaml' \
        [import-cycle]
        """
    )
  }

  @Test func `a circle is reported once, whoever else imports its files`() throws {
    try expect(
      [
        "b.yaml": "vocabulary: B\nimport: [c.yaml, d.yaml]\nflows: {b: {steps: [run: c, run: d]}}",
        "c.yaml": "vocabulary: C\nimport: [b.yaml]\nflows: {c: {steps: [run: b]}}",
        "d.yaml": "vocabulary: D\nimport: [c.yaml]\nflows: {d: {steps: [run: c]}}",
        "e.yaml": "vocabulary: E\nimport: [c.yaml]\nflows: {greet: {steps: [run: c]}}",
        "y.yaml": "name: Y\napp: gallery\nimport: [d.yaml]\nsteps: [run: d]",
      ],
      logs: """
        b.yaml:2:10: error: the file imports itself: 'b.yaml' -> 'c.yaml' -> 'b.yaml' [import-cycle]
          note: c.yaml:2:10: by way of this import
        e.yaml:2:10: error: the imported file 'c.yaml' has errors [broken-import]
        y.yaml:3:10: error: the imported file 'd.yaml' has errors [broken-import]
        """
    )
  }

  @Test func `paths that lead nowhere or outside can't be imported`() throws {
    try expect(
      [
        "a.yaml": """
        name: A
        app: gallery
        import: [missing.yaml, ../missing/outside.yaml, /etc/hosts, b.yaml, link.txt]
        steps: [log: x]
        """,
        "b.yaml": "name: B\napp: gallery\nsteps: [log: x]",
        "link.txt": "-> /etc/hostname",
      ],
      logs: """
        a.yaml:3:10: error: 'missing.yaml' can't be imported: there is no such file \
        [unusable-import]
        a.yaml:3:24: error: '../missing/outside.yaml' can't be imported: it is outside the workspace \
        [unusable-import] -- the workspace is the nearest folder upwards with a 'rehearse.yaml', else \
        the working directory
        a.yaml:3:49: error: '/etc/hosts' can't be imported: absolute paths are outside the \
        workspace [unusable-import]
        a.yaml:3:61: error: the imported file 'b.yaml' has errors [broken-import]
        a.yaml:3:69: error: 'link.txt' can't be imported: it is outside the workspace \
        [unusable-import] -- the workspace is the nearest folder upwards with a 'rehearse.yaml', else \
        the working directory
        b.yaml:1:1: error: the imported file is not a vocabulary [not-a-vocabulary]
        B: passed at 0.000
        passed 0.000-0.000 log x
        """
    )
  }

  @Test func `errors of an imported file are said once, however many import it`() throws {
    try expect(
      [
        "words.yaml": "vocabulary: W\nflows: {greet: {stps: [log: x]}}",
        "a.yaml": Self.scenario,
        "b.yaml": Self.scenario,
      ],
      logs: """
        a.yaml:3:10: error: the imported file 'words.yaml' has errors [broken-import]
        b.yaml:3:10: error: the imported file 'words.yaml' has errors [broken-import]
        words.yaml:2:17: error: unknown key 'stps' in a flow [unknown-key] -- did you mean 'steps'?
        """
    )
  }

  @Test func `an imported flow's undefined name is an error of the scenario that runs it`()
    throws
  {
    try expect(
      [
        "words.yaml": "vocabulary: W\nflows: {greet: {steps: [log: \"${who}\"]}}",
        "a.yaml": Self.scenario,
        "b.yaml": Self.scenario + "\nvariables: {who: Ann}",
      ],
      logs: """
        a.yaml:4:14: error: 'greet' uses 'who', which is not defined here [undefined-in-word] -- \
        define 'who' in 'variables', or make it a parameter of 'greet'
          note: words.yaml:2:33: it is used here
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log Ann < 4
        """
    )
  }

  @Test func `files are reported in plan order, what is only imported behind its first importer`()
    throws
  {
    let files = Folder([
      "words/shared.yaml": "vocabulary: S\nflows: {greet: {stps: [log: x]}}",
      "c.yaml": "vocabulary: C\nflows: {shout: {steps: [lgo: x]}}",
      "a.yaml":
        "name: A\napp: gallery\nimport: [words/shared.yaml, c.yaml]\nsteps: [bakc, run: greet]",
      "b.yaml": "name: B\napp: gallery\nimport: [words/shared.yaml]\nsteps: [run: greet, bakc]",
    ])
    let log = try files.log(of: ["a.yaml", "b.yaml", "c.yaml"])
    #expect(
      log == """
        a.yaml:3:10: error: the imported file 'words/shared.yaml' has errors [broken-import]
        a.yaml:3:29: error: the imported file 'c.yaml' has errors [broken-import]
        a.yaml:4:9: error: unknown command 'bakc' [unknown-command] -- did you mean 'back'?
        words/shared.yaml:2:17: error: unknown key 'stps' in a flow [unknown-key] -- did you mean \
        'steps'?
        b.yaml:3:10: error: the imported file 'words/shared.yaml' has errors [broken-import]
        b.yaml:4:21: error: unknown command 'bakc' [unknown-command] -- did you mean 'back'?
        c.yaml:2:25: error: unknown command 'lgo' [unknown-command] -- did you mean 'log'?
        """
    )
  }
}
