import Foundation
import Glibc
import ScenarioTestSupport
import Testing

struct FormatTests {
  private static let crooked: FileContent = "name:   A\napp: 'todo'\nsteps:\n- pause: 1s\n"
  private static let straight = "name: A\napp: todo\nsteps:\n  - pause: 1s\n"

  @Test func `files that differ are changed and named, the others are not`() async throws {
    let outcome = try await rehearse(
      "format .",
      files: [
        "b/a.yaml": Self.crooked, "c.yml": Self.crooked, "d.yaml": .passing, "e.json": "[1 ]",
      ]
    )
    #expect(outcome.output == "b/a.yaml\nc.yml\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.files["b/a.yaml"] == Self.straight)
    #expect(outcome.files["c.yml"] == Self.straight)
    #expect(outcome.files["e.json"] == "[1 ]")
  }

  @Test(arguments: [".", "'*.yaml'", "'**'"])
  func `a link that leads out of the workspace is left as it is`(paths: String) async throws {
    let outcome = try await shell(
      """
      ln -s ../a.yaml root/link.yaml; ln -s b.yaml root/c.yaml
      cd root; "$REHEARSE" format \(paths)
      """,
      files: ["a.yaml": Self.crooked, "root/b.yaml": Self.crooked]
    )
    #expect(outcome.output == "b.yaml\n")
    #expect(
      outcome.errors == """
        link.yaml: error: the file can't be read: it is a link that leads out of the workspace \
        [unreadable-file]

        """
    )
    #expect(outcome.status == 2)
    #expect(outcome.files["a.yaml"]?.utf8.elementsEqual(Self.crooked.bytes) == true)
    #expect(outcome.files["root/b.yaml"] == Self.straight)
  }

  @Test(arguments: ["a.txt dir", "dir a.txt", "dir nowhere", "''"])
  func `no file is changed where a path is wrong`(paths: String) async throws {
    let files: [String: FileContent] = ["a.txt": Self.crooked, "dir/b.yaml": Self.crooked]
    let outcome = try await rehearse("format \(paths)", files: files)
    let reasons = [
      "nowhere": "there is no file or folder 'nowhere'",
      "a.txt": "'a.txt' is neither '*.yaml' nor '*.yml'",
      "''": "a path is empty, perhaps that of a variable that is not set",
    ]
    let reason = paths.split(separator: " ").compactMap { reasons[String($0)] }.joined()
    #expect(outcome.errors == "rehearse: error: \(reason)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
    #expect(outcome.files["dir/b.yaml"]?.utf8.elementsEqual(Self.crooked.bytes) == true)
  }

  @Test func `a check names the files and leaves them`() async throws {
    let outcome = try await rehearse("format --check .", files: ["a.yaml": Self.crooked])
    #expect(outcome.output == "a.yaml\n")
    #expect(outcome.status == 1)
    #expect(outcome.files["a.yaml"]?.utf8.elementsEqual(Self.crooked.bytes) == true)
    #expect(try await rehearse("format --check .", files: ["a.yaml": .passing]).status == 0)
  }

  @Test func `without a path the configuration says what is meant, and is meant itself`()
    async throws
  {
    let outcome = try await rehearse(
      "format",
      files: ["rehearse.yaml": "paths:  [S]\n", "S/a.yaml": Self.crooked, "b.yaml": Self.crooked]
    )
    #expect(outcome.output == "S/a.yaml\nrehearse.yaml\n")
    #expect(outcome.files["rehearse.yaml"] == "paths: [S]\n")
  }

  @Test func `an invalid file is told and left, the others are laid out`() async throws {
    let outcome = try await rehearse(
      "format .",
      files: ["a.yaml": "a: [b\n", "b.yaml": Self.crooked]
    )
    #expect(outcome.status == 2)
    #expect(outcome.output == "b.yaml\n")
    #expect(
      outcome.errors == """
        a.yaml:1:4: error: '[' is never closed [yaml-syntax]
         1 | a: [b
           |    ^

        """
    )
    #expect(outcome.files["a.yaml"] == "a: [b\n")
  }

  @Test func `a name that is no text is told as such`() async throws {
    let outcome = try await shell(
      #"""
      touch "$(printf 'a\377.yaml')"; mkdir "$(printf 'b\377')"
      "$REHEARSE" format .; status=$?
      rm -r a* b*; exit $status
      """#,
      files: ["c.yaml": .passing]
    )
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.split(separator: "\n").sorted() == [
        "a�.yaml: error: the file can't be read: its name is not valid UTF-8 [unreadable-file]",
        "b�: error: the folder can't be searched: its name is not valid UTF-8 [unreadable-file]",
      ]
    )
  }

  @Test(arguments: [".", "'**/*.yaml'", "'*.yaml'"])
  func `a pattern formats what a search of the folder formats`(paths: String) async throws {
    let outcome = try await shell(
      #"""
      touch "$(printf 'a\377.yaml')"; ln -s nowhere b.yaml; mkfifo c.yaml
      "$REHEARSE" format \#(paths); status=$?; rm a* b.yaml c.yaml; exit $status
      """#,
      files: ["d.yaml": Self.crooked, "f.yaml/e.yaml": Self.crooked]
    )
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 2,
          output: "d.yaml\nf.yaml/e.yaml\n",
          errors: "a�.yaml: error: the file can't be read: its name is not valid UTF-8 "
            + "[unreadable-file]\n"
        )
    )
  }

  @Test(.enabled(if: Privileges.canBeDropped, "root can read everything"))
  func `what may not be read is told as a run tells it`() async throws {
    let outcome = try await shell(
      """
      chmod 0 shut; $UNPRIVILEGED "$REHEARSE" format . 'shut/*.yaml'; status=$?
      chmod 700 shut; exit $status
      """,
      files: ["shut/a.yaml": .passing]
    )
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 2,
          output: "",
          errors: """
            shut: error: the folder can't be searched: permission denied [unreadable-file]
            shut: error: the folder can't be searched: permission denied [unreadable-file]

            """
        )
    )
  }

  @Test func `standard input comes out laid out`() async throws {
    let outcome = try await shell(
      #"printf 'a:   b\n' | "$REHEARSE" format - && printf 'a:   b' | "$REHEARSE" format --check -"#,
      files: [:]
    )
    #expect(outcome == Outcome(status: 1, output: "a: b\nstandard input\n", errors: ""))
  }

  @Test func `what is wrong is shown without the secrets of the configuration`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" format --check a.yaml; "$REHEARSE" format - < a.yaml"#,
      files: [
        "rehearse.yaml": "variables: {token: hunter22}\nsecrets: [token]\n",
        "a.yaml": "steps: [tap: hunter22: x]\n",
      ]
    )
    #expect(
      outcome.errors == """
        a.yaml:1:14: error: a text that holds ': ' must be quoted [yaml-syntax]
         1 | steps: [tap: •••: x]
           |              ^~~~~~ quote the text: "•••: x"
        standard input:1:14: error: a text that holds ': ' must be quoted [yaml-syntax]
         1 | steps: [tap: •••: x]
           |              ^~~~~~ quote the text: "•••: x"

        """
    )
  }

  @Test func `a file keeps its permissions, and a link stays one`() async throws {
    let outcome = try await shell(
      #"chmod 640 a.yaml; ln -s a.yaml l.yaml; "$REHEARSE" format l.yaml; stat -c '%a %F' a.yaml l.yaml; ls"#,
      files: ["a.yaml": Self.crooked]
    )
    #expect(
      outcome.output == "l.yaml\n640 regular file\n777 symbolic link\na.yaml\nl.yaml\n"
    )
    #expect(outcome.files["a.yaml"] == Self.straight)
  }

  @Test(arguments: [
    ("format nowhere", 64, "there is no file or folder 'nowhere'"),
    (
      "format - a.yaml", 64,
      "'-' is standard input, which is read alone, without files"
    ),
    ("format data.json", 64, "'data.json' is neither '*.yaml' nor '*.yml'"),
    ("format .", 4, "there is no YAML file to format"),
  ])
  func `what can't be formatted is told`(
    _ command: String,
    _ status: Int,
    _ problem: String
  ) async throws {
    let outcome = try await rehearse(command, files: ["data.json": "{}"])
    #expect(
      outcome.withoutFiles
        == Outcome(status: Int32(status), output: "", errors: "rehearse: error: \(problem)\n")
    )
  }

  /// The file beside it, which is written first, would have a name longer than the system takes.
  @Test func `a file that can't be written is not told as changed`() async throws {
    let name = String(repeating: "a", count: 250 - 5) + ".yaml"
    let outcome = try await rehearse("format .", files: [name: Self.crooked])
    #expect(
      outcome.withoutFiles
        == Outcome(
          status: 3,
          output: "",
          errors: "rehearse: error: '\(name)' can't be written: file name too long\n"
        )
    )
    #expect(outcome.files.keys.sorted() == [name])
  }

  @Test func `UTF-16 becomes UTF-8`() async throws {
    let outcome = try await rehearse("format a.yaml", files: ["a.yaml": .utf16("a:  é\n")])
    expect(outcome.files["a.yaml"] ?? "", equals: "a: é\n")
  }
}
