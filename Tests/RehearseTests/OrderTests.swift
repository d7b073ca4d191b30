import Testing

struct OrderTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .skipped,
    "c.yaml": """
    suite: Many
    app: trivia
    scenarios:
      - {name: One, steps: [pause: 1s]}
      - {name: Two, steps: [pause: 1s]}
      - {name: Three, steps: [pause: 1s]}
    """,
  ]

  @Test func `a seed replays a shuffled run to the byte, and list shows its order`() async throws {
    let arguments = ". --order random --seed 2"
    let list = try await rehearse("list \(arguments)", files: Self.files)
    let runs = [
      try await rehearse("run \(arguments) --reproducible --junit a.xml", files: Self.files),
      try await rehearse("run \(arguments) --reproducible --junit a.xml", files: Self.files),
    ]
    #expect(
      list.output == """
        b.yaml:1: It waits for better times
        c.yaml:4: One
        c.yaml:5: Two
        c.yaml:6: Three
        a.yaml:1: It loads

        """
    )
    #expect(
      runs[0].output == """
        - It waits for better times (skipped: not yet)  b.yaml:1
        ✓ One (1.000s)  c.yaml:4
        ✓ Two (1.000s)  c.yaml:5
        ✓ Three (1.000s)  c.yaml:6
        ✓ It loads (0.000s)  a.yaml:1

        5 scenarios: 4 passed, 1 skipped (app time 3.000 s, seed 2)

        """
    )
    #expect(runs[0] == runs[1])
  }

  @Test func `a seed that was drawn is said, and gives the same order again`() async throws {
    let list = try await shell(
      #""$REHEARSE" list . --order random >order 2>note; "#
        + #"seed=$(sed 's/rehearse: note: the seed of this order is //' note); "#
        + #""$REHEARSE" list . --order random --seed "$seed" | diff order -"#,
      files: Self.files
    )
    #expect(list == Outcome(status: 0, output: "", errors: "", files: list.files))
  }

  @Test func `a seed means the same wherever in the workspace the tool is started`() async throws {
    let story = try await shell(
      #"""
      : >rehearse.yaml; mkdir sub
      "$REHEARSE" list . --order random --seed 3 >order
      (cd sub; "$REHEARSE" list .. --order random --seed 3 | sed 's|^../||' | diff ../order -)
      "$REHEARSE" run d.yaml --timing random --seed 3 --reproducible | tail -n 1
      cd sub; "$REHEARSE" run ../d.yaml --timing random --seed 3 --reproducible | tail -n 1
      """#,
      files: Self.files.merging(["d.yaml": Self.waiting]) { _, last in last }
    )
    #expect(
      story.output == """
        1 scenario: 1 passed (app time 11.213 s, seed 3)
        1 scenario: 1 passed (app time 11.213 s, seed 3)

        """
    )
  }

  private static let waiting: FileContent = """
    name: It waits
    app: trivia
    launch: {arguments: [-networkLatency, 2s]}
    steps: [waitFor: {screen: Question, timeout: 20s}]
    """

  @Test(arguments: [
    ("run", "'--seed' has no effect without '--timing random' or '--order random'."),
    ("list", "'--seed' has no effect without '--order random'."),
    ("check", "'--seed' has no effect without '--order random'."),
    ("mutate", "'--seed' has no effect without '--order random'."),
    ("coverage", "'--seed' has no effect without '--order random'."),
  ])
  func `a seed that nothing takes is refused`(command: String, reason: String) async throws {
    let outcome = try await rehearse("\(command) . --seed 1", files: Self.files)
    #expect(outcome.status == 64)
    #expect(outcome.errors.prefix { $0 != "\n" } == "rehearse: error: \(reason)")
  }
}
