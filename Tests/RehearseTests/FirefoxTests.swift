import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios in Firefox, which needs no driver.
@Suite(
  .opens(.firefox),
  .serialized
)
struct FirefoxTests {
  /// Half a minute of them; `.ci/browsers` runs all.
  private static let scenarios = [
    "sign-in/a-password-can-be-shown.yaml", "sign-in/signing-in-leaves-the-form.yaml",
    "todo/a-new-todo-joins-the-list.yaml", "todo-lists/a-long-press-toggles-an-item.yaml",
    "trivia/questions-of-your-own.yaml",
  ]

  @Test func `scenarios have the same verdict on the model and in Firefox`() async throws {
    let run = try await WebTwins.serve { folder in
      let paths = Self.scenarios.map { "Scenarios/\($0)" }.joined(separator: " ")
      return try await rehearse("run --on model,firefox --junit report.xml \(paths)", in: folder)
    }
    #expect(run.output.contains("5 scenarios: 5 passed"), "\(run.output)")
    #expect(run.status == 0)
    let report = try #require(run.files["report.xml"])
    #expect(report.contains("<property name=\"place\" value=\"model, firefox\"/>"))
    #expect(report.contains("<property name=\"browser\" value=\"firefox\"/>"))
  }

  @Test func `a page that can't be opened is an error with the reason`() async throws {
    let run = try await rehearse(
      "run --on firefox a.yaml",
      files: [
        "rehearse.yaml": "apps: {shop: {web: \"http://127.0.0.1:65123/\"}}",
        "a.yaml": "name: It opens\napp: shop\nsteps:\n  - assert: Welcome\n",
      ]
    )
    #expect(
      run.output.contains("http://127.0.0.1:65123/ could not be opened: connection refused"),
      "\(run.output)"
    )
    #expect(run.status == 2)
  }

  @Test(arguments: ["KILL", "INT"])
  func `nothing is left of a run that is ended from outside`(signal: String) async throws {
    let left = try await WebTwins.leftovers(of: "firefox", endedBy: signal)
    #expect(left == "0 processes, folders: \n")
  }
}
