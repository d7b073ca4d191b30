import Testing

struct ExitStatusTests {
  @Test(arguments: [
    (["a.yaml": .passing, "b.yaml": .skipped], 0),
    (["a.yaml": .passing, "b.yaml": .failing], 1),
    (["a.yaml": .failing, "b.yaml": .crashing], 2),
    (["a.yaml": .failing, "b.yaml": .broken], 2),
    (["notes.txt": "no scenario"], 4),
    ([".hidden.yaml": .passing, ".hidden/a.yaml": .failing], 4),
  ] as [([String: FileContent], Int32)])
  func `a run ends with what is gravest`(files: [String: FileContent], status: Int32) async throws {
    let run = try await rehearse("run", ".", files: files)
    #expect(run.status == status)
  }

  @Test func `a report that can't be written outweighs the verdicts`() async throws {
    let run = try await rehearse(
      "run", "a.yaml", "--junit", "absent/report.xml", files: ["a.yaml": .failing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report 'absent/report.xml' can't be written: \
        no such file or directory

        """
    )
  }

  @Test func `a full disk is a report that can't be written`() async throws {
    let run = try await rehearse(
      "run", "a.yaml", "--junit", "/dev/full", files: ["a.yaml": .passing]
    )
    #expect(run.status == 3)
    #expect(
      run.errors == """
        rehearse: error: the report '/dev/full' can't be written: no space left on device

        """
    )
  }

  @Test(arguments: [
    ["run"],
    ["run", "absent.yaml"],
    ["run", "a.yaml", "--junti", "report.xml"],
    ["run", "a.yaml", "--junit-profile", "lax"],
    ["rnu", "a.yaml"],
  ])
  func `a wrong command line runs nothing`(arguments: [String]) async throws {
    let outcome = try await Workspace.withFolder(["a.yaml": .passing]) { folder in
      try await rehearse(arguments, in: folder)
    }
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
  }

  @Test(arguments: ["check", "list"])
  func `check and list look and do not run`(command: String) async throws {
    let statuses = [
      try await rehearse(command, ".", files: ["a.yaml": .failing]).status,
      try await rehearse(command, ".", files: ["a.yaml": .failing, "b.yaml": .broken]).status,
      try await rehearse(command, ".", files: [:]).status,
    ]
    #expect(statuses == [0, 2, 4])
  }
}
