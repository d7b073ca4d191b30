import Testing

/// What Bazel and other build systems ask of a test by its environment.
struct EnvironmentTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .skipped, "c.yaml": .failing,
  ]

  @Test(arguments: [
    ("", ["It loads", "It waits for better times", "It is done at once"]),
    (
      "TEST_TOTAL_SHARDS=0 TEST_SHARD_INDEX=0",
      ["It loads", "It waits for better times", "It is done at once"]
    ),
    ("TEST_TOTAL_SHARDS=2 TEST_SHARD_INDEX=0", ["It loads", "It is done at once"]),
    ("TEST_TOTAL_SHARDS=2 TEST_SHARD_INDEX=1", ["It waits for better times"]),
    ("TESTBRIDGE_TEST_ONLY='times$'", ["It waits for better times"]),
  ])
  func `the environment chooses as the options do`(
    variables: String,
    names: [String]
  )
    async throws
  {
    let list = try await shell(#"\#(variables) "$REHEARSE" list ."#, files: Self.files)
    let listed = list.output.split(separator: "\n").compactMap { $0.split(separator: ": ").last }
    #expect(listed.map(String.init) == names)
  }

  @Test(arguments: ["run", "explore"])
  func `that sharding is understood is told by touching a file, also for an empty part`(
    command: String
  ) async throws {
    let run = try await shell(
      #"""
      TEST_TOTAL_SHARDS=5 TEST_SHARD_INDEX=4 TEST_SHARD_STATUS_FILE=status XML_OUTPUT_FILE=a.xml \
      "$REHEARSE" \#(command) .
      """#,
      files: Self.files
    )
    #expect(run.status == 0)
    #expect(run.errors == "rehearse: note: this shard has no scenario; the others have them all\n")
    #expect(run.files.keys.sorted() == ["a.xml", "a.yaml", "b.yaml", "c.yaml", "status"])
  }

  @Test(arguments: [
    (
      "TEST_TOTAL_SHARDS=4 TEST_SHARD_INDEX=4",
      "TEST_SHARD_INDEX '4' is not a part of TEST_TOTAL_SHARDS '4'"
    ),
    ("TEST_TOTAL_SHARDS=4", "TEST_SHARD_INDEX '' is not a part of TEST_TOTAL_SHARDS '4'"),
    (
      "TEST_TOTAL_SHARDS=four TEST_SHARD_INDEX=1",
      "TEST_SHARD_INDEX '1' is not a part of TEST_TOTAL_SHARDS 'four'"
    ),
    (
      "TESTBRIDGE_TEST_ONLY='a('",
      "TESTBRIDGE_TEST_ONLY 'a(' is not a regular expression: missing ')' for the group "
        + "at character 2"
    ),
    (
      "TESTBRIDGE_TEST_ONLY='(a++)+b'",
      "TESTBRIDGE_TEST_ONLY '(a++)+b' uses a possessive quantifier at character 4, which is not "
        + "supported; remove the '+' after the quantifier"
    ),
  ])
  func `what the environment asks for and nobody can do is wrong usage`(
    variables: String,
    reason: String
  ) async throws {
    for command in ["run .", "list .", "check .", "config"] {
      let outcome = try await shell(#"\#(variables) "$REHEARSE" \#(command)"#, files: Self.files)
      #expect(outcome.status == 64)
      #expect(outcome.output == "")
      #expect(outcome.errors == "rehearse: error: \(reason)\n")
    }
  }

  @Test func `a status file of shards that can't be written is told`() async throws {
    let run = try await shell(
      """
      TEST_TOTAL_SHARDS=1 TEST_SHARD_INDEX=0 TEST_SHARD_STATUS_FILE=no/status \
      "$REHEARSE" run . --reproducible
      """,
      files: ["a.yaml": .passing]
    )
    #expect(run.status == 0)
    #expect(
      run.errors == """
        rehearse: warning: the status file of shards 'no/status' can't be written: no such file or \
        directory

        """
    )
  }
}
