import Testing

/// Secrets that the configuration and a suite list for all scenarios.
struct SharedSecretTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": """
    app: trivia
    paths: [.]
    variables: {token: 4fe7-91c2}
    secrets: [token]

    """,
    "a.yaml": """
    suite: Shared
    variables: {pin: swordfish}
    secrets: [pin]
    scenarios:
      - name: as shared
        steps: [log: "${token} 4fe7-91c2 swordfish mellon open-sesame"]
      - name: with another value
        variables: {token: mellon}
        steps: [log: "${token} 4fe7-91c2 swordfish mellon open-sesame"]
      - name: with one more
        variables: {door: open-sesame}
        secrets: [door]
        steps: [log: "${token} 4fe7-91c2 swordfish mellon open-sesame"]
      - name: with one that is made of others
        variables: {door: "open-${pin}"}
        secrets: [door]
        cases: [{pin: sesame}, {pin: mellon}]
        steps: [log: "${token} 4fe7-91c2 swordfish mellon open-sesame"]

    """,
  ]

  @Test func `each scenario hides those that the suite and the configuration list, and its own`()
    async throws
  {
    let run = try await rehearse("run --reporter steps", files: Self.files)
    #expect(
      run.output.linesOfLogs == """
        2 ✓    0.000s  log ••• ••• ••• mellon open-sesame
        2 ✓    0.000s  log ••• ••• ••• ••• open-sesame
        2 ✓    0.000s  log ••• ••• ••• mellon •••
        2 ✓    0.000s  log ••• ••• ••• mellon •••
        2 ✓    0.000s  log ••• ••• ••• ••• open-sesame
        """
    )
  }

  @Test func `what the command line gives is hidden beside what is written`() async throws {
    let run = try await rehearse(
      "run --reporter steps --var token=open-sesame",
      files: Self.files
    )
    #expect(
      run.output.linesOfLogs == """
        2 ✓    0.000s  log ••• ••• ••• mellon •••
        2 ✓    0.000s  log ••• ••• ••• ••• •••
        2 ✓    0.000s  log ••• ••• ••• mellon •••
        2 ✓    0.000s  log ••• ••• ••• mellon •••
        2 ✓    0.000s  log ••• ••• ••• ••• •••
        """
    )
  }

  @Test func `what only the command line gives a value is to be defined all the same`() async throws
  {
    let check = try await rehearse(
      "check . --var token=4fe7",
      files: ["rehearse.yaml": "app: trivia\nsecrets: [token]\n", "a.yaml": .passing]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        rehearse.yaml:2:11: error: 'token' is not a variable, so it cannot be kept secret [unknown-secret]
         2 | secrets: [token]
           |           ^~~~~ define it in 'variables', where '--var' can give it another value

        """
    )
  }
}

extension String {
  fileprivate var linesOfLogs: String {
    split(separator: "\n").filter { $0.contains(" log ") }.map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }
}
