import Testing

/// Which files and folders a watch follows, by the names that they have.
struct WatchedNameTests {
  @Test(.timeLimit(.hang))
  func `a file changes under all names that links give to its folder`() async throws {
    let importing: (String) -> FileContent = { folder in
      "name: \(folder)\napp: todo\nimport: [\(folder)/x.yaml]\nsteps: [run: look]\n"
    }
    let outcome = try await shell(
      "ln -s V S/K; ln -s V S/L\n" + watchSession(["echo >>S/V/x.yaml"]),
      files: [
        "S/k.yaml": importing("K"), "S/l.yaml": importing("L"),
        "S/V/x.yaml": """
        vocabulary: X
        elements: {add: Add Todo}
        flows: {look: {steps: [assert: {named: add}]}}

        """,
      ]
    )
    #expect(
      outcome.output == """
        ✓ K (0.000s)  S/k.yaml:1
        ✓ L (0.000s)  S/l.yaml:1
        2 scenarios: 2 passed (app time 0.000 s)
        changed: S/K/x.yaml, S/L/x.yaml, S/V/x.yaml
        ✓ K (0.000s)  S/k.yaml:1
        ✓ L (0.000s)  S/l.yaml:1
        2 scenarios: 2 passed (app time 0.000 s)
        exit status 130

        """
    )
    #expect(outcome.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `a file that is named may have any name, and hidden ones that nobody names are none`()
    async throws
  {
    let outcome = try await shell(
      watchSession([
        "echo >>S/.a.yaml", "echo two >>S/.rows.csv", "echo >>S/c.txt",
        "mkdir S/.git; touch S/.b.yaml.swp S/.#b.yaml S/.new.yaml; echo >>S/b.yaml",
      ]).replacing("run S", with: "run S/.a.yaml S/b.yaml S/c.txt"),
      files: [
        "S/.a.yaml": .passing, "S/c.txt": .passing, "S/.rows.csv": "n\none\n",
        "S/b.yaml": """
        name: B ${n}
        app: todo
        cases: {fromFile: .rows.csv}
        steps: [log: x]

        """,
      ]
    )
    #expect(
      outcome.output == """
        ✓ It loads (0.000s)  S/.a.yaml:1
        ✓ B one (0.000s)  S/b.yaml:3 (row S/.rows.csv:2)
        ✓ It loads (0.000s)  S/c.txt:1
        3 scenarios: 3 passed (app time 0.000 s)
        changed: S/.a.yaml
        ✓ It loads (0.000s)  S/.a.yaml:1
        1 scenario: 1 passed (app time 0.000 s)
        changed: S/.rows.csv
        ✓ B one (0.000s)  S/b.yaml:3 (row S/.rows.csv:2)
        ✓ B two (0.000s)  S/b.yaml:3 (row S/.rows.csv:3)
        2 scenarios: 2 passed (app time 0.000 s)
        changed: S/c.txt
        ✓ It loads (0.000s)  S/c.txt:1
        1 scenario: 1 passed (app time 0.000 s)
        changed: S/b.yaml
        ✓ B one (0.000s)  S/b.yaml:3 (row S/.rows.csv:2)
        ✓ B two (0.000s)  S/b.yaml:3 (row S/.rows.csv:3)
        2 scenarios: 2 passed (app time 0.000 s)
        exit status 130

        """
    )
    #expect(outcome.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `what a search does not enter is not watched`() async throws {
    let outcome = try await shell(
      watchSession(["echo >S/c.yaml/d.yaml; echo >>S/b/b.yaml"]),
      files: ["S/b/b.yaml": .passing, "S/c.yaml/d.yaml": .passing]
    )
    #expect(
      outcome.output == """
        ✓ It loads (0.000s)  S/b/b.yaml:1
        ! S/c.yaml (invalid)
        S/c.yaml: error: the file can't be read: it is a folder [unreadable-file]
        ! S/c.yaml:1
        2 scenarios: 1 passed, 1 error (app time 0.000 s)
        changed: S/b/b.yaml
        ✓ It loads (0.000s)  S/b/b.yaml:1
        1 scenario: 1 passed (app time 0.000 s)
        exit status 130

        """
    )
    #expect(outcome.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `what the command line names may be gone for a moment`() async throws {
    let outcome = try await shell(
      watchSession(["mv S T", "mv T S"]).replacing("run S", with: "run S/c.yaml V"),
      files: ["S/c.yaml": .passing, "V/d.yaml": .passing]
    )
    let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("changed: ") }
    #expect(
      lines == [
        "✓ It loads (0.000s)  S/c.yaml:1",
        "✓ It loads (0.000s)  V/d.yaml:1",
        "2 scenarios: 2 passed (app time 0.000 s)",
        "rehearse: error: there is no file or folder 'S/c.yaml'",
        "✓ It loads (0.000s)  S/c.yaml:1",
        "1 scenario: 1 passed (app time 0.000 s)",
        "exit status 130",
      ]
    )
  }

  @Test(.timeLimit(.hang))
  func `a folder that was renamed is followed, and not called by its old name`() async throws {
    let outcome = try await shell(
      watchSession([
        "mv S/sub S/sub2", "echo >>S/sub2/a.yaml", "mv S/sub2 S/sub", "echo >>S/sub/a.yaml",
      ]),
      files: ["S/sub/a.yaml": .passing]
    )
    let told = outcome.output.split(separator: "\n").filter { $0.hasPrefix("changed:") }
    #expect(told.count == 4)
    #expect(told[1] == "changed: S/sub2/a.yaml")
    #expect(told[3] == "changed: S/sub/a.yaml")
  }
}
