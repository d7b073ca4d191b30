import Testing

/// Errors of files that others import, as they come out of a run.
struct ImportedErrorTests {
  private static let importing: FileContent = """
    name: A
    app: todo
    import: [lib.yaml]
    steps: [{run: open}]
    """

  private static let lib: FileContent = """
    vocabulary: L
    flows: {open: {steps: [{tapp: x}]}}
    """

  private static let cause = """
      lib.yaml:2:25: error: unknown command 'tapp' [unknown-command]
       2 | flows: {open: {steps: [{tapp: x}]}}
         |                         ^~~~ did you mean 'tap'?
    """

  private static func effect(in path: String) -> String {
    """
    ! \(path) (invalid)
      \(path):3:10: error: the imported file 'lib.yaml' has errors [broken-import]
       3 | import: [lib.yaml]
         |          ^~~~~~~~
    """
  }

  @Test func `the first file of the plan that imports a broken one says what is wrong with it`()
    async throws
  {
    let run = try await rehearse(
      "run a.yaml b.yaml --reproducible --junit report.xml",
      files: ["a.yaml": Self.importing, "b.yaml": Self.importing, "lib.yaml": Self.lib]
    )
    #expect(
      run.output == """
        \(Self.effect(in: "a.yaml"))
        \(Self.cause)

        \(Self.effect(in: "b.yaml"))

        ! a.yaml:3
        ! b.yaml:3
        2 scenarios: 2 errors (app time 0.000 s)

        """
    )
    #expect(
      run.errors == """
        rehearse: note: 2 files can't be run because of an imported file with errors: a.yaml:3:10, \
        b.yaml:3:10

        """
    )
    #expect(run.status == 2)
    #expect(
      run.files["report.xml"]?.split(separator: "\n").filter { $0.contains("lib.yaml:") }
        == ["  lib.yaml:2:25: error: unknown command 'tapp' [unknown-command]"]
    )
  }

  @Test func `a broken file that stands for itself says alone what is wrong with it`() async throws
  {
    let run = try await rehearse(
      "run . --reproducible",
      files: ["a.yaml": Self.importing, "lib.yaml": Self.lib]
    )
    #expect(
      run.output == """
        \(Self.effect(in: "a.yaml"))

        ! lib.yaml (invalid)
        \(Self.cause)

        ! a.yaml:3
        ! lib.yaml:2
        2 scenarios: 2 errors (app time 0.000 s)

        """
    )
    #expect(run.status == 2)
  }

  @Test func `that an imported file is a scenario is an error of who imports it`() async throws {
    let run = try await rehearse(
      "run . --reproducible",
      files: ["a.yaml": Self.importing, "lib.yaml": .passing]
    )
    #expect(
      run.output == """
        \(Self.effect(in: "a.yaml"))
          lib.yaml:1:1: error: the imported file is not a vocabulary [not-a-vocabulary]
           1 | name: It loads
             | ^

        ✓ It loads (0.000s)  lib.yaml:1

        ! a.yaml:3
        2 scenarios: 1 passed, 1 error (app time 0.000 s)

        """
    )
    #expect(run.status == 2)
  }
}
