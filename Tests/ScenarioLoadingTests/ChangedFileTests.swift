import Testing

/// Files that change between the check and the run, where plans are made again in their turn.
struct ChangedFileTests {
  private static let scenario = "name: A\napp: gallery\nsteps: [log: hello]"
  private static let other = "name: B\napp: gallery\nsteps: [log: hello]"

  @Test func `a file that stays as it was runs`() throws {
    #expect(
      try Folder(["a.yaml": Self.scenario]).log(changing: [:]) == """
        A: passed
        A: passed at 0.000
        passed 0.000-0.000 log hello
        """
    )
  }

  @Test func `a file that changes is not run, which costs no other scenario`() throws {
    let folder = Folder(["a.yaml": Self.scenario, "b.yaml": Self.other])
    #expect(
      try folder.log(changing: ["a.yaml": "name: A\napp: gallery\nsteps: [log: other]"])
        == """
        A: error
        a.yaml: error: the file changed during the run [changed-during-run]
        B: passed
        B: passed at 0.000
        passed 0.000-0.000 log hello
        """
    )
  }

  @Test func `every scenario of a suite that vanishes is an error`() throws {
    let suite = """
      suite: S
      app: gallery
      scenarios:
        - name: A
          steps: [log: hello]
        - name: B
          skip: not today
          steps: [log: hello]
        - name: C
          steps: [log: hello]
      """
    #expect(
      try Folder(["a.yaml": suite]).log(changing: ["a.yaml": nil]) == """
        A: error
        a.yaml: error: the file can't be read: no such file or directory; it could when it was \
        checked [changed-during-run]
        B: skipped
        B: not run: not today
        C: error
        a.yaml: error: the file can't be read: no such file or directory; it could when it was \
        checked [changed-during-run]
        """
    )
  }

  @Test(arguments: ["name\nHello\n", "name\nBye\nHello\n", "number\n1\n", nil])
  func `a file whose data change is not run`(_ data: String?) throws {
    let scenario = """
      name: Says ${name}
      app: gallery
      cases: {fromFile: names.csv}
      steps: [log: "${name}"]
      """
    let folder = Folder(["a.yaml": scenario, "names.csv": "name\nBye\n"])
    #expect(
      try folder.log(changing: ["names.csv": data]) == """
        Says Bye: error
        a.yaml: error: a file that this one names changed during the run [changed-during-run]
        """
    )
  }

  @Test func `words count as they were when they were checked`() throws {
    let folder = Folder([
      "words.yaml": "vocabulary: W\nflows: {greet: {steps: [log: hello]}}",
      "a.yaml": "name: A\napp: gallery\nimport: [words.yaml]\nsteps: [run: greet]",
    ])
    #expect(
      try folder.log(changing: ["words.yaml": "vocabulary: W\nflows: {}"]) == """
        A: passed
        A: passed at 0.000
        passed 0.000-0.000 run greet
          passed 0.000-0.000 log hello < 4
        """
    )
  }

  @Test func `a file whose words vanish is not run`() throws {
    let folder = Folder([
      "words.yaml": "vocabulary: W\nflows: {greet: {steps: [log: hello]}}",
      "a.yaml": "name: A\napp: gallery\nimport: [words.yaml]\nsteps: [run: greet]",
    ])
    #expect(
      try folder.log(changing: ["words.yaml": nil]) == """
        A: error
        a.yaml: error: a file that this one names changed during the run [changed-during-run]
        """
    )
  }
}
