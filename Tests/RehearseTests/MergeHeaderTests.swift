import ScenarioTestSupport
import Testing

/// What `rehearse merge` keeps of the facts about the runs of shards.
struct MergeHeaderTests {
  @Test func `commands that run a case again have the delays of the shards`() async throws {
    let run = try await shell(
      """
      for i in 1 2; do
        "$REHEARSE" run . --delay network=0ms --shard $i/2 --report json-lines=$i.jsonl \
          --reproducible >/dev/null
      done
      "$REHEARSE" run . --delay network=0ms --report html=whole.html --reproducible >/dev/null
      "$REHEARSE" merge 1.jsonl 2.jsonl --report html=all.html
      cmp whole.html all.html
      grep -o 'rehearse run [^<]*' all.html
      """,
      files: ["a.yaml": .passing, "b.yaml": .failing]
    )
    #expect(
      run.output == """
        rehearse run a.yaml:1 --delay network=0ms
        rehearse run b.yaml:1 --delay network=0ms

        """
    )
  }

  @Test func `a merged case that depends on timing is explored again`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" explore . --report json-lines=1.jsonl --reproducible >log
      "$REHEARSE" merge 1.jsonl --report html=all.html
      grep -o '>rehearse [a-z][^<]*' all.html
      """,
      files: ["a.yaml": .hastyQuestions]
    )
    #expect(run.output == ">rehearse explore a.yaml:1\n")
  }

  @Test func `places link to where the configuration of the shards says`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml --report json-lines=1.jsonl >/dev/null
      rm rehearse.yaml
      "$REHEARSE" merge 1.jsonl --report html=all.html --report json-lines=all.jsonl
      cmp 1.jsonl all.jsonl
      grep -o 'href="http[^"]*"' all.html | sort -u | head -n 1
      sed -i 's|https://x.org|javascript:alert|' 1.jsonl
      "$REHEARSE" merge 1.jsonl --report html=all.html
      grep -c alert all.html
      """,
      files: ["rehearse.yaml": "sourceURL: https://x.org/{path}#L{line}\n", "a.yaml": .passing]
    )
    #expect(run.output == "href=\"https://x.org/a.yaml#L1\"\n0\n")
  }

  @Test(arguments: [
    #"["--junit","/etc/passwd"]"#, #"["--delay","--junit"]"#, #"["--delay"]"#,
  ])
  func `options of another kind get into no command`(options: String) async throws {
    let run = try await shell(
      """
      "$REHEARSE" run . --delay network=0ms --report json-lines=1.jsonl --reproducible >/dev/null
      sed -i 's|"timing":\\[[^]]*]|"timing":\(options)|' 1.jsonl
      "$REHEARSE" merge 1.jsonl --report html=all.html
      grep -o 'rehearse run [^<]*' all.html
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.output == "rehearse run a.yaml:1\n")
  }
}
