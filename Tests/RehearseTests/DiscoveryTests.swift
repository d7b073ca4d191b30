import Glibc
import ScenarioTestSupport
import Testing

struct DiscoveryTests {
  @Test func `files come in the order of their paths, each once, whatever was asked for first`()
    async throws
  {
    let list = try await rehearse(
      "list b a.yaml ./b/../b/c.yml b/d.scenario",
      files: [
        "a.yaml": .passing, "b/c.yml": .failing, "b/c/e.yaml": .skipped, "b/d.scenario": .passing,
        "b/f.json": "{}", "b/.g.yaml": .failing,
      ]
    )
    #expect(
      list.output == """
        a.yaml:1: It loads
        b/c/e.yaml:1: It waits for better times
        b/c.yml:1: It is done at once
        b/d.scenario:1: It loads

        """
    )
    #expect(list.errors == "")
    #expect(list.status == 0)
  }

  @Test(arguments: [
    ("b/a.yaml $PWD/b/a.yaml", ["b/a.yaml:1: It loads"]),
    (". ../${PWD##*/} $PWD", ["b/a.yaml:1: It loads", "c.yaml:1: It is done at once"]),
    ("$PWD/b/a.yaml", ["b/a.yaml:1: It loads"]),
    ("'b/*' b/a.yaml $PWD/c.yaml", ["b/a.yaml:1: It loads", "c.yaml:1: It is done at once"]),
    ("b/a.yaml:1 $PWD/b/a.yaml", ["b/a.yaml:1: It loads"]),
    ("c.yaml $PWD/c.yaml:1 ./c.yaml:4", ["c.yaml:1: It is done at once"]),
    ("c.yaml:2 $PWD/c.yaml:3", ["c.yaml:1: It is done at once"]),
  ])
  func `a file that is reached twice is there once, by its shortest path`(
    paths: String,
    lines: [String]
  ) async throws {
    let list = try await shell(
      #"PWD=$(pwd -P); "$REHEARSE" list \#(paths) | sed "s|$PWD|\$PWD|""#,
      files: ["b/a.yaml": .passing, "c.yaml": .failing]
    )
    #expect(list.output == lines.map { "\($0)\n" }.joined())
    #expect(list.errors == "")
  }

  @Test func `a pattern enters folders whose names look alike`() async throws {
    let list = try await shell(
      #"""
      for folder in '\303\251' 'e\314\201'; do folder=$(printf $folder); mkdir $folder; cp a.yaml $folder; done
      "$REHEARSE" list '[!a]*/a.yaml'
      """#,
      files: ["a.yaml": .passing]
    )
    expect(list.output, equals: "e\u{301}/a.yaml:1: It loads\n\u{E9}/a.yaml:1: It loads\n")
  }

  @Test func `a link is taken only where nothing else leads to its file`() async throws {
    let list = try await shell(
      """
      ln -s linked/target.yaml a.yaml; ln -s ../other.scenario linked/b.yaml
      ln -s ../other.scenario linked/c.yaml; ln -s linked again
      "$REHEARSE" list . again linked
      """,
      files: ["linked/target.yaml": .passing, "other.scenario": .failing]
    )
    #expect(
      list.output == """
        again/b.yaml:1: It is done at once
        again/target.yaml:1: It loads

        """
    )
    #expect(list.errors == "")
  }

  @Test func `a link that leads out of the workspace is followed only where it is named`()
    async throws
  {
    let runs = try await shell(
      """
      ln -s ../../secret.yaml root/folder/link.yaml; ln -s ../other/a.yaml elsewhere/b.yaml
      cd root; "$REHEARSE" run . --reproducible; "$REHEARSE" list 'folder/*.yaml'
      "$REHEARSE" list folder/link.yaml; "$REHEARSE" list ../elsewhere ../other
      """,
      files: [
        "root/folder/a.yaml": .passing, "secret.yaml": .failing, "elsewhere/a.yaml": .passing,
        "other/a.yaml": .passing,
      ]
    )
    #expect(
      runs.output == """
        ✓ It loads (0.000s)  folder/a.yaml:1
        ! folder/link.yaml (invalid)
          folder/link.yaml: error: the file can't be read: it is a link that leads out of the workspace \
        [unreadable-file]

        ! folder/link.yaml:1
        2 scenarios: 1 passed, 1 error (app time 0.000 s)
        folder/a.yaml:1: It loads
        folder/link.yaml:1: It is done at once
        ../elsewhere/a.yaml:1: It loads
        ../other/a.yaml:1: It loads

        """
    )
    #expect(
      runs.errors == """
        folder/link.yaml: error: the file can't be read: it is a link that leads out of the workspace \
        [unreadable-file]

        """
    )
  }

  @Test func `behind a link '..' is the folder that the system means, wherever a path is given`()
    async throws
  {
    let runs = try await shell(
      #"""
      ln -s other/dir x; ln -s dir other/y
      "$REHEARSE" list x/../p.yaml; "$REHEARSE" list "$PWD/x/./../p.yaml:1" 'other/y/../*.yaml'
      "$REHEARSE" list 'x/../*.yaml' p.yaml; "$REHEARSE" list x/../../p.yaml x/..
      "$REHEARSE" format x/../.q.yml; "$REHEARSE" init x/../new | tail -n 1
      """#,
      files: [
        "p.yaml": .failing, "other/p.yaml": .skipped, "other/dir/p.yaml": .passing,
        ".q.yml": "a:  b",
        "other/.q.yml": "a:  b",
      ]
    )
    #expect(runs.errors == "")
    #expect(
      runs.output == """
        other/p.yaml:1: It waits for better times
        other/p.yaml:1: It waits for better times
        other/p.yaml:1: It waits for better times
        p.yaml:1: It is done at once
        other/dir/p.yaml:1: It loads
        other/p.yaml:1: It waits for better times
        p.yaml:1: It is done at once
        other/.q.yml
        Next: cd 'other/new' && rehearse run

        """
    )
    #expect(runs.files[".q.yml"] == "a:  b")
    #expect(runs.files["other/.q.yml"] == "a: b\n")
  }

  @Test func `what is named like a scenario file and is none is an error, and the rest runs`()
    async throws
  {
    let run = try await shell(
      """
      ln -s nowhere dangling.yaml; ln -s loop.yml loop.yml; mkfifo pipe.yaml
      mkdir -p folder.yaml other; touch folder.yaml/ignored.yaml
      ln -s other link.yaml; ln -s linked link; ln -s /dev/null device.yaml
      exec "$REHEARSE" run . --reproducible
      """,
      files: ["a.yaml": .passing, "linked/a.yaml": .passing]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        ✓ It loads (0.000s)  a.yaml:1
        ! dangling.yaml (invalid)
          dangling.yaml: error: the file can't be read: it is a link that leads nowhere [unreadable-file]

        ! device.yaml (invalid)
          device.yaml: error: the file can't be read: it is a link that leads out of the workspace [unreadable-file]

        ! folder.yaml (invalid)
          folder.yaml: error: the file can't be read: it is a folder [unreadable-file]

        ! link.yaml (invalid)
          link.yaml: error: the file can't be read: it is a folder [unreadable-file]

        ✓ It loads (0.000s)  linked/a.yaml:1
        ! loop.yml (invalid)
          loop.yml: error: the file can't be read: too many levels of symbolic links [unreadable-file]

        ! pipe.yaml (invalid)
          pipe.yaml: error: the file can't be read: it is not an ordinary file [unreadable-file]

        ! dangling.yaml:1
        ! device.yaml:1
        ! folder.yaml:1
        ! link.yaml:1
        ! loop.yml:1
        ! pipe.yaml:1
        8 scenarios: 2 passed, 6 errors (app time 0.000 s)

        """
    )
    #expect(run.status == 2)
  }

  @Test func `a name that is no text is an error`() async throws {
    let check = try await shell(
      #"""
      touch "$(printf 'a\377.yaml')"; mkdir "$(printf 'b\377')"
      "$REHEARSE" check .; status=$?
      rm -r a* b*; exit $status
      """#,
      files: [:]
    )
    #expect(
      check
        == Outcome(
          status: 2,
          output: "checked 2 files: 2 errors\n",
          errors: """
            a�.yaml: error: the file can't be read: its name is not valid UTF-8 [unreadable-file]
            b�: error: the folder can't be searched: its name is not valid UTF-8 [unreadable-file]

            """
        )
    )
  }

  @Test(.enabled(if: Privileges.canBeDropped, "root can read everything"))
  func `a file or a folder that may not be read is an error, and the rest runs`() async throws {
    let run = try await shell(
      """
      chmod 0 closed.yaml shut
      $UNPRIVILEGED "$REHEARSE" run . --reproducible; status=$?
      chmod 700 closed.yaml shut; exit $status
      """,
      files: ["a.yaml": .passing, "closed.yaml": .passing, "shut/b.yaml": .passing]
    )
    #expect(
      run.output == """
        ✓ It loads (0.000s)  a.yaml:1
        ! closed.yaml (invalid)
          closed.yaml: error: the file can't be read: permission denied [unreadable-file]

        ! shut (invalid)
          shut: error: the folder can't be searched: permission denied [unreadable-file]

        ! closed.yaml:1
        ! shut:1
        3 scenarios: 1 passed, 2 errors (app time 0.000 s)

        """
    )
    #expect(run.status == 2)
  }

  @Test(
    .enabled(if: Privileges.canBeDropped, "root can read everything"),
    arguments: ["run", "check", "list", "format", "merge --junit b.xml"]
  )
  func `what stands in a folder that may not be entered is not called missing`(
    command: String
  ) async throws {
    let outcome = try await shell(
      """
      chmod 0 shut; $UNPRIVILEGED "$REHEARSE" \(command) shut/b.yaml; status=$?
      chmod 700 shut; exit $status
      """,
      files: ["shut/b.yaml": .passing]
    )
    #expect(outcome.status == 2)
    #expect(
      (outcome.output + outcome.errors).contains(
        "shut/b.yaml: error: the file can't be read: permission denied [unreadable-file]\n"
      )
    )
  }
}
