import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// Changes over a socket that the stories do not make: other gestures, edits of steps, and time.
struct RecordChangeTests {
  @Test func `all steps so far are the setup at once, and in the file with the next step`()
    async throws
  {
    _ = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      let places = { (view: ProtocolValue) in view["steps"].items.map { $0["isSetup"].boolean } }
      #expect(places(try await visit.post("edit", ["setup": true])) == [true])
      #expect(try visit.steps == ["tap: Add Todo"])
      #expect(places(try await visit.act("tap", on: "Travel")) == [true, false])
    }
  }

  @Test func `each change is in the file at once, also when it is undone or redone`() async throws {
    _ = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("tap", on: "Travel")
      #expect(try visit.steps == ["tap: Add Todo", "tap: Travel"])
      try await visit.post("undo", [:])
      #expect(try visit.steps == ["tap: Add Todo"])
      try await visit.post("redo", [:])
      #expect(try visit.steps == ["tap: Add Todo", "tap: Travel"])
      try await visit.post("edit", ["step": 1, "selector": 2])
      #expect(try visit.steps == ["tap: {id: Add Todo}", "tap: Travel"])
      try await visit.post("edit", ["step": 2, "delete": true])
      #expect(try visit.steps == ["tap: {id: Add Todo}"])
      let view = try await visit.view()
      let offer = try #require(view["offers"].items.first)
      try await visit.post("assert", ["offer": offer, "lasting": true])
      try await visit.act("type", on: "Title", ["text": "Swim"])
      try await visit.post("act", ["gesture": "dismissKeyboard"])
      #expect(
        try visit.steps == [
          "tap: {id: Add Todo}", "assert: {screen: Add, for: 1s}",
          "type: {into: Title, text: Swim}", "dismissKeyboard",
        ]
      )
    }
  }

  @Test(
    arguments: [
      ("Add Todo", "{element: Add Todo, for: 1s}"),
      ("{button: Add Todo}", "{button: Add Todo, for: 1s}"),
      ("{element: Add Todo, enabled: true}", "{element: Add Todo, enabled: true, for: 1s}"),
      ("{all: [Add Todo, {screen: Root}]}", "{all: [Add Todo, {screen: Root}], for: 1s}"),
      ("{any: [Add Todo, {screen: Add}]}", "{any: [Add Todo, {screen: Add}], for: 1s}"),
      ("{not: {screen: Add}}", "{not: {screen: Add}, for: 1s}"),
      ("{equals: [1, 1]}", "{equals: [1, 1], for: 1s}"),
    ]
  )
  func `every form of assertion can be made to last`(offer: String, lasting: String) async throws {
    _ = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.post("assert", ["offer": .text("assert: \(offer)"), "lasting": true])
      #expect(try visit.steps == ["assert: \(lasting)"])
    }
  }

  @Test func `every gesture of the page is recorded`() async throws {
    let outcome = try await RecordingVisit.record(["controls", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Gestures")
      try await visit.act("tap", on: "Picture")
      try await visit.act("doubleTap", on: "Picture", ["replaces": true, "at": [187, 120]])
      try await visit.act("longPress", on: "Picture")
      try await visit.act("tap", on: "Lists")
      try await visit.act("swipe", on: "Invoice", ["direction": "left"])
      try await visit.act("tap", on: "Archive")
      try await visit.act("tap", on: "Plan")
      try await visit.act("drag", on: "Hall", ["direction": "left"])
      try await visit.post("act", ["gesture": "scroll", "at": [187, 300], "direction": "down"])
      try await visit.post("act", ["gesture": "back"])
      try await visit.act("tap", on: "Texts")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: controls
        steps:
          - tap: {button: Gestures}
          - doubleTap: {image: Picture}
          - longPress: {image: Picture}
          - tap: {button: Lists}
          - swipe: {element: {staticText: Invoice}, direction: left}
          - tap: {button: Archive}
          - tap: {button: Plan}
          - swipe: {element: plan, direction: left}
          - scroll: {direction: down, in: plan}
          - back
          - tap: {button: Texts}

        """
    )
  }

  @Test func `the page looks at any moment, and lets time pass by the second`() async throws {
    _ = try await RecordingVisit.record(["todo-lists", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Due Today", ["hold": true])
      let held = try await visit.view()
      #expect(held["isAtRest"] == false)
      let marks = held["marks"].items.map { "\($0["name"].text ?? "") \($0["act"].integer ?? -1)" }
      #expect(marks == ["Lists 0", "List 1", "List 1"])
      let first = try await visit.post("go", ["mark": 0])
      #expect(first["screen"]["name"] == "Lists")
      let second = try await visit.post("go", ["mark": 1])
      #expect(second["moment"] == held["moment"])
      #expect(second["screen"]["svg"] == held["screen"]["svg"])
      let rested = try await visit.post("time", ["until": "1s"])
      #expect(rested["isAtRest"] == true)
      #expect(rested["screen"]["svg"] != held["screen"]["svg"])
    }
  }

  @Test func `replaced steps are discarded on demand`() async throws {
    _ = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("tap", on: "Travel")
      try await visit.post("go", ["act": 1])
      let replacing = try await visit.act("tap", on: "Phone")
      #expect(replacing["replaced"].items == ["tap: Travel"])
      let discarding = try await visit.post("edit", ["replaced": "discard"])
      #expect(discarding["replaced"].items == [])
      #expect(try visit.steps == ["tap: Add Todo", "tap: Phone"])
    }
  }

  @Test(arguments: ["other.yaml", "new.yaml", "/etc/hosts", "../words.yaml"])
  func `a flow goes into no file but the imported vocabularies`(path: String) async throws {
    let words = "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"
    let other = FileContent(stringLiteral: words)
    let outcome = try await RecordingVisit.record(
      ["todo", "-o", "new.yaml", "--import", "words.yaml"],
      in: ["words.yaml": other, "other.yaml": other]
    ) { visit in
      try await visit.act("tap", on: "Add Todo")
      let flow: ProtocolValue = [
        "name": "open", "from": 1, "to": 1, "vocabulary": .text(path),
      ]
      let refused = try await visit.post("edit", ["flow": flow])
      #expect(refused["status"] == 422)
      #expect(
        refused["answer"]["failure"].text?.hasSuffix("and '\(path)' is not one of them") == true
      )
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: {named: add}\n") == true)
    #expect(outcome.files["words.yaml"] == words)
    #expect(outcome.files["other.yaml"] == words)
  }
}

extension RecordingVisit {
  /// The steps of `new.yaml`, each on one line.
  fileprivate var steps: [String] {
    get throws {
      let file = page.folder.appending(path: "new.yaml")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .compactMap { $0.hasPrefix("  - ") ? String($0.dropFirst(4)) : nil }
    }
  }
}
