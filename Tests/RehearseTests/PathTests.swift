import Testing

struct PathTests {
  private static let folder: [String: FileContent] = [
    "a/sign-in.yaml": .passing, "a/b/sign-up.yml": .passing, "a/b/c/größe.yaml": .passing,
    "a/b/notes.txt": "no scenario", "a/.hidden/sign-off.yaml": .passing, "sign-1.yaml": .passing,
    "sign-22.yaml": .passing, "rehearse.yaml": "app: trivia",
  ]

  @Test(arguments: [
    ("**/sign-*", ["a/b/sign-up.yml", "a/sign-in.yaml", "sign-1.yaml", "sign-22.yaml"]),
    ("**/sign-*.yaml", ["a/sign-in.yaml", "sign-1.yaml", "sign-22.yaml"]),
    ("a/**", ["a/b/c/größe.yaml", "a/b/sign-up.yml", "a/sign-in.yaml"]),
    ("a/*", ["a/b/c/größe.yaml", "a/b/sign-up.yml", "a/sign-in.yaml"]),
    ("*.yaml", ["sign-1.yaml", "sign-22.yaml"]),
    ("sign-?.yaml", ["sign-1.yaml"]),
    ("sign-[!2]*", ["sign-1.yaml"]),
    ("*/b/*.yml", ["a/b/sign-up.yml"]),
    ("a/b/c/gr??e.yaml", ["a/b/c/größe.yaml"]),
    ("a/.h*/*", ["a/.hidden/sign-off.yaml"]),
    ("./a/../sign-1*", ["sign-1.yaml"]),
  ])
  func `a pattern stands for the scenario files that match`(
    pattern: String,
    files: [String]
  )
    async throws
  {
    let list = try await rehearse("list '\(pattern)'", files: Self.folder)
    #expect(list.output == files.map { "\($0): It loads\n" }.joined())
    #expect(list.errors == "")
  }

  @Test(arguments: ["*.txt", "**/*.txt", "a/b/n*", "absent/*.yaml", "sign-[.yaml", "sign-1.yaml/*"])
  func `a pattern that matches nothing is wrong usage`(pattern: String) async throws {
    let list = try await rehearse("list sign-1.yaml '\(pattern)'", files: Self.folder)
    #expect(list.status == 64)
    #expect(list.errors == "rehearse: error: no scenario file matches '\(pattern)'\n")
  }

  @Test func `patterns follow no links in circles`() async throws {
    let list = try await shell(
      #"ln -s .. a/up; "$REHEARSE" list '**/*up.yml' '*/up/sign-1.yaml'"#,
      files: Self.folder
    )
    #expect(list.output == "a/b/sign-up.yml: It loads\na/up/sign-1.yaml: It loads\n")
  }

  @Test func `a file whose name looks like a pattern or a place is taken by its name`()
    async throws
  {
    let list = try await rehearse(
      "list '[a].yaml' b.yaml:3",
      files: ["[a].yaml": .passing, "a.yaml": .failing, "b.yaml": .failing, "b.yaml:3": .passing]
    )
    #expect(list.output == "[a].yaml: It loads\nb.yaml:3: It loads\n")
  }

  @Test func `the configuration's paths may be patterns`() async throws {
    let list = try await rehearse(
      "list",
      files: ["rehearse.yaml": "paths: ['*-a.yaml']", "1-a.yaml": .passing, "1-b.yaml": .failing]
    )
    #expect(list.output == "1-a.yaml: It loads\n")
  }
}
