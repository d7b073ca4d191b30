import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The page of the recorder over HTTP, as a program uses it; the bytes of each scenario are written down.
struct RecordPageTests {
  @Test(arguments: RecordedStory.all)
  func `a story becomes its scenario, and no secret is in the page`(
    _ story: RecordedStory
  ) async throws {
    let options = story.arguments.map { "--argument=\($0)" }
    let outcome = try await record(story.app, options: options) { visit in
      for act in story.acts { try await visit.perform(act) }
      let view = try await visit.view()
      #expect(!String(decoding: view.json, as: UTF8.self).contains("sesame"))
    }
    #expect(outcome.files["new.yaml"] == story.file)
    #expect(outcome.status == 130)
  }

  @Test func `keys join into one step, and Backspace takes one back`() async throws {
    let outcome = try await record("sign-in") { visit in
      try await visit.post("edit", ["name": "A name is typed"])
      try await visit.act("tap", on: "userName")
      try await visit.type("adm")
      try await visit.post("act", ["gesture": "backspace"])
      try await visit.type("min")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: A name is typed
        app: sign-in
        steps:
          - type: {into: userName, text: admin}

        """
    )
  }

  @Test func `a touch at a point is meant for the element there`() async throws {
    let outcome = try await record("todo") { visit in
      try await visit.post("act", ["gesture": "tap", "at": [351, 42]])
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: Add Todo\n") == true)
  }

  @Test func `going back replaces later steps, which can be run again`() async throws {
    let outcome = try await record("todo-lists") { visit in
      try await visit.act("tap", on: "Unfinished")
      try await visit.act("longPress", on: "Stuff and things")
      try await visit.post("go", ["act": 1])
      let view = try await visit.act("longPress", on: "Like y'know?")
      #expect(view["replaced"].items == ["longPress: {staticText: Stuff and things}"])
      try await visit.post("edit", ["replaced": "run"])
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix(
        """
          - longPress: {staticText: "Like y'know?"}
          - longPress: {staticText: Stuff and things}

        """
      ) == true
    )
  }

  @Test func `an old revision and a refused step change nothing`() async throws {
    let outcome = try await record("todo") { visit in
      let old = try await visit.view()["revision"]
      try await visit.act("tap", on: "Add Todo")
      let refused = try await visit.act("tap", on: "Todo Title:")
      #expect(refused["status"] == 422)
      #expect(
        refused["answer"] == [
          "failure": "nothing reacts to this gesture", "hint": "Shift-click records it anyway.",
        ]
      )
      let stale = try await visit.post("undo", ["revision": old])
      #expect(stale["steps"].items.isEmpty)
    }
    #expect(outcome.status == 130)
  }

  @Test func `without a file the scenario is printed at the end`() async throws {
    let outcome = try await RecordingVisit.record(["todo"]) { visit in
      try await visit.act("tap", on: "Add Todo")
    }
    #expect(outcome.output == "name: New scenario\napp: todo\nsteps:\n  - tap: Add Todo\n")
    #expect(outcome.status == 130)
  }

  @Test func `steps become a flow with a parameter`() async throws {
    let outcome = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("type", on: "Title", ["text": "Swim\n"])
      try await visit.act("tap", on: "Done")
      let revision = try #require(try await visit.view()["revision"].integer)
      let texts = try await visit.page.get("texts?from=1&to=3&revision=\(revision)").value
      #expect(texts["texts"].items == ["Add Todo", "Title", "Swim", "Done"])
      try await visit.post(
        "edit",
        [
          "flow": [
            "name": "addTodo", "from": 1, "to": 3,
            "parameters": [["name": "title", "text": "Swim"]],
          ]
        ]
      )
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: todo
        flows:
          addTodo:
            parameters: [title]
            steps:
              - tap: Add Todo
              - type: {into: Title, text: "${title}\\n"}
              - tap: Done
        steps:
          - run: {flow: addTodo, with: {title: Swim}}

        """
    )
  }

