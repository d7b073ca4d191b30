import Testing

/// Patterns where links lead elsewhere.
struct PatternLinkTests {
  @Test func `patterns lead out of the workspace neither by links to folders nor upwards`()
    async throws
  {
    let run = try await shell(
      """
      cd W && ln -s ../O out && ln -s in/deep here && ln -s ../../O in/out
      for pattern in '*' '*/*.yaml' '.*' '.*/*.yaml'; do
        echo "list $pattern"; "$REHEARSE" list "$pattern"
        echo "format $pattern"; "$REHEARSE" format "$pattern"
      done 2>&1
      """,
      files: [
        "W/rehearse.yaml": "app: trivia", "W/in/deep/a.yaml": .passing, "W/.h/b.yaml": .passing,
        "O/o.yaml": "name:   Outside", "p.yaml": "name:   Above",
      ]
    )
    #expect(
      run.output == """
        list *
        rehearse: note: links to folders are not followed: 'in/out'; name them to have them searched
        out: error: the folder can't be searched: it is a link that leads out of the workspace \
        [unreadable-file]
        here/a.yaml:1: It loads
        format *
        rehearse: note: links to folders are not followed: 'in/out'; name them to have them searched
        out: error: the folder can't be searched: it is a link that leads out of the workspace \
        [unreadable-file]
        rehearse.yaml
        list */*.yaml
        out: error: the folder can't be searched: it is a link that leads out of the workspace \
        [unreadable-file]
        here/a.yaml:1: It loads
        format */*.yaml
        out: error: the folder can't be searched: it is a link that leads out of the workspace \
        [unreadable-file]
        list .*
        .h/b.yaml:1: It loads
        format .*
        list .*/*.yaml
        .h/b.yaml:1: It loads
        format .*/*.yaml

        """
    )
    #expect(run.files["O/o.yaml"] == "name:   Outside")
    #expect(run.files["p.yaml"] == "name:   Above")
  }

  @Test func `a link to a folder outside is followed where it is named`() async throws {
    let run = try await shell(
      "cd W && ln -s ../O out && for path in out 'out/*' 'o[u]t/*'; do \"$REHEARSE\" list \"$path\"; done",
      files: ["W/rehearse.yaml": "app: trivia", "O/o.yaml": .passing]
    )
    #expect(run.output == "out/o.yaml:1: It loads\nout/o.yaml:1: It loads\n")
    #expect(
      run.errors == """
        out: error: the folder can't be searched: it is a link that leads out of the workspace \
        [unreadable-file]

        """
    )
  }
}
