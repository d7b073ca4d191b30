import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios from flows of Maestro.
struct ImportTests {
  private static let flows = [
    "apps", "containers", "deleting", "devices", "elements", "gestures", "secrets", "texts",
    "waits",
  ]
  private static let folder = Repository.root.appending(path: "Tests/RehearseTests/Flows")

  /// Expects that a flow becomes a scenario, which is printed.
  @discardableResult
  func expect(_ flow: FileContent, writes scenario: String) async throws -> Outcome {
    let outcome = try await rehearse("import maestro flow.yaml", files: ["flow.yaml": flow])
    #expect(outcome.output == scenario)
    return outcome
  }

  /// The files that are written are next to the flow, in `Imported`.
  @Test(arguments: flows)
  func `a flow becomes files that pass the check, in the standard layout`(name: String) async throws
  {
    let outcome = try await Workspace.withCopies(of: ["Tests/RehearseTests/Flows"]) { folder in
      try await shell(
        """
        mv Tests/RehearseTests/Flows flows; rm -r Tests flows/Imported; exec 2>&1
        "$REHEARSE" import maestro flows/\(name).yaml -o Scenarios/\(name).yaml && \
        "$REHEARSE" check Scenarios && "$REHEARSE" format --check Scenarios
        """,
        in: folder
      )
    }
    #expect(outcome.status == 0)
    let imported = Self.folder.appending(path: "Imported/\(name)")
    let written = outcome.files.filter { $0.key.hasPrefix("Scenarios/") }
    for (path, text) in written {
      let record = imported.appending(path: String(path.dropFirst("Scenarios/".count)))
      try Snapshot(file: record).expect(text)
    }
    try Snapshot(file: imported.appending(path: "console.txt")).expect(outcome.output)
    let recorded = try FileManager.default.contentsOfDirectory(atPath: imported.path)
    #expect(recorded.count == written.count + 1)
  }

  @Test func `without a file to write, everything is printed as one file`() async throws {
    let outcome = try await Workspace.withCopies(of: ["Tests/RehearseTests/Flows"]) { folder in
      try await shell(
        """
        "$REHEARSE" import maestro Tests/RehearseTests/Flows/containers.yaml 2> errors \
        && "$REHEARSE" import maestro Tests/RehearseTests/Flows/containers.yaml 2> errors > a.yaml \
        && "$REHEARSE" check a.yaml > errors && "$REHEARSE" format --check a.yaml
        """,
        in: folder
      )
    }
    #expect(outcome.status == 0)
    let record = Self.folder.appending(path: "Imported/containers.yaml")
    try Snapshot(file: record).expect(outcome.output)
  }

