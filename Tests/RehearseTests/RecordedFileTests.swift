import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// What becomes of a recording when other tabs, programs and people interfere.
struct RecordedFileTests {
  private static let oneStep = "name: New scenario\napp: todo\nsteps:\n  - tap: Add Todo\n"

  @Test func `a tab that has not seen the last change gets it, and continues from there`()
    async throws
  {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { first in
      let second = RecordingVisit(first.page)
      let old = try await second.view()["revision"]
      try await first.act("tap", on: "Add Todo")
      let refused = try await second.post("act", ["gesture": "back", "revision": old])
      #expect(refused["status"] == 409)
      #expect(refused["answer"]["steps"].items.map { $0["text"] } == ["tap: Add Todo"])
      try await second.act("tap", on: "Travel")
    }
    #expect(outcome.files["new.yaml"] == Self.oneStep + "  - tap: Travel\n")
  }

  @Test func `hostile texts are data in the page and in the file`() async throws {
    let text = "<script>alert(\"${x}\")</script>: 'a' # \u{202E}b"
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("type", on: "Title", ["text": .text(text + "\n")])
      let view = try await visit.act("tap", on: "Done")
      #expect(view["screen"]["svg"].text?.contains("<script") == false)
      #expect(view["screen"]["elements"].items.contains { $0["name"].text == text })
      try await visit.assertFirstOffer(for: text)
    }
    let file = try #require(outcome.files["new.yaml"])
    #expect(file.hasSuffix(#"\u202Eb"}"# + "\n"), "\(file)")
    let run = try await rehearse(
      "run new.yaml",
      files: ["new.yaml": FileContent(stringLiteral: file)]
    )
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("rm new.yaml", "no such file or directory"), ("chmod 444 new.yaml", "it is read-only"),
    ("echo '# mine' >>new.yaml", "another program has changed it"),
    ("echo other >other; ln -sf other new.yaml", "another program has changed it"),
    ("rm new.yaml; mkdir new.yaml", "it is a folder"),
  ])
  func `a file that is gone or not the recorder's is not written, and the scenario is printed`(
    _ command: String,
    _ reason: String
  ) async throws {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      let interference = try await shell(command, in: visit.page.folder)
      #expect(interference.status == 0)
      let view = try await visit.act("tap", on: "Travel")
      #expect(view["file"]["fault"].text == "'new.yaml' can't be written: \(reason)")
      #expect(view["steps"].items.count == 2)
    }
    #expect(outcome.status == 130)
    #expect(outcome.output == Self.oneStep + "  - tap: Travel\n")
    #expect(
      outcome.errors.hasSuffix(
        "rehearse: error: 'new.yaml' was not written; the scenario was printed instead\n"
      )
    )
  }

  @Test func `a change by another program is noticed, and undoing does not hide it`() async throws {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      _ = try await visit.proof()
      let change = try #require(try await visit.view()["change"].integer)
      _ = try await shell("echo '# mine' >>new.yaml", in: visit.page.folder)
      let noticed = try await visit.page.get("changes?after=\(change)").value
      #expect(noticed["file"]["conflict"] == "changed")
      #expect(
        noticed["file"]["fault"] == "'new.yaml' can't be written: another program has changed it"
      )
      try await visit.act("tap", on: "Travel")
      let undone = try await visit.post("undo", [:])
      #expect(undone["file"]["conflict"] == "changed")
    }
    #expect(outcome.files["new.yaml"] == Self.oneStep + "# mine\n")
    #expect(outcome.output == Self.oneStep)
    #expect(outcome.status == 130)
  }

  @Test(arguments: [("echo '# mine' >>new.yaml", "changed"), ("rm new.yaml", "deleted")])
  func `a file that another program has changed is overwritten if a person asks for it`(
    command: String,
    conflict: String
  ) async throws {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      _ = try await shell(command, in: visit.page.folder)
      let noticed = try await visit.act("tap", on: "Travel")
      #expect(noticed["file"]["conflict"].text == conflict)
      let view = try await visit.post("file", ["use": "overwrite"])
      #expect(view["file"] == ["path": "new.yaml", "isWritten": true])
    }
    #expect(outcome.files["new.yaml"] == Self.oneStep + "  - tap: Travel\n")
    #expect(outcome.status == 130)
  }

  @Test func `recording continues in a changed file if a person asks for it`() async throws {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      _ = try await shell("sed -i 's/New scenario/Mine  # really/' new.yaml", in: visit.page.folder)
      try await visit.act("tap", on: "Travel")
      try await visit.post("file", ["use": "reload"])
      let view = try await visit.act("tap", on: "Phone")
      #expect(view["file"]["conflict"] == .null)
      _ = try await shell("echo '- [' >>new.yaml", in: visit.page.folder)
      let refused = try await visit.post("file", ["use": "reload"])
      #expect(
        refused["answer"] == [
          "failure": "a list item is not allowed among keys",
          "hint":
            "Correct it ('rehearse check new.yaml' shows where) and try again, or overwrite it.",
        ]
      )
      try await visit.post("file", ["use": "overwrite"])
    }
    #expect(
      outcome.files["new.yaml"]
        == "name: Mine  # really\napp: todo\nsteps:\n  - tap: Add Todo\n  - tap: Phone\n"
    )
    #expect(outcome.status == 130)
  }

  @Test func `a model that traps ends the page's recorder, which says where the steps are`()
    async throws
  {
    let outcome = try await Workspace.withFolder([:]) { folder in
      try await PageVisit.visit(
        ["record", "trapping", "-o", "new.yaml"],
        in: folder,
        tool: "trapping-tool"
      ) { page in
        let visit = RecordingVisit(page)
        try await visit.act("tap", on: "Behave")
        let element = try await visit.element("Recurse")
        let act: ProtocolValue = ["revision": 2, "gesture": "tap", "element": element]
        let answer = page.send("POST", "/api/act", String(decoding: act.json, as: UTF8.self))
        #expect(try await #require(answer).readAll() == "")
      }
    }
    #expect(
      outcome.files["new.yaml"]
        == "name: New scenario\napp: trapping\nsteps:\n  - tap: {button: Behave}\n"
    )
    #expect(
      outcome.errors.contains(
        "rehearse: error: the app model trapped; 'new.yaml' has the recorded steps\n"
      )
    )
    #expect(outcome.status != 0)
  }

  @Test func `Ctrl-C ends a recorder whose page waits for a change`() async throws {
    var waiting: Visitor?
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      let view = try await visit.act("tap", on: "Add Todo")
      // The proof may still change the view once.
      let change = (view["change"].integer ?? 0) + 1
      waiting = visit.page.send("GET", "/api/changes?after=\(change)")
      _ = try await visit.view()
    }
    #expect(outcome.status == 130)
    #expect(outcome.files == ["new.yaml": Self.oneStep])
    // The connection is closed; on a busy machine the page may have had an answer before.
    _ = try await #require(waiting).readAll()
  }

  @Test func `Ctrl-C amid many changes leaves a whole file, and no other`() async throws {
    let outcome = try await RecordingVisit.record(["todo", "-o", "new.yaml"]) { visit in
      try await visit.act("tap", on: "Add Todo")
      let field = try await visit.view()["screen"]["elements"].items
        .first { $0["identifier"] == "Title" }?["id"]
      for revision in 2..<8 {
        let body: ProtocolValue = [
          "revision": .number(Double(revision)), "gesture": "type", "element": field ?? 0,
          "text": "a",
        ]
        _ = visit.page.send("POST", "/api/act", String(decoding: body.json, as: UTF8.self))
      }
    }
    #expect(outcome.status == 130)
    #expect(Array(outcome.files.keys) == ["new.yaml"])
    let file = try #require(outcome.files["new.yaml"])
    #expect(file.hasPrefix(Self.oneStep))
    #expect(file.hasSuffix("\n"))
  }
}
