import Testing

struct CheckTests {
  @Test func `check finds data that the app can't use, at its argument`() async throws {
    let check = try await rehearse(
      "check q.yaml",
      files: [
        "q.yaml": """
        name: Q
        app: trivia
        launch: {arguments: [isUITesting, -questions, bad.json]}
        steps: [{waitFor: {screen: Question}}]
        """,
        "bad.json": #"{"questions": []}"#,
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        q.yaml:3:47: error: bad.json:1:15: there must be at least one question [launch-argument]
         3 | launch: {arguments: [isUITesting, -questions, bad.json]}
           |                                               ^~~~~~~~

        """
    )
  }

  @Test func `a misspelt word does not make its import unused`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "words.yaml": """
        vocabulary: W
        flows: {start: {steps: [waitFor: {screen: Question}]}}
        """,
        "a.yaml": """
        name: A
        app: trivia
        import: [words.yaml]
        steps: [run: strat]
        """,
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        a.yaml:4:14: error: unknown flow 'strat' [unknown-word]
         4 | steps: [run: strat]
           |              ^~~~~ did you mean 'start'?

        """
    )
  }

  @Test func `questions named in a vocabulary's flow are found beside the vocabulary`() async throws
  {
    let run = try await rehearse(
      "run a.yaml --reproducible",
      files: [
        "words/start.yaml": """
        vocabulary: W
        flows:
          start:
            steps:
              - launch: {arguments: [isUITesting, -questions, own.json]}
              - waitFor: {staticText: "Who?"}
        """,
        "words/own.json": """
        {"questions": [{"title": "Who?", "answer_a": "a", "answer_b": "b", "answer_c": "c", \
        "correct_answer": 0}]}
        """,
        "a.yaml": """
        name: A
        app: trivia
        import: [words/start.yaml]
        launch: manual
        steps: [run: start]
        """,
      ]
    )
    #expect(
      run.output == """
        ✓ A (0.050s)  a.yaml:1

        1 scenario: 1 passed (app time 0.050 s)

        """
    )
  }
}