  @Test func `a wheel that is turned several times makes one step, and none once it is back`()
    async throws
  {
    let outcome = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("turn", on: "March", ["to": "April"])
      let turned = try await visit.act("turn", on: "April", ["to": "May"])
      #expect(
        turned["steps"].items.map { $0["text"] } == [
          "tap: Add Todo", "adjust: {element: {type: pickerWheel, index: 0}, to: May}",
        ]
      )
      let back = try await visit.act("turn", on: "May", ["to": "March"])
      #expect(back["steps"].items.map { $0["text"] } == ["tap: Add Todo"])
      try await visit.act("turn", on: "2016", ["to": "2019"])
      try await visit.act("turn", on: "March", ["to": "October"])
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix(
        """
          - tap: Add Todo
          - adjust: {element: {type: pickerWheel, index: 2}, to: 2019}
          - adjust: {element: {type: pickerWheel, index: 0}, to: October}

        """
      ) == true
    )
  }

  @Test func `an act that changes nothing is not recorded, with what to do instead`() async throws {
    _ = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      for gesture in ["tap", "turn"] {
        let refused = try await visit.act(gesture, on: "March", ["to": "March"])
        #expect(
          refused["answer"] == [
            "failure": "nothing reacts to this gesture",
            "hint": "Right-click it to choose a value.",
          ]
        )
      }
      let selected = try await visit.act("tap", on: "Child")
      #expect(selected["answer"]["failure"] == "nothing reacts to this gesture")
      let forced = try await visit.act("tap", on: "Child", ["force": true])
      #expect(forced["steps"].items.last?["text"] == "tap: Child")
    }
  }

  @Test func `a step that later ones need is not deleted, and the refusal says what to do`()
    async throws
  {
    _ = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("tap", on: "Travel")
      let refused = try await visit.post("edit", ["step": 1, "delete": true])
      #expect(
        refused["answer"] == [
          "failure":
            "'tap: Travel' would fail then: no element matches 'Travel', and the app will not change by itself",
          "hint": "Delete the later steps first.",
        ]
      )
    }
  }

  @Test func `a step shows the moment at which the app's time is held`() async throws {
    _ = try await record("todo-lists") { visit in
      let held = try await visit.act("tap", on: "Due Today", ["hold": true])
      #expect(held["isAtRest"] == false)
      #expect(held["steps"].items.allSatisfy { $0["moment"] == held["moment"] })
      let rested = try await visit.post("time", ["until": "rest"])
      #expect(rested["steps"].items.last?["moment"] == rested["moment"])
    }
  }

  @Test func `a row has its texts, and a list that fits can't be scrolled`() async throws {
    _ = try await record("todo") { visit in
      let elements = try await visit.view()["screen"]["elements"].items
      let row = elements.first { $0["role"] == "cell" }
      #expect(row?["contents"] == "Go to Gym, 2018-10-20")
      #expect(row?["scrolls"].items == [])
    }
  }

  @Test func `a step is named, commented and made optional`() async throws {
    let outcome = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.post("edit", ["step": 1, "title": "Open the form"])
      try await visit.post("edit", ["step": 1, "comment": "from the list"])
      let view = try await visit.post("edit", ["step": 1, "optional": true])
      let step = view["steps"].items.first
      #expect(step?["title"] == "Open the form")
      #expect(step?["comment"] == "from the list")
      #expect(step?["optional"] == true)
    }
    let file = try #require(outcome.files["new.yaml"])
    for part in ["name: Open the form", "optional: true", "# from the list"] {
      #expect(file.contains(part), "\(file)")
    }
  }

  @Test func `time that is held passes on demand, and an act may come before rest`() async throws {
    let outcome = try await record("sign-in") { visit in
      try await visit.act("type", on: "userName", ["text": "admin"])
      try await visit.act("type", on: "password", ["text": "admin"])
      let held = try await visit.act("tap", on: "authenticate", ["hold": true])
      #expect(held["isAtRest"] == false)
      try await visit.act("tap", on: "showPassword", ["hold": true])
      let later = try await visit.post("time", ["until": "next"])
      #expect(later["isAtRest"] == true)
      let refused = try await visit.post("time", ["until": "1s"])
      #expect(refused["status"] == 422)
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix(
        """
          - tap: authenticate
          - tap: showPassword
          - waitFor: {screen: Welcome}

        """
      ) == true
    )
  }

  @Test func `time that comes to rest in the middle of a file writes its wait, with a new verdict`()
    async throws
  {
    let file = """
      name: The form stays for a moment
      app: sign-in
      steps:
        - type: {into: userName, text: admin}
        - type: {into: password, text: admin}
        - tap: authenticate
        - pause: 100ms
        - assert: {screen: SignIn}

      """
    let outcome = try await RecordingVisit.record(
      ["a.yaml:7"],
      in: ["a.yaml": FileContent(stringLiteral: file)]
    ) { visit in
      let held = try await visit.post("act", ["step": "log: here"])
      #expect(held["isAtRest"] == false)
      let before = try await visit.proof()
      #expect(before.contains("passes usually"), "\(before)")
      let rested = try await visit.post("time", ["until": "rest"])
      #expect(rested["isAtRest"] == true)
      let after = try await visit.proof()
      let failure = "✗ 'assert: screen: SignIn' at a.yaml:10 fails at every timing"
      #expect(after.hasPrefix(failure), "\(after)")
    }
    let added = "  - log: here\n  - waitFor: {screen: Welcome}\n  - pause"
    #expect(outcome.files["a.yaml"] == file.replacing("  - pause", with: added))
  }

  /// Records into `new.yaml` over HTTP.
  private func record(
    _ app: String,
    options: [String] = [],
    in files: [String: FileContent] = [:],
    _ body: (RecordingVisit) async throws -> Void
  ) async throws -> Outcome {
    try await RecordingVisit.record([app, "-o", "new.yaml"] + options, in: files, body)
  }
}