  @Test func `texts that look like variables of other tools are imported as texts`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" import maestro flow.yaml -o a.yaml && "$REHEARSE" check a.yaml && tail -n 2 a.yaml"#,
      files: ["flow.yaml": "appId: todo\n---\n- tapOn: \"{{x}}\"\n- inputText: $home\n"]
    )
    #expect(
      outcome.output == "a.yaml\nchecked 1 file: no problems\n  - tap: '{{x}}'\n  - type: '$home'\n"
    )
    #expect(outcome.errors == "")
  }

  @Test(
    arguments: [
      (
        "- launchApp",
        """
        flow.yaml:1:1: error: a flow begins with a header, before its commands [invalid-flow]
         1 | - launchApp
           | ^~~~~~~~~~~ write 'appId: com.example.app' and a line '---' above them

        """
      ),
      (
        "appId: com.example.todo",
        """
        flow.yaml:1:1: error: the flow has no commands [invalid-flow]
         1 | appId: com.example.todo
           | ^~~~~~~~~~~~~~~~~~~~~~~ write them as a list after '---', such as '- launchApp'

        """
      ),
      (
        "name: A\nsteps: [back]",
        """
        flow.yaml:1:1: error: the flow has no commands [invalid-flow]
         1 | name: A
           | ^~~~~~~ this is a file of rehearse already; run it

        """
      ),
      (
        "appId: a\n---\n",
        """
        flow.yaml:2:1: error: the flow has no commands [invalid-flow]
         2 | ---
           | ^~~ write them as a list after '---', such as '- launchApp'

        """
      ),
      (
        "appId: a\n---\n- back\n---\n- back",
        """
        flow.yaml:4:1: error: a flow has two documents: a header and commands [invalid-flow]
         4 | ---
           | ^~~ put it into a flow of its own

        """
      ),
      (
        "appId: a\n---\n- tapOm: Done\n- tapOn: {txt: Done}\n- tapOn\n- back: {}\n  scroll: {}",
        """
        flow.yaml:3:3: error: Maestro has no command 'tapOm' [invalid-flow]
         3 | - tapOm: Done
           |   ^~~~~ did you mean 'tapOn'?
        flow.yaml:4:11: error: 'tapOn' has no key 'txt' [invalid-flow]
         4 | - tapOn: {txt: Done}
           |           ^~~ did you mean 'text'?
        flow.yaml:5:3: error: 'tapOn' takes an element [invalid-flow]
         5 | - tapOn
           |   ^~~~~
        flow.yaml:7:3: error: a command has one key [invalid-flow]
         7 |   scroll: {}
           |   ^~~~~~ write each command as an item of its own, beginning with '- '

        """
      ),
      (
        "appId: a\n---\n- runFlow: other.yaml\n- runFlow: other.txt",
        """
        flow.yaml:3:12: error: the flow 'other.yaml': the file can't be read: no such file or directory \
        [invalid-flow]
         3 | - runFlow: other.yaml
           |            ^~~~~~~~~~
        flow.yaml:4:12: error: a flow is a '*.yaml' or '*.yml' file [invalid-flow]
         4 | - runFlow: other.txt
           |            ^~~~~~~~~

        """
      ),
      (
        "appId: a\n---\n- runFlow: nope.yaml\n- tapOn: {txt: Done}",
        """
        flow.yaml:3:12: error: the flow 'nope.yaml': the file can't be read: no such file or directory \
        [invalid-flow]
         3 | - runFlow: nope.yaml
           |            ^~~~~~~~~
        flow.yaml:4:11: error: 'tapOn' has no key 'txt' [invalid-flow]
         4 | - tapOn: {txt: Done}
           |           ^~~ did you mean 'text'?

        """
      ),
      (
        "appId: a\n- back",
        """
        flow.yaml:2:1: error: the commands of a flow must be below a line '---' [invalid-flow]
         2 | - back
           | ^~~~~~ write a line '---' above it

        """
      ),
      (
        "appId: [a\n---\n- back",
        """
        flow.yaml:1:8: error: '[' is never closed [yaml-syntax]
         1 | appId: [a
           |        ^

        """
      ),
    ] as [(FileContent, String)]
  )
  func `what is no flow is an error with its place`(flow: FileContent, errors: String) async throws
  {
    let outcome = try await rehearse(
      "import maestro flow.yaml -o a.yaml",
      files: ["flow.yaml": flow]
    )
    #expect(outcome.errors == errors)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(outcome.files["a.yaml"] == nil)
  }

  @Test func `an element that only its child names is imported as the cell around it`() async throws
  {
    let outcome = try await expect(
      """
      appId: todo
      ---
      - tapOn: {containsChild: Go to Gym}
      - tapOn: {id: row, containsDescendants: [Go to Gym]}
      """,
      writes: """
        name: flow
        app: todo
        steps:
          # every element around the child would match, so the cell is meant here;
          # name another type, or the 'id' of the element
          - tap: {type: cell, containing: Go to Gym}
          - tap: {id: row, containing: Go to Gym}

        """
    )
    #expect(
      outcome.errors.hasPrefix(
        """
        flow.yaml:3:11: warning: every element around the child would match, so the cell is meant here \
        [not-imported]

        """
      )
    )
  }

  @Test func `an app that nobody knows is named in a warning`() async throws {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: ["flow.yaml": "appId: com.example.shop\n---\n- tapOn: Buy\n"]
    )
    #expect(
      outcome.output == """
        # no app is named 'shop';
        # name the app with '--app', one of: trivia, todo, todo-lists, sign-in, controls
        name: flow
        app: shop
        steps:
          - tap: Buy

        """
    )
    #expect(
      outcome.errors.hasPrefix("flow.yaml:1:8: warning: no app is named 'shop' [not-imported]\n")
    )
    #expect(outcome.status == 0)
  }

  @Test func `an option or the configuration names the app`() async throws {
    let files: [String: FileContent] = [
      "flow.yaml": "appId: com.example.shop\n---\n- tapOn: Buy\n", "rehearse.yaml": "app: todo\n",
    ]
    let configured = try await rehearse("import maestro flow.yaml", files: files)
    #expect(configured.output == "name: flow\nsteps:\n  - tap: Buy\n")
    let named = try await rehearse("import maestro flow.yaml --app trivia", files: files)
    #expect(named.output == "name: flow\napp: trivia\nsteps:\n  - tap: Buy\n")
  }

  @Test func `no message shows a secret value`() async throws {
    let outcome = try await rehearse(
      "import maestro flow.yaml",
      files: [
        "flow.yaml": """
        appId: com.example.todo
        env: {PASSWORD: open sesame, X: "${a.b}"}
        ---
        - inputText: ${PASSWORD}${X}
        """
      ]
    )
    #expect(!outcome.errors.contains("sesame"))
    #expect(outcome.errors.contains("env: {PASSWORD: •••, X: \"${a.b}\"}"))
  }
}
