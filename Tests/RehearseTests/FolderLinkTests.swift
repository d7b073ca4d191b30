import Testing

/// Links to folders, which no search follows.
struct FolderLinkTests {
  private static let files: [String: FileContent] = [
    "S/a.yaml": .passing, "shared/b.yaml": .passing, "R/a.xml": "<testsuites/>",
  ]

  private static func note(_ links: String) -> String {
    "rehearse: note: links to folders are not followed: \(links); name them to have them searched\n"
  }

  @Test(arguments: [
    "run S", "check S", "list S", "list .", "list 'S/**/*.yaml'", "format S",
    "format 'S/**/*.yaml'",
  ])
  func `a search says which links to folders it passed by`(command: String) async throws {
    let outcome = try await shell(
      "ln -s ../shared S/shared; \"$REHEARSE\" \(command)",
      files: Self.files
    )
    #expect(outcome.errors == (command == "list ." ? "" : Self.note("'S/shared'")))
    #expect(outcome.status == 0)
  }

  @Test func `a merge says it of folders of reports`() async throws {
    let outcome = try await shell(
      #"ln -s ../shared R/more; "$REHEARSE" merge R --junit all.xml"#,
      files: Self.files
    )
    #expect(outcome.errors == Self.note("'R/more'"))
  }

  @Test func `three links are named, and the others are counted`() async throws {
    let outcome = try await shell(
      """
      mkdir T; for link in 5 4 3 2 1; do ln -s ../shared S/$link; done
      ln -s ../shared "S/0$(printf '\\033')"; ln -s nowhere S/dead; ln -s a.yaml S/own
      "$REHEARSE" check S S
      """,
      files: Self.files
    )
    #expect(outcome.errors == Self.note(#"'S/0\u{1B}', 'S/1', 'S/2' and 3 more"#))
  }

  @Test(arguments: ["S S/shared", "S shared", "S 'sh*'", "S/a.yaml", "S/*.yaml", "S/shared"])
  func `nothing is said of links whose folders are searched anyway, or that nobody met`(
    paths: String
  ) async throws {
    let outcome = try await shell(
      "ln -s ../shared S/shared; ln -s . S/loop; \"$REHEARSE\" check \(paths)",
      files: Self.files
    )
    #expect(outcome.errors == "")
  }

  @Test func `a path that leads nowhere because of a link is not suggested once more`() async throws
  {
    let outcome = try await shell(
      "ln -s ../deep/suites S/suites; \"$REHEARSE\" check S/suites",
      files: [
        "S/other.yaml": .passing, "deep/words/w.yaml": "vocabulary: V\n",
        "deep/suites/b.yaml": "name: B\napp: trivia\nimport: [../words/w.yaml]\nsteps: [back]\n",
      ]
    )
    #expect(
      outcome.errors == """
        S/suites/b.yaml:3:10: error: '../words/w.yaml' can't be imported: there is no such file \
        [unusable-import]
         3 | import: [../words/w.yaml]
           |          ^~~~~~~~~~~~~~~

        """
    )
  }
}
