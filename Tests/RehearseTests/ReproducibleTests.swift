import Testing

/// Runs whose reports can be compared byte for byte.
struct ReproducibleTests {
  @Test
  func
    `runs give the same bytes in every report, whatever the cores, the locale and the time zone`()
    async throws
  {
    let first = try await run("--jobs 1", "TZ=UTC LANG=C")
    let second = try await run("--jobs 3", "TZ=Asia/Tokyo LANG=de_DE.UTF-8")
    let third = try await run("--jobs 2", "TZ=America/St_Johns LC_ALL=POSIX")
    #expect(first == second && first == third)
    #expect(
      first.files.keys.sorted() == [
        "a.yaml", "b.yaml", "c.yaml", "d.yaml", "e.yaml", "r.html", "r.jsonl", "r.md", "r.xml",
      ]
    )
  }

  /// Reports of every kind about a run that ends in every way.
  private func run(_ options: String, _ variables: String) async throws -> Outcome {
    try await shell(
      """
      \(variables) "$REHEARSE" run . --reproducible --timing random --seed 7 --retries 1 \(options) \
      --junit r.xml --report json-lines=r.jsonl --report markdown=r.md --report html=r.html
      """,
      files: [
        "a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .crashing,
        "e.yaml": .skipped,
      ]
    )
  }
}
