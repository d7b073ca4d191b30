import Testing

/// Paths that are read from a file rather than from the command line.
struct PathListTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .failing, "c d.yaml": .skipped, "é.yaml": .passing,
    "rehearse.yaml": "paths: [.]\n", "list.txt": .crlf("a.yaml\n\nc d.yaml\né.yaml"),
  ]

  private func list(_ script: String) async throws -> Outcome {
    try await shell(script, files: Self.files).withoutFiles
  }

  @Test func `a list has one path a line and is added to the paths of the command line`()
    async throws
  {
    let expected = try await list(#""$REHEARSE" list a.yaml b.yaml "c d.yaml" é.yaml"#)
    #expect(expected.status == 0)
    #expect(expected.output.split(separator: "\n").count == 4)
    #expect(try await list(#""$REHEARSE" list b.yaml --paths-from list.txt"#) == expected)
    #expect(try await list(#""$REHEARSE" list b.yaml --paths-from - < list.txt"#) == expected)
  }

  @Test func `a list may separate its paths with NUL, as find and git can`() async throws {
    let expected = try await list(#""$REHEARSE" list a.yaml b.yaml"#)
    let list = try await list(#"printf 'a.yaml\0b.yaml\0' | "$REHEARSE" list --paths-from -"#)
    #expect(list == expected)
  }

  @Test(arguments: ["run", "list", "check"])
  func `an empty list does not stand for the paths of the configuration`(
    command: String
  ) async throws {
    let run = try await list(#""$REHEARSE" \#(command) --paths-from - < /dev/null"#)
    #expect(run.status == 4)
    #expect(run.errors == "rehearse: error: there is no scenario to run\n")
  }

  @Test func `a list that can't be read, or has no path in it that is text, is wrong usage`()
    async throws
  {
    let missing = try await list(#""$REHEARSE" list --paths-from nowhere.txt"#)
    #expect(missing.status == 64)
    #expect(
      missing.errors.firstLine
        == "rehearse: error: The value 'nowhere.txt' is invalid for '--paths-from <file>': "
        + "the paths in 'nowhere.txt' can't be read: no such file or directory."
    )
    let binary = try await list(#"printf 'a\377\n' | "$REHEARSE" list --paths-from -"#)
    #expect(binary.status == 64)
    #expect(
      binary.errors.firstLine
        == "rehearse: error: The value '-' is invalid for '--paths-from <file>': "
        + "the path 'a\u{FFFD}' in '-' is not valid UTF-8."
    )
  }

  @Test func `format and merge read lists, too`() async throws {
    let formatted = try await list(
      #"echo list.yaml > l && echo 'a:   1' > list.yaml && "$REHEARSE" format --paths-from l"#
    )
    #expect(formatted == Outcome(status: 0, output: "list.yaml\n", errors: ""))
    let merged = try await list(
      #""$REHEARSE" run a.yaml --junit r.xml --reporter quiet > /dev/null; echo r.xml | "$REHEARSE" merge --paths-from - --junit m.xml && cmp r.xml m.xml"#
    )
    #expect(merged == Outcome(status: 0, output: "", errors: ""))
  }

  @Test func `ten thousand paths are read at once`() async throws {
    let run = try await list(
      #"for i in $(seq 1 10000); do echo a.yaml; echo b.yaml; done | "$REHEARSE" list --paths-from - | wc -l"#
    )
    #expect(run.output.trimmingPrefix(" ") == "2\n")
  }
}
