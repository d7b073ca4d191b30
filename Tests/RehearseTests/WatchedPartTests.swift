import Testing

/// `--watch` where only a part of the plan is wanted.
struct WatchedPartTests {
  @Test(.timeLimit(.hang))
  func `a shard stays what it is, and what is changed is run, though it passed`() async throws {
    let rows = "app: todo\ncases: {fromFile: rows.csv}\nsteps:"
    let outcome = try await shell(
      watchSession(
        ["touch S/2.yaml", "cp S/rows.csv S/rows.tmp; mv S/rows.tmp S/rows.csv"],
        options: "--shard 1/2 --last-failed"
      ),
      files: [
        "S/1.yaml": "name: A ${n}\n\(rows) [assert: {equals: [1, 2]}]\n", "S/2.yaml": .passing,
        "S/3.yaml": "name: C ${n}\n\(rows) [log: c]\n", "S/rows.csv": "n\n1\n",
      ]
    )
    let told = outcome.output.split(separator: "\n").map(String.init).filter { line in
      ["changed:", "✓", "✗ A", "rehearse:", "exit"].contains { line.hasPrefix($0) }
    }
    let both = [
      "✗ A 1 (0.000s)  S/1.yaml:3 (row S/rows.csv:2)",
      "✓ C 1 (0.000s)  S/3.yaml:3 (row S/rows.csv:2)",
    ]
    #expect(
      told == [
        "rehearse: note: nothing here is known to have failed last time, so nothing is left out"
      ] + both + [
        "changed: S/2.yaml", "rehearse: note: this concerns no scenario", "changed: S/rows.csv",
      ] + both + ["exit status 130"]
    )
  }

  @Test(.timeLimit(.hang))
  func `only the scenario of a replay file is run, at first and after a change`() async throws {
    let outcome = try await shell(
      watchSession(["touch S/b.yaml", "touch S/a.yaml"], options: "--replay a.json"),
      files: [
        "S/a.yaml": "name: A ${n}\napp: todo\ncases: [{n: 1}, {n: 2}]\nsteps: [log: a]\n",
        "S/b.yaml": .passing,
        "a.json": """
        {"type":"replay","version":1,"file":"S/a.yaml","line":3,"name":"A 2","delays":[],"choices":[]}
        """,
      ]
    )
    #expect(
      outcome.output == """
        ✓ A 2 (0.000s)  S/a.yaml:3
        1 scenario: 1 passed (app time 0.000 s)
        changed: S/b.yaml
        0 scenarios: nothing to run (app time 0.000 s)
        rehearse: note: this concerns no scenario
        changed: S/a.yaml
        ✓ A 2 (0.000s)  S/a.yaml:3
        1 scenario: 1 passed (app time 0.000 s)
        exit status 130

        """
    )
  }

  @Test(.timeLimit(.hang))
  func `a change that concerns nothing leaves the reports as they are`() async throws {
    let outcome = try await shell(
      watchSession(["mkdir S/new"], options: "--junit r.xml"),
      files: ["S/a.yaml": .passing]
    )
    #expect(outcome.output.contains("changed: S/new/\n"), "\(outcome.output)")
    #expect(outcome.files["r.xml"]?.contains(#"tests="1""#) == true)
  }
}
