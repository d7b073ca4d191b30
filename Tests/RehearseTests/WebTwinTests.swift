import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios against web pages that do what the app models do: the twins in `Tests/WebTwins`.
@Suite(
  .enabled(if: Browser.canBeDriven, Browser.missingDriver),
  .disabled(if: Sanitizer.isPresent, "a sanitizer makes real time too short"),
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
    let run = try await withTwins { folder in
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
    let run = try await withTwins { folder in
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
    let run = try await withTwins { folder in
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
    let run = try await withTwins { folder in
      try folder.write(Self.waiting, to: "waiting.yaml")
      return try await shell(
        """
        mkdir -p temporary; export TMPDIR="$PWD/temporary"
        "$REHEARSE" run --on chromium waiting.yaml >run.txt 2>&1 & tool=$!
        while ! ls temporary/*/profile >/dev/null 2>&1; do sleep 0.1; done
        sleep 3; kill -\(signal) $tool; wait $tool
        for try in 1 2 3 4 5 6 7 8 9 10; do
          left=$(grep -l -a "$PWD/temporar[y]" /proc/[0-9]*/cmdline 2>/dev/null | wc -l)
          [ "$left" = 0 ] && [ -z "$(ls temporary)" ] && break
          sleep 0.5
        done
        echo "$left processes, folders: $(ls temporary)"
        """,
        in: folder
      )
    }
    #expect(run.output == "0 processes, folders: \n")
  }

  private static let waiting = """
    name: It waits
    app: todo
    steps:
      - pause: 55s
    """

  /// Does something in a copy of the scenarios whose apps are the twins as well.
  private func withTwins(_ body: (URL) async throws -> Outcome) async throws -> Outcome {
    try await Workspace.withCopies(of: ["Scenarios", "Tests/WebTwins"]) { folder in
      let pages = folder.appending(path: "Tests/WebTwins")
      try FileManager.default.copyItem(
        at: folder.appending(path: "Scenarios/trivia/data"),
        to: pages.appending(path: "data")
      )
      try folder.write(
        Self.configuration(port: Int.random(in: 20_000..<30_000)),
        to: "rehearse.yaml"
      )
      return try await body(folder)
    }
  }

  private static func configuration(port: Int) -> String {
    let pages = "http://127.0.0.1:\(port)"
    let apps = ["todo", "todo-lists", "trivia"].map { app in
      "  \(app): {web: \"\(pages)/\(app).html\", server: *server}\n"
    }
    return """
      apps:
        sign-in:
          web: \(pages)/sign-in.html
          server: &server
            command: [python3, -m, http.server, "\(port)", --bind, 127.0.0.1, --directory, Tests/WebTwins]
            ready: \(pages)/twin.js
      \(apps.joined())
      """
  }
}

extension URL {
  fileprivate func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: appending(path: path))
  }
}
