import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The page of the recorder over HTTP, as a program uses it; the bytes of each scenario are written down.
struct RecordPageTests {
  @Test func `a sign-in with a wrong password is refused, and the password is masked`() async throws
  {
    let outcome = try await record("sign-in", in: ["a.yaml": ""]) { visit in
      try await visit.act("tap", on: "userName")
      try await visit.type("adm")
      try await visit.post("act", ["gesture": "backspace"])
      try await visit.type("min")
      try await visit.act("tap", on: "password")
      try await visit.type("hunter22")
      try await visit.act("tap", on: "authenticate")
      try await visit.assertFirstOffer(for: "invalidCredentials")
      let view = try await visit.view()
      #expect(!String(decoding: view.json, as: UTF8.self).contains("hunter22"))
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: sign-in
        variables: {password: hunter22}
        secrets: [password]
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: "${password}"}
          - tap: authenticate
          - waitFor: {element: invalidCredentials, label: User name or password is incorrect}

        """
    )
    #expect(outcome.status == 0)
  }

  @Test func `a new to-do has a title and a date`() async throws {
    let outcome = try await record("todo") { visit in
      try await visit.post("edit", ["name": "A new to-do has the date that was chosen"])
      try await visit.act("tap", on: "Add Todo")
      try await visit.post("edit", ["setup": true])
      try await visit.act("tap", on: "Title")
      try await visit.type("Swim\n")
      try await visit.act("adjust", on: "March", ["to": "October"])
      try await visit.act("adjust", on: "2", ["to": "9"])
      try await visit.act("adjust", on: "2016", ["to": "2019"])
      try await visit.act("tap", on: "Done")
      try await visit.assertFirstOffer(for: "Swim")
      try await visit.assertFirstOffer(for: "2019-10-09")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: A new to-do has the date that was chosen
        app: todo
        setup:
          - tap: Add Todo
        steps:
          - type: {into: Title, text: "Swim\\n"}
          - adjust: {element: {type: pickerWheel, index: 0}, to: October}
          - adjust: {element: {type: pickerWheel, index: 1}, to: "9"}
          - adjust: {element: {type: pickerWheel, index: 2}, to: "2019"}
          - tap: Done
          - assert: {staticText: Swim}
          - assert: {staticText: "2019-10-09"}

        """
    )
  }

  @Test func `an answer is validated`() async throws {
    let outcome = try await record("trivia", options: ["--argument", "isUITesting"]) { visit in
      try await visit.act("tap", on: "AnswerC")
      try await visit.assertFirstOffer(for: "AnswerResult")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: trivia
        launch: {arguments: [isUITesting]}
        steps:
          - waitFor: {screen: Question}
          - tap: AnswerC
          - assert: {element: AnswerResult, label: Your answer is correct!}

        """
    )
  }

  @Test func `a long press toggles an item, and going back replaces what came after`() async throws
  {
    let outcome = try await record("todo-lists") { visit in
      try await visit.act("tap", on: "Due Today")
      try await visit.act("longPress", on: "done: Do something")
      try await visit.post("go", ["act": 1])
      let view = try await visit.act("longPress", on: "Stuff and things")
      #expect(view["replaced"].items == ["longPress: {staticText: \"done: Do something\"}"])
      try await visit.post("edit", ["replaced": "run"])
      try await visit.assertFirstOffer(for: "Do something")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: todo-lists
        steps:
          - tap: {staticText: Due Today}
          - waitFor: {elements: {type: table}, count: 1}
          - longPress: {staticText: Stuff and things}
          - longPress: {staticText: "done: Do something"}
          - assert: {staticText: Do something}

        """
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
    #expect(outcome.status == 0)
  }

  @Test func `without a file the scenario is printed at the end`() async throws {
    let outcome = try await Workspace.withFolder([:]) { folder in
      let visit = try RecordingVisit(["todo"], in: folder)
      try await visit.act("tap", on: "Add Todo")
      return visit.end()
    }
    #expect(outcome.output == "name: New scenario\napp: todo\nsteps:\n  - tap: Add Todo\n")
    #expect(outcome.status == 0)
  }

  @Test func `steps become a flow with a parameter`() async throws {
    let outcome = try await record("todo") { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("type", on: "Title", ["text": "Swim\n"])
      try await visit.act("tap", on: "Done")
      try await visit.post(
        "edit",
        [
          "flow": [
            "name": "addTodo", "from": 1, "to": 3,
            "parameters": [["name": "title", "text": "Swim\n"]],
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
              - type: {into: Title, text: "${title}"}
              - tap: Done
        steps:
          - run: {flow: addTodo, with: {title: "Swim\\n"}}

        """
    )
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

  /// Records into `new.yaml` over HTTP.
  private func record(
    _ app: String,
    options: [String] = [],
    in files: [String: FileContent] = [:],
    _ body: (RecordingVisit) async throws -> Void
  ) async throws -> Outcome {
    try await Workspace.withFolder(files) { folder in
      let visit = try RecordingVisit([app, "-o", "new.yaml"] + options, in: folder)
      do {
        try await body(visit)
      } catch {
        _ = visit.end()
        throw error
      }
      return visit.end()
    }
  }
}
