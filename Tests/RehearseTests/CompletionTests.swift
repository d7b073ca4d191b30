import Foundation
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

  private static let commands = [
    "run", "explore", "mutate", "coverage", "check", "list", "merge", "config", "init", "record",
    "import", "format", "inspect", "debug", "ui", "apps", "doctor", "explain", "reference",
    "schema", "help",
  ]

  @Test func `zsh is told every command`() async throws {
    let outcome = try await rehearse("--generate-completion-script zsh", files: [:])
    let line = outcome.output.split(separator: "\n").first { $0.hasSuffix("|help)") }
    let names = line?.dropLast().drop { $0 == " " }.split(separator: "|").map { String($0) }
    #expect(names == Self.commands)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func `fish is told every command`() async throws {
    let outcome = try await rehearse("--generate-completion-script fish", files: [:])
    let offers = outcome.output.components(separatedBy: #""rehearse" -eq 1' -fa '"#).dropFirst()
    #expect(offers.map { String($0.prefix { $0 != "'" }) } == Self.commands)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ("ins", "inspect"),
    ("apps ''", "trivia todo todo-lists sign-in controls"),
    ("apps s", "sign-in"),
    ("explain unknown-a", "unknown-app unknown-argument"),
    ("init --app to", "todo todo-lists"),
    ("run --ti", "--timing"),
    ("run --timing ''", "nominal random"),
    ("run --report j", "junit= json-lines="),
    ("run --junit a.xml S", "S.yaml"),
    ("schema c", "configuration"),
    ("inspect tri", "trivia"),
  ])
  func `bash completes what the tool knows`(_ words: String, _ offers: String) async throws {
    let outcome = try await shell(
      """
      cat >complete.sh <<'END'
      rehearse() { "$REHEARSE" "$@"; }
      source <(rehearse --generate-completion-script bash)
      COMP_WORDS=(rehearse \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _rehearse rehearse "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      echo "${COMPREPLY[*]}"
      END
      bash complete.sh
      """,
      files: ["S.yaml": .passing, "S.txt": ""]
    )
    #expect(outcome.output == "\(offers)\n")
    #expect(outcome.errors == "")
  }
}
