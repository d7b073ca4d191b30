import Glibc
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
    #expect(list.output == files.map { "\($0):1: It loads\n" }.joined())
    #expect(list.errors == "")
  }

  @Test(arguments: ["*.txt", "**/*.txt", "a/b/n*", "absent/*.yaml", "sign-[.yaml", "sign-1.yaml/*"])
  func `a pattern that matches nothing is wrong usage`(pattern: String) async throws {
    let list = try await rehearse("list sign-1.yaml '\(pattern)'", files: Self.folder)
    #expect(list.status == 64)
    #expect(list.errors == "rehearse: error: no scenario file matches '\(pattern)'\n")
  }

  @Test func `a pattern with brackets that matches nothing says what brackets are`() async throws {
    let folder = ["p/[id]/t.yaml": FileContent.passing]
    let list = try await rehearse("list 'p/[id]/*.yaml'", files: folder)
    #expect(list.status == 64)
    #expect(
      list.errors == """
        rehearse: error: no scenario file matches 'p/[id]/*.yaml'; brackets in a pattern stand for \
        one of the characters in them: for a name with brackets write '[[]id]'

        """
    )
    let escaped = try await rehearse("list 'p/[[]id]/*.yaml'", files: folder)
    #expect(escaped.output == "p/[id]/t.yaml:1: It loads\n")
  }

  @Test func `patterns follow no links in circles`() async throws {
    let list = try await shell(
      #"ln -s .. a/up; "$REHEARSE" list '**/*up.yml' '*/up/sign-1.yaml'"#,
      files: Self.folder
    )
    #expect(list.output == "a/b/sign-up.yml:1: It loads\na/up/sign-1.yaml:1: It loads\n")
  }

  @Test func `a file whose name looks like a pattern or a place is taken by its name`()
    async throws
  {
    let list = try await rehearse(
      "list '[a].yaml' b.yaml:3",
      files: ["[a].yaml": .passing, "a.yaml": .failing, "b.yaml": .failing, "b.yaml:3": .passing]
    )
    #expect(list.output == "[a].yaml:1: It loads\nb.yaml:3:1: It loads\n")
  }

  @Test func `a pattern of many folders of any depth ends as soon as one of one does`() async throws
  {
    let folder = (1...14).map { _ in "d" }.joined(separator: "/")
    for pattern in [Array(repeating: "**", count: 12), Array(repeating: "**/d", count: 7)] {
      let list = try await rehearse(
        "list '\(pattern.joined(separator: "/"))/a*.yaml'",
        files: ["\(folder)/a.yaml": .passing]
      )
      #expect(list.output == "\(folder)/a.yaml:1: It loads\n")
    }
  }

  @Test(.enabled(if: Privileges.canBeDropped, "root can read everything"))
  func `a folder that a pattern can't search is an error`() async throws {
    let check = try await shell(
      #"""
      chmod 0 b/shut
      $UNPRIVILEGED "$REHEARSE" check '**/a*.yaml'; status=$?
      chmod 700 b/shut; exit $status
      """#,
      files: ["a.yaml": .passing, "b/shut/a.yaml": .passing]
    )
    #expect(
      check.errors == "b/shut: error: the folder can't be searched: permission denied "
        + "[unreadable-file]\n"
    )
    #expect(check.status == 2)
  }

  @Test(arguments: ["p", "'p/*.yaml'", "'p/**/*.yaml'", "'*/**/*.y*'", "'p/*'", "'**/p/**'"])
  func `a pattern passes over nothing that a search of the folder tells`(
    path: String
  ) async throws {
    let list = try await shell(
      #"""
      ln -s nowhere p/dangling.yaml; mkfifo p/pipe.yaml; touch "$(printf 'p/b\377.yaml')"
      "$REHEARSE" list \#(path); status=$?; rm -r p/b*; exit $status
      """#,
      files: ["p/a.yaml": .passing, "p/folder.yaml/inner.yaml": .passing]
    )
    #expect(list.output == "p/a.yaml:1: It loads\n")
    #expect(
      list.errors == """
        p/b�.yaml: error: the file can't be read: its name is not valid UTF-8 [unreadable-file]
        p/dangling.yaml: error: the file can't be read: it is a link that leads nowhere [unreadable-file]
        p/folder.yaml: error: the file can't be read: it is a folder [unreadable-file]
        p/pipe.yaml: error: the file can't be read: it is not an ordinary file [unreadable-file]

        """
    )
    #expect(list.status == 2)
  }

  @Test(arguments: ["'*/a.yaml'", "'**/a*.yaml'", "'*'"])
  func `a folder of which a pattern can't write the name is an error`(
    pattern: String
  ) async throws {
    let list = try await shell(
      #"""
      mkdir "$(printf 'b\377')"; "$REHEARSE" list \#(pattern); status=$?; rm -r b*; exit $status
      """#,
      files: ["a/a.yaml": .passing]
    )
    #expect(list.output == "a/a.yaml:1: It loads\n")
    #expect(
      list.errors
        == "b�: error: the folder can't be searched: its name is not valid UTF-8 [unreadable-file]\n"
    )
    #expect(list.status == 2)
  }

  @Test(
    .enabled(if: Privileges.canBeDropped, "root can read everything"),
    arguments: ["'*/a.yaml'", "'*/*.yaml'", "'**/a.yaml'"]
  )
  func `a pattern says what it can't see in a folder that may not be entered`(
    pattern: String
  ) async throws {
    let list = try await shell(
      #"chmod 400 b; $UNPRIVILEGED "$REHEARSE" list \#(pattern); status=$?; chmod 700 b; exit $status"#,
      files: ["a/a.yaml": .passing, "b/a.yaml": .passing]
    )
    #expect(list.output == "a/a.yaml:1: It loads\n")
    #expect(
      list.errors
        == "b/a.yaml: error: the file can't be read: permission denied [unreadable-file]\n"
    )
    #expect(list.status == 2)
  }

  @Test(
    .enabled(if: Privileges.canBeDropped, "root can read everything"),
    arguments: ["import: [shut/a.yaml]", "cases: {fromFile: shut/a.yaml}"]
  )
  func `a file that may be there is not said to be missing`(line: String) async throws {
    let check = try await shell(
      #"chmod 0 shut; $UNPRIVILEGED "$REHEARSE" check a.yaml; status=$?; chmod 700 shut; exit $status"#,
      files: [
        "a.yaml": FileContent(stringLiteral: "name: A\napp: todo\n\(line)\nsteps: [log: x]\n"),
        "shut/a.yaml": .passing,
      ]
    )
    #expect(check.errors.contains(": permission denied ["), "\(check.errors)")
    #expect(check.status == 2)
  }

  @Test func `a slash stays one before a combining accent`() async throws {
    let run = try await rehearse(
      "list c 'c/*.yaml'",
      files: [
        "c/\u{301}a.yaml": """
        name: "${n}"
        app: trivia
        cases: {fromFile: d.json}
        steps: [log: x]
        """,
        "c/d.json": #"[{"n": 1}]"#,
      ]
    )
    #expect(run.errors == "")
    #expect(run.output == "c/\u{301}a.yaml:3: 1\n")
  }

  @Test func `files whose names look alike are told apart by their bytes`() async throws {
    let run = try await shell(
      #"""
      for e in "$(printf '\303\251')" "$(printf 'e\314\201')"; do
        printf '[{"n": "d%s"}]' $(printf %s "$e" | wc -c) > "$e.json"
        printf 'vocabulary: V\nflows: {v%s: {steps: [log: x]}}' $(printf %s "$e" | wc -c) > "v$e.yaml"
        printf 'name: "${n}"\napp: trivia\nimport: [v%s.yaml]\ncases: {fromFile: %s.json}\nsteps: [run: v%s]' \
          "$e" "$e" $(printf %s "$e" | wc -c) > "$e.yaml"
      done
      "$REHEARSE" check . && "$REHEARSE" list . | sed 's/.*: //'; "$REHEARSE" format --check . | wc -l
      rm *
      """#,
      files: [:]
    )
    #expect(
      run == Outcome(status: 0, output: "checked 4 files: no problems\nd3\nd2\n4\n", errors: "")
    )
  }

  @Test(arguments: [
    "$PWD/a/a.yaml", "$(pwd -P)/a/a.yaml:1", "$PWD", "$PWD//a/.", "$PWD/**/a*.yaml",
  ])
  func `an absolute path within the working directory is shown as seen from there`(
    path: String
  ) async throws {
    let run = try await shell(
      #"""
      mkdir real; mv a real; ln -s real link; cd link
      "$REHEARSE" run "\#(path)" --reproducible --junit ../report.xml
      """#,
      files: ["a/a.yaml": .failing]
    )
    #expect(
      run.output.hasSuffix(
        "\n✗ a/a.yaml:1  It is done at once\n1 scenario: 1 failed (app time 0.000 s)\n"
      )
    )
    let report = try #require(run.files["report.xml"])
    #expect(
      report.matches(of: /(class)?(name|file)="[^"]*"/).map { String($0.output.0) } == [
        #"name="rehearse""#, #"name="a.a""#, #"file="a/a.yaml""#, #"name="It is done at once""#,
        #"classname="a.a""#, #"file="a/a.yaml""#,
      ]
    )
  }

  @Test func `files of one name above and in the working directory stay apart in a report`()
    async throws
  {
    let run = try await shell(
      #"cd b; "$REHEARSE" run a.yaml ../a.yaml --reproducible --junit ../report.xml >/dev/null"#,
      files: ["a.yaml": .passing, "b/a.yaml": .passing]
    )
    let report = try #require(run.files["report.xml"])
    #expect(
      report.matches(of: /<testsuite name="([^"]*)".* file="([^"]*)"/).map {
        "\($0.output.1) \($0.output.2)"
      } == ["a ../a.yaml", "a-2 a.yaml"]
    )
  }

  @Test func `the configuration's paths may be patterns`() async throws {
    let list = try await rehearse(
      "list",
      files: ["rehearse.yaml": "paths: ['*-a.yaml']", "1-a.yaml": .passing, "1-b.yaml": .failing]
    )
    #expect(list.output == "1-a.yaml:1: It loads\n")
  }
}
