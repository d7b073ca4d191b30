import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios against web pages that do what the app models do: the twins in `Tests/WebTwins`.
@Suite(
  .opens(.chromium),
  .serialized
)
struct WebTwinTests {
  /// About a minute of them; `.ci/browsers` runs all.
  private static let scenarios = [
    "sign-in/a-password-can-be-shown.yaml", "sign-in/signing-in-leaves-the-form.yaml",
    "sign-in/the-form-passes-the-audit.yaml", "todo/a-new-todo-joins-the-list.yaml",
    "todo/a-todo-can-be-shared.yaml", "todo/the-list-can-be-emptied.yaml",
    "todo-lists/a-long-press-toggles-an-item.yaml", "todo-lists/due-dates-follow-the-clock.yaml",
    "trivia/questions-of-your-own.yaml", "trivia/the-right-answer-shows-next.yaml",
    "trivia/a-failed-load-can-be-retried.yaml",
  ]

  @Test func `scenarios have the same verdict on the model and in a browser`() async throws {
    let run = try await WebTwins.serve { folder in
      let paths = Self.scenarios.map { "Scenarios/\($0)" }.joined(separator: " ")
      return try await rehearse("run --on model,chromium --junit report.xml \(paths)", in: folder)
    }
    #expect(run.output.contains("11 scenarios: 11 passed"), "\(run.output)")
    #expect(run.status == 0)
    let report = try #require(run.files["report.xml"])
    #expect(report.contains("<property name=\"place\" value=\"model, chromium\"/>"))
    #expect(report.contains("<property name=\"browser\" value=\"chrome\"/>"))
  }

  @Test func `a verdict that differs from the model's is a failure`() async throws {
    let run = try await WebTwins.serve { folder in
      try folder.write(Self.differing, to: "different.yaml")
      let page = folder.appending(path: "Tests/WebTwins/sign-in.html")
      try Data("<title>Closed</title><p>Closed on Sundays".utf8).write(to: page)
      return try await rehearse("run --on model,chromium different.yaml", in: folder)
    }
    #expect(
      run.output.contains(
        "the model says passed, chromium says failed: no element matches staticText: 'Please Sign In'"
      ),
      "\(run.output)"
    )
    #expect(run.status == 1)
  }

  private static let differing = """
    name: It asks who is there
    app: sign-in
    steps:
      - assert: {staticText: Please Sign In}
    """

  @Test func `a failure has a picture of the page`() async throws {
    let run = try await WebTwins.serve { folder in
      try folder.write(Self.failing, to: "failing.yaml")
      return try await rehearse(
        "run --on chromium failing.yaml --report html=page.html",
        in: folder
      )
    }
    #expect(run.status == 1)
    let page = try #require(run.files["page.html"])
    #expect(
      page.contains(
        "<img class=\"screen\" alt=\"A picture of the same screen\" src=\"data:image/png;base64,iVBORw0KGgo"
      )
    )
    #expect(page.contains("img-src data:;"))
  }

  private static let failing = """
    name: It fails
    app: todo
    steps:
      - assert: {staticText: Nothing of the kind}
    """

  @Test(arguments: ["KILL", "INT"])
  func `nothing is left of a run that is ended from outside`(signal: String) async throws {
    let left = try await WebTwins.leftovers(of: "chromium", endedBy: signal)
    #expect(left == "0 processes, folders: \n")
  }
}
