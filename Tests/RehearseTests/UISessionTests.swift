import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// A session of `rehearse ui` with apps that trap, apps that are web pages, and its memory of failures.
struct UISessionTests {
  @Test(.timeLimit(.hang))
  func `a recording takes the variables of the page, and its file is run as it grows`() async throws
  {
    let files: [String: FileContent] = [
      "a.yaml": "name: A\napp: todo\nsteps:\n  - tap: ${to}\n  - assert: {screen: Add}\n"
    ]
    let outcome = try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["ui", ".", "--var", "to=Add"], in: folder) { page in
        let answer = try await page.post("record", #"{"id":1,"line":5}"#)
        let address = try #require(answer.value["address"].text)
        let visit = RecordingVisit(try page.page(at: address))
        #expect(try await visit.view()["app"] == "a.yaml:5")
        try await visit.act("tap", on: "Travel")
        try await Self.waitForSteps(4, ofCase: 1, on: page)
      }
    }
    #expect(
      outcome.files["a.yaml"] == """
        name: A
        app: todo
        steps:
          - tap: ${to}
          - tap: Travel
          - assert: {screen: Add}

        """
    )
    #expect(outcome.errors == "rehearse: note: 'a.yaml' has the recorded steps\n")
    #expect(outcome.status == 130)
  }

  @Test(.timeLimit(.hang))
  func `a recording is begun at the end of a group`() async throws {
    let scenario = """
      name: A
      app: todo
      steps:
        - group:
            name: The form
            steps:
              - tap: Add Todo
        - assert: {screen: Add}

      """
    let files: [String: FileContent] = ["a.yaml": FileContent(stringLiteral: scenario)]
    let outcome = try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["ui", "."], in: folder) { page in
        let answer = try await page.post("record", #"{"id":1,"line":8,"column":9}"#)
        let address = try #require(answer.value["address"].text)
        let visit = RecordingVisit(try page.page(at: address))
        try await visit.act("tap", on: "Travel")
      }
    }
    let longer = scenario.replacing(
      "tap: Add Todo\n",
      with: "tap: Add Todo\n        - tap: Travel\n"
    )
    #expect(outcome.files["a.yaml"] == longer)
  }

  /// Waits until the list has run a case with a number of steps.
  private static func waitForSteps(_ count: Int, ofCase id: Int, on page: PageVisit) async throws {
    var list = try await page.get("cases").value
    while try await page.get("case?id=\(id)").value["steps"].items.count != count {
      list = try await page.get("changes?after=\(list["revision"].integer ?? 0)").value
    }
  }

  /// The rows of the list once every case has ended, each as `STATE NAME: REMARK`.
  ///
  /// A tool whose app has trapped can't be reached for a moment.
  private func rows(of page: PageVisit) async -> [String] {
    while true {
      guard let list = await page.answerIfAny("GET", "/api/cases")?.value else { continue }
      if list["running"] == false, !list["cases"].items.isEmpty {
        return list["cases"].items.map(row)
      }
    }
  }

  private func row(_ item: ProtocolValue) -> String {
    let remark = item["remark"].text.map { ": \($0)" } ?? ""
    return "\(item["state"].text ?? "") \(item["name"].text ?? "")\(remark)"
  }

  @Test(.timeLimit(.hang))
  func `a model that ends the process costs its case alone, and the page continues`() async throws {
    let files = ["a.yaml": TrappingTool.tapping("Trap"), "b.yaml": TrappingTool.tapping("Behave")]
    let outcome = try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["ui", "."], in: folder, tool: "trapping-tool") { page in
        let crash = "error Trap: the app crashed: its model trapped"
        let first = await rows(of: page)
        #expect(first == [crash, "passed Behave"])
        let view = try await page.get("case?id=1").value
        #expect(view["remark"] == "the app crashed: its model trapped")
        let found = try await page.post("find-failing", #"{"id":1}"#).value
        #expect(found["found"]["verdict"] == "error")
        _ = try await page.post("run", #"{"ids":"failed"}"#)
        let second = await rows(of: page)
        #expect(second == [crash, "passed Behave"])
        let mended = "name: Trap\napp: trapping\nsteps: [tap: Behave]\n"
        try Data(mended.utf8).write(to: folder.appending(path: "a.yaml"))
        while await rows(of: page) != ["passed Trap", "passed Behave"] {}
      }
    }
    #expect(outcome.status == 130)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        "rehearse: warning: an app model trapped; its scenario is not run until a file changes\n"
      )
    )
  }

  @Test(.timeLimit(.hang))
  func `a case whose app is a web page says how to run it, and costs no other`() async throws {
    let files: [String: FileContent] = [
      "rehearse.yaml": "apps: {shop: {web: 'http://127.0.0.1:1/'}}\n",
      "S/a page.yaml": "name: P\napp: shop\nsteps: [assert: Basket]\n",
      "S/model.yaml": "name: M\napp: todo\nsteps: [tap: Add Todo]\n",
    ]
    let outcome = try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["ui", "S"], in: folder) { page in
        let all = await rows(of: page)
        #expect(
          all == [
            "skipped P: its app is a web page; to run it: "
              + "rehearse run --on chromium 'S/a page.yaml:1'",
            "passed M",
          ]
        )
        let view = try await page.get("case?id=1").value
        #expect(view["verdict"] == "skipped")
      }
    }
    #expect(outcome.status == 130)
    #expect(outcome.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `what fails is remembered for --last-failed, and the list keeps it when it passes`()
    async throws
  {
    let files: [String: FileContent] = [
      "bad.yaml": "name: Bad\napp: todo\nsteps: [assert: Nothing]\n",
      "good.yaml": "name: Good\napp: todo\nsteps: [tap: Add Todo]\n",
    ]
    var list = ""
    _ = try await Workspace.withFolder(files) { folder in
      _ = try await PageVisit.visit(["ui", "."], in: folder) { page in
        let all = await rows(of: page)
        #expect(all == ["failed Bad: no element matches 'Nothing'", "passed Good"])
      }
      list = try await rehearse("list . --last-failed", in: folder).output
      return try await PageVisit.visit(["ui", ".", "--last-failed"], in: folder) { page in
        let failed = await rows(of: page)
        #expect(failed == ["failed Bad: no element matches 'Nothing'"])
        let mended = "name: Bad\napp: todo\nsteps: [tap: Add Todo]\n"
        try Data(mended.utf8).write(to: folder.appending(path: "bad.yaml"))
        while await rows(of: page) != ["passed Bad"] {}
      }
    }
    #expect(list.contains("Bad"))
    #expect(!list.contains("Good"))
  }
}
