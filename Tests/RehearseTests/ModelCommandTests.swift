import Testing

/// Apps that the commands can't run which work on app models.
struct ModelCommandTests {
  private static let files: [String: FileContent] = [
    "rehearse.yaml": "apps: {shop: {web: \"http://127.0.0.1:9/\"}}\n",
    "a.yaml": "name: A basket\napp: shop\nsteps: [{assert: Basket}]\n",
  ]

  private static let problem = """
    a.yaml:2:6: error: the app 'shop' has no app model [app-without-model]
     2 | app: shop
       |      ^~~~ this command needs one; only 'rehearse run' and 'rehearse inspect' use browsers and devices

    """

  @Test(arguments: [
    ("mutate a.yaml", "left out: a.yaml:2  it can't be run\nno mutants (0 runs of 0 scenarios)\n"),
    (
      "coverage a.yaml",
      "left out: a.yaml:2  it can't be run\nno scenario was run, so no app was searched\n"
    ),
    ("debug a.yaml", ""),
  ])
  func `an app without a model is an error where a model is needed`(
    command: String,
    output: String
  ) async throws {
    let run = try await rehearse(command, files: Self.files)
    #expect(run.errors == Self.problem)
    #expect(run.output == output)
    #expect(run.status == 2)
  }

  @Test func `the scenario of an app without a model is not explored`() async throws {
    let run = try await rehearse("explore a.yaml --reproducible --require-proof", files: Self.files)
    #expect(run.errors == "")
    #expect(
      run.output == """
        ! a.yaml (invalid)
          a.yaml:2:6: error: the app 'shop' has no app model [app-without-model]
           2 | app: shop
             |      ^~~~ this command needs one; only 'rehearse run' and 'rehearse inspect' use browsers and devices

        ! a.yaml:2
        1 scenario: 1 error (app time 0.000 s)
        1 scenario explored: 0 proved, 1 with an error (0 runs)

        """
    )
    #expect(run.status == 2)
  }

  @Test func `a scenario that crashes its app at every timing is not proved`() async throws {
    let run = try await rehearse(
      "explore a.yaml --reporter quiet --report json-lines=a.jsonl",
      files: [
        "a.yaml": """
        name: A row is toggled
        app: todo-lists
        launch: {arguments: [-legacyCrashOnToggle]}
        steps:
          - tap: {type: cell, containing: Unfinished}
          - longPress: {type: cell, containing: Do anything}

        """
      ]
    )
    #expect(run.output.hasSuffix("\n1 scenario explored: 0 proved, 1 with an error (6 runs)\n"))
    #expect(run.files["a.jsonl"]?.contains(#""state":"error","runs":6"#) == true)
    #expect(run.status == 2)
  }

  @Test func `an app without a model has no delays`() async throws {
    let run = try await rehearse("run a.yaml --delay modal=3s", files: Self.files)
    #expect(
      run.errors
        == "rehearse: error: no chosen app has a delay 'modal'; only app models have delays\n"
    )
    #expect(run.status == 64)
  }

  @Test func `a place in rehearse.yaml does not concern commands that need models`() async throws {
    let run = try await shell(
      "\"$REHEARSE\" debug a.yaml </dev/null",
      files: [
        "rehearse.yaml": "on: chromium\n", "a.yaml": "name: A\napp: todo\nsteps: [pause: 1s]\n",
      ]
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
