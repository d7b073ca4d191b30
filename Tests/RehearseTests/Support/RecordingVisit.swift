import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// A program that uses the page's protocol of `rehearse record` as the page does.
final class RecordingVisit {
  let page: PageVisit
  private var revision = 0

  init(_ page: PageVisit) { self.page = page }

  /// The whole view.
  func view() async throws -> ProtocolValue {
    let view = try await page.get("view").value
    revision = view["revision"].integer ?? 0
    return view
  }

  /// Makes a change, and returns the new view, or the status with the reason.
  @discardableResult
  func post(_ path: String, _ body: [String: ProtocolValue]) async throws -> ProtocolValue {
    if revision == 0 { _ = try await view() }
    let known: [String: ProtocolValue] = ["revision": .number(Double(revision))]
    let json = ProtocolValue.mapping(known.merging(body) { $1 }).json
    let (status, value) = try await page.post(path, String(decoding: json, as: UTF8.self))
    if status == 200 { revision = value["revision"].integer ?? revision }
    return status == 200 ? value : ["status": .number(Double(status)), "answer": value]
  }

  /// Does something to the first element that has a text as its identifier, name or value.
  @discardableResult
  func act(
    _ gesture: String,
    on text: String,
    _ more: [String: ProtocolValue] = [:]
  ) async throws -> ProtocolValue {
    let element = try await element(text)
    return try await post(
      "act",
      ["gesture": .text(gesture), "element": element].merging(more) { $1 }
    )
  }

  /// The number of the first element that has a text as its identifier, name or value.
  func element(_ text: String) async throws -> ProtocolValue {
    let elements = try await view()["screen"]["elements"].items
    let element = elements.first { element in
      ["identifier", "name", "value"].contains { element[$0].text == text }
    }
    return try #require(element, "no element '\(text)'")["id"]
  }

  /// Types key by key into the field that has the focus.
  func type(_ text: String) async throws {
    for key in text {
      let elements = try await view()["screen"]["elements"].items
      let field = try #require(elements.first { $0["focused"].boolean == true })
      try await post("act", ["gesture": "type", "element": field["id"], "text": .text("\(key)")])
    }
  }

  /// Records the first assertion that is offered for an element.
  func assertFirstOffer(for text: String) async throws {
    let element = try await element(text)
    let offers = try await post("offers", ["element": element])["offers"].items
    try await post("assert", ["offer": #require(offers.first)])
  }

  /// Does an act of a story.
  func perform(_ act: RecordedStory.Act) async throws {
    switch act {
    case .tap(let element): try await self.act("tap", on: element)
    case .longPress(let element): try await self.act("longPress", on: element)
    case .clear(let element): try await self.act("clear", on: element)
    case .type(let text, let element):
      try await self.act("type", on: element, ["text": .text(text)])
    case .adjust(let element, let value):
      try await self.act("adjust", on: element, ["to": .text(value)])
    case .step(let text): try await post("act", ["step": .text(text)])
    case .assertFirst(let element): try await assertFirstOffer(for: element)
    case .startHere: try await post("edit", ["setup": true])
    }
  }

  /// Records with the arguments after `record`, and ends the tool.
  static func record(
    _ arguments: [String],
    in files: [String: FileContent] = [:],
    _ body: (RecordingVisit) async throws -> Void
  ) async throws -> Outcome {
    try await Workspace.withFolder(files) { folder in
      try await PageVisit.visit(["record"] + arguments, in: folder) { page in
        try await body(RecordingVisit(page))
      }
    }
  }
}
