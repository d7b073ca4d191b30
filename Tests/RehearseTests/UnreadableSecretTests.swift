import Testing

/// Secrets in files that are not text, or whose YAML is broken, so that their places are unknown.
struct UnreadableSecretTests {
  private static let header = "name: A\napp: sign-in\nsecrets: [pw]\n"

  /// Files that hold `sesame` or, in Latin-1, `sésame`.
  private static let files: [String: [UInt8]] = [
    "latin.yaml": Array("\(header)variables: {pw: \"s".utf8) + [0xE9] + Array("same\"}\n".utf8),
    "nul.yaml": Array("\(header)variables: {pw: \"sesame\0\"}\nsteps: [log: x]\n".utf8),
    "cut.yaml": Array("\(header)variables: {pw: \"sesame".utf8) + [0xC3],
  ]

  @Test(
    arguments: ["latin.yaml", "nul.yaml", "cut.yaml"],
    [
      "run --reporter steps --junit r.xml --report html=r.html --report markdown=r.md",
      "check", "list", "inspect", "format",
    ]
  )
  func `no line is shown of a file that is no text and may list secrets`(
    file: String,
    command: String
  ) async throws {
    let run = try await rehearse(
      "\(command) \(file)",
      files: [file: FileContent(bytes: Self.files[file] ?? [])]
    )
    let texts = [run.output, run.errors] + run.files.filter { $0.key != file }.values
    #expect(texts.joined().contains("•••"))
    for form in ["sesame", "\u{FFFD}same"] {
      #expect(!texts.contains { $0.contains(form) }, "\(texts)")
    }
  }

  @Test(arguments: [
    "secrets: [pw]\nvariables: {pw: \"sesame]\n", "variables: {pw: sesame: x}\nsecrets: [pw]\n",
    "secrets: [pw]\nvariables: {pw: open, pw: sesame}\n",
    "secrets: [pw]\nvariables: {pw: *sesame }\n",
  ])
  func `no error of the configuration shows a secret on its line`(file: String) async throws {
    for command in ["run .", "check .", "list .", "config", "format ."] {
      let run = try await rehearse(
        command,
        files: ["rehearse.yaml": FileContent(stringLiteral: file), "a.yaml": .passing]
      )
      let texts = run.output + run.errors
      #expect(texts.contains("rehearse.yaml:"), "\(command)")
      #expect(texts.contains("•••"), "\(command): \(texts)")
      #expect(!texts.contains("sesame"), "\(command): \(texts)")
    }
  }

  @Test func `no line is shown of bytes that are no text if the configuration lists a secret`()
    async throws
  {
    let check = try await rehearse(
      "check .",
      files: [
        "rehearse.yaml": "secrets: [pw]\nvariables: {pw: sesame}\napp: sign-in\n",
        "a.yaml": FileContent(
          bytes: Array("name: A\nvariables: {pw: \"s".utf8) + [0xE9] + Array("same\"}\n".utf8)
        ),
      ]
    )
    #expect(
      check.errors == """
        a.yaml:2:19: error: bytes are not valid UTF-8: '•••' [malformed-text]
         2 | •••
           | ^~~ save the file as UTF-8

        """
    )
  }
}
