import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The stories over HTTP, in the words of the repository's vocabularies.
struct RecordedFlowTests {
  private static let apps = ["sign-in", "todo", "trivia"]

  @Test(arguments: RecordedStory.all.filter { apps.contains($0.app) })
  func `flows take the place of at least half of a story's gestures, and do the same`(
    _ story: RecordedStory
  ) async throws {
    let source = Repository.root.appending(path: "Scenarios/Vocabulary/\(story.app).yaml")
    let words = FileContent(stringLiteral: try String(contentsOf: source, encoding: .utf8))
    let options = ["--import", "words.yaml"] + story.arguments.map { "--argument=\($0)" }
    var withFlows = ""
    let outcome = try await RecordingVisit.record(
      [story.app, "-o", "new.yaml"] + options,
      in: ["words.yaml": words]
    ) { visit in
      for act in story.acts { try await visit.perform(act) }
      let folded = try await visit.view()
      let file = visit.page.folder.appending(path: "new.yaml")
      withFlows = try String(contentsOf: file, encoding: .utf8)
      let unfolded = try await visit.unfoldAll()
      #expect(unfolded["screen"]["svg"] == folded["screen"]["svg"])
      let (plain, all) = (folded.gestures(inFlows: false), unfolded.gestures(inFlows: false))
      #expect(folded.gestures(inFlows: true).isEmpty == all.isEmpty)
      #expect(unfolded.gestures(inFlows: true) == [])
      #expect(plain.count * 2 <= all.count, "\(plain) of \(all)")
    }
    let withoutFlows = try #require(outcome.files["new.yaml"])
    let run = try await rehearse(
      "run flows.yaml steps.yaml",
      files: [
        "words.yaml": words, "flows.yaml": FileContent(stringLiteral: withFlows),
        "steps.yaml": FileContent(stringLiteral: withoutFlows),
      ]
    )
    #expect(run.status == 0, "\(withFlows)\(withoutFlows)\(run)")
  }
}

extension RecordingVisit {
  /// Writes the steps in place of all flows, and returns the view.
  fileprivate func unfoldAll() async throws -> ProtocolValue {
    var view = try await view()
    while let place = view["steps"].items.firstIndex(where: { $0["isFolded"] == true }) {
      view = try await post("edit", ["step": .number(Double(place + 1)), "unfold": true])
    }
    return view
  }
}

extension ProtocolValue {
  /// The steps of a view that act on the app, either by a flow or by themselves.
  fileprivate func gestures(inFlows isInFlow: Bool) -> [String] {
    self["steps"].items.filter { $0["isFolded"] == .boolean(isInFlow) }
      .compactMap { $0["text"].text }
      .filter { text in !["assert: ", "waitFor: "].contains { text.hasPrefix($0) } }
  }
}
