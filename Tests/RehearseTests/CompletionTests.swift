import Testing

struct CompletionTests {
  @Test func `bash can read its script`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" --generate-completion-script bash >script && bash -n script"#,
      files: [:]
    )
    #expect(outcome.withoutFiles == Outcome(status: 0, output: "", errors: ""))
    #expect(outcome.files["script"]?.hasPrefix("#!/bin/bash\n") == true)
  }

  @Test(arguments: ["zsh", "fish"])
  func `there is a script for other shells`(_ shell: String) async throws {
    let outcome = try await rehearse("--generate-completion-script \(shell)", files: [:])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("inspect"))
  }

  @Test(arguments: [
    ("apps '' ", "trivia"),
    ("explain ''", "alias-cycle"),
    ("inspect ''", "trivia"),
  ])
  func `bash completes what the tool knows`(_ words: String, _ first: String) async throws {
    let outcome = try await shell(
      """
      cat >complete.sh <<'END'
      rehearse() { "$REHEARSE" "$@"; }
      source <(rehearse --generate-completion-script bash)
      COMP_WORDS=(rehearse \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _rehearse
      echo "${COMPREPLY[0]}"
      END
      bash complete.sh
      """,
      files: [:]
    )
    #expect(outcome.output == "\(first)\n")
  }
}
