import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The stories over HTTP, in the words of the repository's vocabularies.
struct RecordedFlowTests {
  @Test(arguments: RecordedStory.all)
  func `a story becomes its scenario in the words of its app, and unfolding changes no screen`(
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
      let file = visit.page.folder.appending(path: "new.yaml")
      withFlows = try String(contentsOf: file, encoding: .utf8)
      let lastAct = try #require(try await visit.view()["lastAct"].integer)
      let folded = try await visit.screens(afterActs: Array(0...lastAct))
      let unfolded = try await visit.screens(afterActs: visit.unfoldAll())
      #expect(unfolded == folded)
    }
    #expect(withFlows == story.fileInWords(importing: "words.yaml"))
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
  /// Writes the steps in place of all flows.
  ///
  /// - Returns: The acts that end where the acts with flows ended, by their numbers from 0.
  fileprivate func unfoldAll() async throws -> [Int] {
    let view = try await view()
    var lastAct = view["lastAct"].integer ?? 0
    var ends = Array(0...lastAct)
    for (index, step) in view["steps"].items.enumerated().reversed()
    where step["isFolded"] == true {
      let view = try await post("edit", ["step": .number(Double(index + 1)), "unfold": true])
      let growth = (view["lastAct"].integer ?? 0) - lastAct
      for act in (step["act"].integer ?? 0)..<ends.count { ends[act] += growth }
      lastAct += growth
    }
    return ends
  }

  /// The drawings of the screens after some acts; then goes back to the last of these acts.
  fileprivate func screens(afterActs acts: [Int]) async throws -> [String] {
    var screens: [String] = []
    for act in acts {
      let view = try await post("go", ["act": .number(Double(act))])
      screens.append(try #require(view["screen"]["svg"].text))
    }
    return screens
  }
}
