import Testing

/// The output of the console for each `--reporter`.
struct ReporterTests {
  private static let reporters = [
    (
      "line",
      """
      ✓ It loads (0.000s)  a/one.yaml:1
      - It waits for better times (skipped: not yet)  b.yaml:1

      2 scenarios: 1 passed, 1 skipped (app time 0.000 s)

      """
    ),
    (
      "tree",
      """
      a
        ✓ It loads (0.000s)  one.yaml:1

      - It waits for better times (skipped: not yet)  b.yaml:1

      2 scenarios: 1 passed, 1 skipped (app time 0.000 s)

      """
    ),
    (
      "steps",
      """
      ✓ It loads (0.000s)  a/one.yaml:1
        1 ✓    0.000s  launch trivia
        2 ✓    0.000s  assert screen: Loading

      - It waits for better times (skipped: not yet)  b.yaml:1

      2 scenarios: 1 passed, 1 skipped (app time 0.000 s)

      """
    ),
    ("quiet", "2 scenarios: 1 passed, 1 skipped (app time 0.000 s)\n"),
  ]

  @Test(arguments: reporters)
  func `each reporter tells what it promises`(name: String, expected: String) async throws {
    let run = try await rehearse(
      "run . --reporter \(name) --reproducible",
      files: ["a/one.yaml": .passing, "b.yaml": .skipped]
    )
    #expect(run.output == expected)
  }

  @Test(arguments: [
    ("GITHUB_ACTIONS=true", "::group::2 passed"),
    ("GITLAB_CI=true", "\u{1B}[0Ksection_start:0:rehearse_1[collapsed=true]\r\u{1B}[0K2 passed"),
    ("TF_BUILD=True", "##[group]2 passed"),
    ("TEAMCITY_VERSION=1", "##teamcity[blockOpened name='2 passed']"),
    ("CI=true", "✓ It loads (0.000s)  a.yaml:1"),
  ])
  func `a CI service's log folds what passed`(variable: String, expected: String) async throws {
    let run = try await shell(
      #"\#(variable) "$REHEARSE" run . --reproducible"#,
      files: ["a.yaml": .passing, "b.yaml": .passing]
    )
    #expect(String(decoding: run.output.utf8.prefix { $0 != 0x0A }, as: UTF8.self) == expected)
  }
}
