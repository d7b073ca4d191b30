import Foundation
import ScenarioTestSupport
import Testing

/// The text of a web page, but for its style and its script.
struct PageTextTests {
  @Test func `a page of every verdict is as recorded`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" run . --report html=page.html --reproducible >/dev/null
      sed -e '/<style>/,/<[/]style>/d' -e '/<script>/,/<[/]script>/d' -e "s/sha256-[^']*/sha256-/g" page.html
      """,
      files: [
        "passed.yaml": """
        name: It loads
        description: The first question comes by itself.
        app: trivia
        tags: [smoke]
        launch: {arguments: [isUITesting]}
        setup: [{log: begun}]
        steps:
          - waitFor: {screen: Question}
          - screenshot: at rest
          - hierarchy: QuestionTitle
          - {assert: {element: Nobody}, optional: true}
          - if: {condition: {screen: Question}, then: [log: there], else: [log: elsewhere]}
        teardown: [{log: ended}]

        """,
        "failed.yaml": """
        name: Nothing is saved
        app: todo
        steps:
          - tap: {id: Add Todo}
          - group: {name: Save, steps: [assert: {element: Save, enabled: true}]}
          - back

        """,
        "error.yaml": "name: It can't be read\napp: todo\nstps: []\n",
        "skipped.yaml": "name: Later\napp: todo\nskip: not yet\nsteps: [back]\n",
        "known.yaml": "name: K\napp: todo\nknownIssue: known\nsteps: [tap: Nowhere]\n",
        "rows.yaml": "name: R ${n}\napp: todo\ncases: [{n: 1}, {n: <2>}]\nsteps: [log: '${n}']\n",
      ]
    )
    #expect(run.errors == "")
    try Snapshot(file: Repository.fixtures.appending(path: "page.html")).expect(run.output)
  }
}
