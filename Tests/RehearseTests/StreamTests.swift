import Testing

/// Streams, files and arguments that are otherwise than most.
struct StreamTests {
  @Test func `standard output that does not block is waited for`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" schema >expected
      (dd oflag=nonblock count=0 2>errors </dev/null && "$REHEARSE" schema && : >finished) |
      (sleep 0.2; cat >received)
      cmp expected received && ls finished
      """,
      files: [:]
    )
    #expect(run.errors == "")
    #expect(run.output == "finished\n")
  }

  @Test func `standard input that does not block is waited for`() async throws {
    let run = try await shell(
      """
      (sleep 0.2; echo 'a:   1') | (dd iflag=nonblock count=0 2>errors && "$REHEARSE" format -)
      """,
      files: [:]
    )
    #expect(run.errors == "")
    #expect(run.output == "a: 1\n")
  }

  @Test(arguments: ["run a.yaml --junit", "list", "init"])
  func `an argument that is no text is wrong usage`(command: String) async throws {
    let run = try await shell(
      #"mkdir n && "$REHEARSE" \#(command) "$(printf 'n/b\377.xml')"; status=$?; ls n; exit $status"#,
      files: ["a.yaml": .passing]
    )
    #expect(run.errors == "rehearse: error: 'n/b\u{FFFD}.xml' is not valid UTF-8\n")
    #expect(run.output == "")
    #expect(run.status == 64)
  }

  @Test func `a file that says it is empty, and has no end, is refused as too large`() async throws
  {
    let run = try await shell(
      "ln -s /proc/self/pagemap a.yaml && \"$REHEARSE\" check a.yaml",
      files: [:]
    )
    #expect(
      run.errors == """
        a.yaml: error: the file can't be read: it is larger than 64 MiB [unreadable-file]

        """
    )
    #expect(run.status == 2)
  }
}
