import Testing

struct WatchTests {
  private static let files: [String: FileContent] = [
    "S/a.yaml": "name: A\napp: todo\nimport: [V/words.yaml]\nsteps:\n  - assert: {named: add}\n",
    "S/b.yaml": """
    name: B ${n}
    app: todo
    cases: {fromFile: rows.csv}
    steps:
      - pause: 1s

    """,
    "S/V/words.yaml": "vocabulary: Words\nelements:\n  add: Add Todo\n",
    "S/rows.csv": "n\none\n",
  ]

  @Test(.timeLimit(.hang))
  func `what a change concerns is run again at once`() async throws {
    let outcome = try await shell(
      watchSession([
        #"printf 'vocabulary: Words\nelements:\n  add: Nothing\n' >S/V/words.yaml"#,
        #"printf 'n\ntwo\nthree\n' >S/rows.tmp; mv S/rows.tmp S/rows.csv"#,
        #"sed 's/A$/C/; s/named: add/screen: Root/; /import/d' S/a.yaml >S/c.yaml"#,
        "rm S/c.yaml",
      ]),
      files: Self.files
    )
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let told = lines.filter { line in
      ["changed:", "✓", "✗ A", "rehearse:", "exit"].contains { line.hasPrefix($0) }
        || line.contains(" scenario")
    }
    #expect(
      told == [
        "✓ A (0.000s)  S/a.yaml:1",
        "✓ B one (1.000s)  S/b.yaml:3 (row S/rows.csv:2)",
        "2 scenarios: 2 passed (app time 1.000 s)",
        "changed: S/V/words.yaml",
        "✗ A (0.000s)  S/a.yaml:1",
        "1 scenario: 1 failed (app time 0.000 s)",
        "changed: S/rows.csv",
        "✓ B two (1.000s)  S/b.yaml:3 (row S/rows.csv:2)",
        "✓ B three (1.000s)  S/b.yaml:3 (row S/rows.csv:3)",
        "2 scenarios: 2 passed (app time 2.000 s)",
        "changed: S/c.yaml",
        "✓ C (0.000s)  S/c.yaml:1",
        "1 scenario: 1 passed (app time 0.000 s)",
        "changed: S/c.yaml",
        "0 scenarios: nothing to run (app time 0.000 s)",
        "rehearse: note: this concerns no scenario",
        "exit status 130",
      ]
    )
    #expect(outcome.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `a file that is written all the time holds up neither a run nor the end`() async throws {
    let outcome = try await shell(
      watchSession([
        """
        (while echo >S/noise; do sleep 0.005; done >/dev/null 2>&1 & echo $! >writer)
        sed 's/named: add/screen: Root/; /import/d' S/a.yaml >S/a.tmp; mv S/a.tmp S/a.yaml
        """
      ]) + "\nkill $(cat writer)",
      files: Self.files
    )
    #expect(
      outcome.output == """
        ✓ A (0.000s)  S/a.yaml:1
        ✓ B one (1.000s)  S/b.yaml:3 (row S/rows.csv:2)
        2 scenarios: 2 passed (app time 1.000 s)
        changed: S/a.yaml
        ✓ A (0.000s)  S/a.yaml:1
        1 scenario: 1 passed (app time 0.000 s)
        exit status 130

        """
    )
  }

  @Test(.timeLimit(.hang))
  func `a model that ends the process is run again once its scenario has changed`() async throws {
    let outcome = try await shell(
      watchSession(
        ["sed -i s/Behave/Trap/ S/b.yaml", "sed -i s/Trap/Behave/ S/b.yaml"],
        of: TrappingTool.path
      ),
      files: [
        "S/a.yaml": TrappingTool.tapping("Behave"), "S/b.yaml": TrappingTool.tapping("Behave"),
      ]
    )
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.contains("Fatal error: ") } == [
        "✓ Behave (0.200s)  S/a.yaml:1",
        "✓ Behave (0.200s)  S/b.yaml:1",
        "2 scenarios: 2 passed (app time 0.400 s)",
        "changed: S/b.yaml",
        "rehearse: warning: an app model trapped; all but its scenario is run again",
        "✓ Behave (0.200s)  S/a.yaml:1",
        "! Trap (0.000s)  S/b.yaml:1",
        "S/b.yaml:1: error: the app crashed: its model trapped",
        "advice:     standard error may say why; to see where, run the scenario alone in a debugger",
        "! S/b.yaml:1  Trap",
        "2 scenarios: 1 passed, 1 error (app time 0.200 s)",
        "changed: S/b.yaml",
        "✓ Behave (0.200s)  S/b.yaml:1",
        "1 scenario: 1 passed (app time 0.200 s)",
        "exit status 130",
      ]
    )
  }

  @Test(.timeLimit(.hang))
  func `after a part the total of all scenarios is shown`() async throws {
    let outcome = try await shell(
      watchSession(
        ["sed -i s/Question/Loading/ S/b.yaml", "echo >>S/a.yaml"],
        showsTotal: true
      ),
      files: ["S/a.yaml": .passing, "S/b.yaml": .failing, "S/c.yaml": .failing]
    )
    #expect(
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("of ") } == [
        "of 3 scenarios in all, 1 failed when last run",
        "of 3 scenarios in all, 1 failed when last run",
      ]
    )
  }

  @Test(.timeLimit(.hang))
  func `a key runs all, what failed or the same again, and ends it`() async throws {
    let outcome = try await shell(
      """
      mkfifo keys out
      script --quiet --return --command '"$REHEARSE" run S --watch --reproducible --color never' \
        /dev/null <keys >out 2>&1 &
      exec 4>keys 3<out
      until_it_waits() {
        while read -r line <&3; do
          case $line in *"waiting for changes; press a"*) return ;; *) echo "$line" ;; esac
        done
      }
      until_it_waits
      for key in f a '\\n' x; do
        echo "key $key"; printf "$key" >&4
        [ "$key" = x ] && printf q >&4 && break
        until_it_waits
      done
      wait $!; echo "status $?"
      """,
      files: ["S/a.yaml": .passing, "S/b.yaml": .failing]
    )
    let parts = outcome.output.split(separator: "key ").map(String.init)
    try #require(parts.count == 5, "\(outcome.output)")
    #expect(parts[1].contains("1 scenario: 1 failed"))
    #expect(parts[2].contains("2 scenarios: 1 passed, 1 failed"))
    #expect(parts[3].contains("2 scenarios: 1 passed, 1 failed"))
    #expect(parts[4].contains("status 1"))
  }

  @Test(.timeLimit(.hang))
  func `the terminal gets back the settings that it had`() async throws {
    let outcome = try await shell(
      """
      mkfifo keys out
      script --quiet --command 'stty -echo; "$REHEARSE" run S --watch --color never; stty -a >after' \
        /dev/null <keys >out 2>&1 &
      exec 4>keys 3<out
      while read -r line <&3; do
        case $line in *"waiting for changes; press a"*) break ;; esac
      done
      printf q >&4
      wait $!
      tr ' ;' '\\n\\n' <after | grep -xE -e '-?(echo|icanon)' | sort
      """,
      files: ["S/a.yaml": .passing]
    )
    #expect(outcome.output == "-echo\nicanon\n")
  }

  @Test func `a command line that is wrong is told at once`() async throws {
    #expect(
      try await rehearse("run nowhere --watch", files: [:])
        == Outcome(
          status: 64,
          output: "",
          errors: "rehearse: error: there is no file or folder 'nowhere'\n"
        )
    )
  }
}
