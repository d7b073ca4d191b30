import Testing

/// Secrets that are the name of a screen, as a web page's title can be.
struct ScreenSecretTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": "paths: [.]\n",
    "a.yaml": """
    name: A visitor is asked for a password
    app: sign-in
    variables: {token: SignIn}
    secrets: [token]
    steps:
      - waitFor: {id: userName}
      - hierarchy
      - screenshot: form
      - assert: {screen: Welcome}

    """,
    "b.yaml": """
    name: A user signs in
    app: sign-in
    variables: {token: SignIn}
    secrets: [token]
    steps:
      - type: {into: userName, text: admin}
      - type: {into: password, text: admin}
      - tap: Sign In
      - waitFor: {screen: Welcome}

    """,
  ]

  @Test(
    arguments: [
      "run --reporter steps --junit r.xml --report html=r.html --report json-lines=r.jsonl",
      "run a.yaml --report markdown=r.md", "explore a.yaml", "inspect a.yaml",
      "inspect a.yaml --json",
      "mutate b.yaml --junit r.xml --report html=r.html --report json-lines=r.jsonl",
      "coverage b.yaml --junit r.xml --report html=r.html --report json-lines=r.jsonl",
    ]
  )
  func `no output shows a secret that is the name of a screen`(arguments: String) async throws {
    let run = try await rehearse(arguments, files: Self.files)
    let texts = [run.output, run.errors] + run.files.filter { $0.key.hasPrefix("r.") }.values
    #expect(texts.joined().contains("•••"), "\(run.output)\(run.errors)")
    #expect(!texts.contains { $0.contains("SignIn") }, "\(run.output)")
  }

  @Test func `the debugger masks the name of the screen`() async throws {
    let run = try await shell(
      "printf '%s\\n' s q | \"$REHEARSE\" debug a.yaml",
      files: Self.files
    )
    #expect(run.output.contains("A visitor is asked for a password, after step 1"))
    #expect(run.output.contains("screen '•••'"))
    #expect(!run.output.contains("SignIn"), "\(run.output)")
  }
}
