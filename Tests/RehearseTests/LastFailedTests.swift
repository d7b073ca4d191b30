import Testing

struct LastFailedTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .failing, "c.yaml": .broken, "d.yaml": .skipped,
  ]

  @Test func `what failed is chosen, from whatever folder, until it passes`() async throws {
    let story = try await shell(
      """
      : > rehearse.yaml; mkdir sub
      "$REHEARSE" run . >/dev/null 2>&1
      (cd sub; "$REHEARSE" list .. --last-failed 2>/dev/null)
      sed 's/tpa: AnswerA/pause: 1s/' c.yaml > c; mv c c.yaml
      sed 's/Question/Loading/' b.yaml > b; mv b b.yaml
      "$REHEARSE" list . --last-failed
      "$REHEARSE" run c.yaml --last-failed --reproducible
      "$REHEARSE" list . --last-failed
      cat .rehearse/last-run
      """,
      files: Self.files
    )
    #expect(
      story.output == """
        ../b.yaml:1: It is done at once
        b.yaml:1: It is done at once
        c.yaml:1: It is broken
        ✓ It is broken (1.000s)  c.yaml:1

        1 scenario: 1 passed (app time 1.000 s)
        b.yaml:1: It is done at once
        rehearse last-run 1
        b.yaml	It is done at once

        """
    )
    #expect(
      story.errors == """
        rehearse: note: the 2 scenarios of 4 that failed last time are chosen
        rehearse: note: the one scenario of 1 that failed last time is chosen
        rehearse: note: the one scenario of 4 that failed last time is chosen

        """
    )
  }

  @Test func `what failed in a file is remembered while the file has errors`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run . >/dev/null; cp b.yaml b; echo '[' >>b.yaml
      "$REHEARSE" run . --fail-fast >/dev/null; mv b b.yaml
      "$REHEARSE" list . --last-failed 2>/dev/null
      """,
      files: ["a.yaml": .failing, "b.yaml": .failing]
    )
    #expect(story.output == "a.yaml:1: It is done at once\nb.yaml:1: It is done at once\n")
  }

  @Test func `each shard runs again what failed in its part`() async throws {
    let story = try await shell(
      """
      for k in 1 2 3; do
        rm -rf .rehearse
        "$REHEARSE" run s --shard $k/3 >/dev/null; echo "$?"
        "$REHEARSE" list s --shard $k/3 --last-failed 2>/dev/null
        "$REHEARSE" run s --shard $k/3 --last-failed >/dev/null 2>&1; echo "$?"
      done
      """,
      files: Self.shardedFiles
    )
    #expect(
      story.output == """
        1
        s/1.yaml:1: One
        1
        1
        s/2.yaml:1: Two
        1
        0
        s/3.yaml:1: Three
        0

        """
    )
  }

  @Test func `a shard never leaves out what it remembers as failed`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run s >/dev/null 2>&1
      "$REHEARSE" list s --shard 1/3 --last-failed
      "$REHEARSE" list s --shard 3/3 --last-failed
      """,
      files: Self.shardedFiles
    )
    #expect(story.output == "s/1.yaml:1: One\ns/2.yaml:1: Two\ns/1.yaml:1: One\ns/2.yaml:1: Two\n")
    #expect(
      story.errors == """
        rehearse: note: the 2 scenarios of 3 that failed last time are chosen, 1 of them from other shards
        rehearse: note: the 2 scenarios of 3 that failed last time are chosen, from other shards

        """
    )
  }

  private static let shardedFiles: [String: FileContent] = [
    "s/1.yaml": "name: One\napp: trivia\nsteps: [assert: {screen: Question}]\n",
    "s/2.yaml": "name: Two\napp: trivia\nsteps: [assert: {screen: Question}]\n",
    "s/3.yaml": "name: Three\napp: trivia\nsteps: [assert: {screen: Loading}]\n",
  ]

  @Test func `nothing is remembered through a link`() async throws {
    let story = try await shell(
      """
      mkdir .rehearse; ln -s ../other .rehearse/last-run
      "$REHEARSE" run b.yaml >/dev/null; cat .rehearse/last-run
      rm -r .rehearse; ln -s folder .rehearse
      "$REHEARSE" run b.yaml >/dev/null; ls folder
      """,
      files: ["b.yaml": .failing, "other": "as it was", "folder/a": ""]
    )
    #expect(story.output == "rehearse last-run 1\nb.yaml\tIt is done at once\na\n")
    #expect(
      story.errors == """
        rehearse: warning: '.rehearse/last-run' can't be written: its folder is a link

        """
    )
    #expect(story.files["other"] == "as it was")
  }

  @Test func `a pipe in the place of what is remembered is replaced`() async throws {
    let story = try await shell(
      """
      mkdir .rehearse; mkfifo .rehearse/last-run
      timeout 20 "$REHEARSE" run b.yaml >/dev/null; cat .rehearse/last-run
      """,
      files: ["b.yaml": .failing]
    )
    #expect(story.output == "rehearse last-run 1\nb.yaml\tIt is done at once\n")
    #expect(story.errors == "")
  }

  /// The first run's console goes to a pipe that holds less than it has to say, so that it can't be
  /// over before the second one is.
  @Test func `runs at the same time remember what each of them learned`() async throws {
    let story = try await shell(
      #"""
      : > rehearse.yaml; mkdir many
      text=$(cat a.yaml); i=1000; while [ $i -lt 1600 ]; do echo "$text" >many/$i.yaml; i=$((i + 1)); done
      mkfifo console; "$REHEARSE" run many b.yaml >console 2>&1 & first=$!
      exec 3<console; read -r line <&3
      "$REHEARSE" run c.yaml >/dev/null 2>&1
      cat <&3 >/dev/null; wait $first
      cat .rehearse/last-run
      """#,
      files: [
        "a.yaml": """
        name: It waits \(String(repeating: "x", count: 150))
        app: trivia
        steps: [pause: 1s]
        """,
        "b.yaml": .failing, "c.yaml": .broken,
      ]
    )
    #expect(
      story.output == """
        rehearse last-run 1
        b.yaml	It is done at once
        c.yaml

        """
    )
  }

  @Test func `files whose names look alike are remembered each for itself`() async throws {
    let story = try await shell(
      #"""
      e=$(printf '\303\251.yaml'); f=$(printf 'e\314\201.yaml')
      mv a.yaml "$e"; mv b.yaml "$f"
      "$REHEARSE" run . >/dev/null
      "$REHEARSE" list . --last-failed | od -An -c -N 9
      "$REHEARSE" list "$e:1" "$f"
      rm "$e" "$f"
      """#,
      files: ["a.yaml": .passing, "b.yaml": .failing]
    )
    #expect(
      story.output == """
           e 314 201   .   y   a   m   l   :
        e\u{301}.yaml:1: It is done at once
        \u{E9}.yaml:1: It loads

        """
    )
    #expect(
      story.errors == """
        rehearse: note: the one scenario of 2 that failed last time is chosen

        """
    )
  }

  @Test func `where nothing is known to have failed, nothing is left out`() async throws {
    let run = try await shell(
      #""$REHEARSE" run a.yaml d.yaml --last-failed --reproducible; echo $?; ls -A"#,
      files: ["a.yaml": .passing, "d.yaml": .skipped]
    )
    #expect(
      run.output == """
        ✓ It loads (0.000s)  a.yaml:1
        - It waits for better times (skipped: not yet)  d.yaml:1

        2 scenarios: 1 passed, 1 skipped (app time 0.000 s)
        0
        a.yaml
        d.yaml

        """
    )
    #expect(
      run.errors == """
        rehearse: note: nothing here is known to have failed last time, so nothing is left out

        """
    )
  }

  @Test func `what was not run stays known`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run . >/dev/null 2>&1
      "$REHEARSE" run . --filter loads >/dev/null 2>&1
      "$REHEARSE" run b.yaml c.yaml --fail-fast --repeat 2 >/dev/null 2>&1
      cat .rehearse/last-run .rehearse/.gitignore
      """,
      files: Self.files
    )
    #expect(story.output == "rehearse last-run 1\nb.yaml\tIt is done at once\nc.yaml\n*\n")
  }

  @Test func `names of several lines are remembered as they are`() async throws {
    let story = try await shell(
      #""$REHEARSE" run a.yaml >/dev/null; cat .rehearse/last-run; "#
        + #""$REHEARSE" list . --last-failed"#,
      files: [
        "a.yaml": #"""
        suite: Odd
        app: trivia
        scenarios:
          - {name: "A\tb\n\\c", steps: [tap: Nothing]}
          - {name: A, steps: [pause: 1s]}
        """#
      ]
    )
    #expect(
      story.output == #"""
        rehearse last-run 1
        a.yaml	A\tb\n\\c
        a.yaml:4: A\tb\n\c

        """#
    )
  }

  @Test func `a memory that can't be kept is only a warning`() async throws {
    let run = try await rehearse(
      "run a.yaml >/dev/null",
      files: ["a.yaml": .failing, ".rehearse": "in the way"]
    )
    #expect(run.status == 1)
    #expect(
      run.errors == """
        rehearse: warning: '.rehearse/last-run' can't be written: not a directory

        """
    )
  }

  @Test func `a memory of another kind counts as none`() async throws {
    let list = try await rehearse(
      "list . --last-failed",
      files: [
        "a.yaml": .passing, "b.yaml": .failing, ".rehearse/last-run": "rehearse last-run 2\na.yaml",
      ]
    )
    #expect(list.output == "a.yaml:1: It loads\nb.yaml:1: It is done at once\n")
    #expect(
      list.errors == """
        rehearse: note: nothing here is known to have failed last time, so nothing is left out

        """
    )
  }
}
