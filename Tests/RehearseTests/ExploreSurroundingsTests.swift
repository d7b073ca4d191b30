import ScenarioTestSupport
import Testing

/// What `rehearse explore` says besides its findings, which is what `rehearse run` says.
struct ExploreSurroundingsTests {
  @Test func `options without their report are warned of, and lost imports are counted`()
    async throws
  {
    let importing = "app: trivia\nimport: [words.yaml]\nsteps: [log: x]\n"
    let files: [String: FileContent] = [
      "a.yaml": "name: A\n\(importing)", "b.yaml": "name: B\n\(importing)",
      "words.yaml": "vocabulary: Words\nelements: {a: {lable: x}}\n",
    ]
    for command in ["run", "explore"] {
      let run = try await rehearse("\(command) . --screens all --junit-steps failed", files: files)
      #expect(
        run.errors == """
          rehearse: warning: '--screens' has no effect without an HTML report; add '--report html=PATH'
          rehearse: warning: the options for JUnit have no effect without a JUnit report; add '--junit PATH'
          rehearse: note: 2 files can't be run because of an imported file with errors: a.yaml:3:10, b.yaml:3:10

          """
      )
      #expect(run.status == 2)
    }
  }

  @Test func `cases whose rows share a line have replay files of their own`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" explore a.yaml --quiet --reproducible --write found | tail -n 2
      for file in found/*; do "$REHEARSE" run --replay $file --reproducible | tail -n 2; done
      """,
      files: [
        "a.yaml": """
        name: Questions come ${name}
        app: trivia
        launch: {arguments: [isUITesting]}
        cases: [{name: soon}, {name: fast}]
        steps:
          - waitFor: {screen: Question, timeout: 700ms}

        """
      ]
    )
    #expect(
      run.output == """
        wrote found/a-yaml-4-1.replay.json
        wrote found/a-yaml-4-2.replay.json
        ✗ a.yaml:4  Questions come soon
        1 scenario: 1 failed (app time 0.700 s)
        ✗ a.yaml:4  Questions come fast
        1 scenario: 1 failed (app time 0.700 s)

        """
    )
  }

  @Test func `GitHub marks the warnings of files`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true "$REHEARSE" explore a.yaml 2>/dev/null | grep '^::'"#,
      files: [
        "a.yaml": "name: A\napp: trivia\nlaunch: {arguments: [isUITestin]}\nsteps: [log: x]\n"
      ]
    )
    #expect(
      run.output == """
        ::warning file=a.yaml,line=3,col=22,title=a.yaml::unknown launch argument 'isUITestin'\
        %0Adid you mean 'isUITesting'?

        """
    )
  }
}
