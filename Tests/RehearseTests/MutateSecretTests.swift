import ScenarioTestSupport
import Testing

/// What mutants show of secrets.
struct MutateSecretTests {
  @Test func `what is typed into a secure field is in no output`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --list --operators strict --report json-lines=m.jsonl --report html=m.html",
      files: [
        "a.yaml": """
        name: A password is typed
        app: sign-in
        steps:
          - type: {into: {id: password}, text: open sesame}
          - tap: {id: showPassword}

        """
      ]
    )
    #expect(run.status == 0)
    for text in [run.output, run.errors, run.files["m.jsonl"] ?? "", run.files["m.html"] ?? ""] {
      #expect(!text.contains("sesame"))
    }
  }
}
