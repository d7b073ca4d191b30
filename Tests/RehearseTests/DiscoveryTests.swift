import Testing

struct DiscoveryTests {
  @Test func `files come in the order of their paths, each once, whatever was asked for first`()
    async throws
  {
    let list = try await rehearse(
      "list b a.yaml ./b/../b/c.yml b/d.scenario",
      files: [
        "a.yaml": .passing, "b/c.yml": .failing, "b/c/e.yaml": .skipped, "b/d.scenario": .passing,
        "b/f.json": "{}", "b/.g.yaml": .failing,
      ]
    )
    #expect(
      list.output == """
        a.yaml: It loads
        b/c/e.yaml: It waits for better times
        b/c.yml: It is done at once
        b/d.scenario: It loads

        """
    )
    #expect(list.errors == "")
    #expect(list.status == 0)
  }
}
