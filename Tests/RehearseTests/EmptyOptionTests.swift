import Testing

/// Options with `=` and nothing after it, as a variable that is not set leaves them.
struct EmptyOptionTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .failing, "1.xml": "<testsuites/>", "2.xml": "<testsuites/>",
  ]

  /// Every option of every command that takes a value, from its help.
  @Test(arguments: ["run", "check", "list", "merge", "config", "init", "format", "inspect"])
  func `no option of a command takes the next argument for its value`(
    command: String
  ) async throws {
    let help = try await rehearse("help \(command)", files: [:])
    let options = help.output.matches(of: #/(?:^|\n)  (?:-\w, )*(--[a-z-]+) </#)
      .map { String($0.output.1) }
    #expect(!options.isEmpty)
    for option in options {
      let run = try await rehearse("\(command) \(option)=$UNSET a.yaml b.yaml", files: Self.files)
      #expect(
        run.errors
          == "rehearse: error: '\(option)=' has no value after '=', perhaps because a variable is not set\n"
      )
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.files["a.yaml"] == String(decoding: FileContent.passing.bytes, as: UTF8.self))
      #expect(run.files.count == Self.files.count)
    }
  }

  @Test(arguments: [
    "merge --junit= 1.xml 2.xml", "run --watch= a.yaml", "run a.yaml --nonsense=",
    "run a.yaml --junit ''", "run a.yaml --junit=''", "run a.yaml --report=html=",
    "run a.yaml --filter ''", "run a.yaml --tag ''", "run a.yaml --jobs ''",
    "run a.yaml --var ''", "list --paths-from ''", "merge 1.xml --junit ''",
  ])
  func `an empty value ends with 64, and nothing is written`(arguments: String) async throws {
    let run = try await rehearse(arguments, files: Self.files)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.files.count == Self.files.count)
    #expect(run.files["1.xml"] == "<testsuites/>")
  }

  @Test func `a value may end with the sign, and paths after two dashes may as well`() async throws
  {
    let list = try await rehearse("list --var=a= --filter '=' -- --x=", files: ["--x=": .passing])
    #expect(list.status == 4)
    #expect(list.errors.contains("the selection leaves out the one that was found"))
  }
}
