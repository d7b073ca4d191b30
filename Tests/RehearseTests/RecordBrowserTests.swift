import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The page of the recorder in a real browser, with a pointer and keys.
@Suite(
  .opens(.chromium),
  .serialized
)
struct RecordBrowserTests {
  @Test func `a new to-do is recorded with a pointer and keys`() async throws {
    let outcome = try await record("todo", width: 1_280) { page in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.click(Self.element("text field"))
      try page.wait(until: "document.querySelector('.targets .typing')")
      try page.press("Swim\u{E007}")
      try page.wait(until: "document.querySelector('#list').innerText.includes('n\"')")
      try page.click(Self.element("Done"))
      try page.wait(until: Self.steps(3))
      try page.click("document.querySelector('#assert')")
      try page.click(Self.element("Swim"))
      try page.wait(until: "document.querySelector('.actions')")
      try page.click("document.querySelector('.offer-list button')")
      try page.wait(until: Self.steps(4))
      try page.wait(until: "document.querySelector('#proof.proved')")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: todo
        steps:
          - tap: Add Todo
          - type: {into: Title, text: "Swim\\n"}
          - tap: Done
          - assert: {staticText: Swim}

        """
    )
  }

  @Test func `everything can be done by keyboard, also on a narrow page`() async throws {
    let outcome = try await record("todo-lists", width: 375) { page in
      try page.wait(until: "document.querySelector('.targets .reacts')")
      _ = try page.value(of: "\(Self.element("Due Today")).focus()")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(2))
      _ = try page.value(of: "\(Self.element("done: Do something")).focus()")
      try page.press("a")
      try page.wait(until: "document.querySelector('.actions')")
      _ = try page.value(of: "\(Self.button("Long press")).focus()")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(3))
      _ = try page.value(of: "document.activeElement.blur()")
      try page.press("z")
      try page.wait(until: Self.steps(2))
      try page.press("y")
      try page.wait(until: Self.steps(3))
      let width = try page.value(of: "document.documentElement.scrollWidth")
      #expect((width.integer ?? 0) <= 500)
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: todo-lists
        steps:
          - tap: {staticText: Due Today}
          - waitFor: {elements: {type: table}, count: 1}
          - longPress: {staticText: "done: Do something"}

        """
    )
  }

  @Test
  func `a button that is held for half a second is a long press, and every control has a name`()
    async throws
  {
    let outcome = try await record("todo-lists", width: 1_280) { page in
      try page.click(Self.element("Due Today"))
      try page.wait(until: Self.steps(2))
      try page.click(Self.element("done: Do something"), holding: 700)
      try page.wait(until: Self.steps(3))
      let unnamed = try page.value(
        of:
          "[...document.querySelectorAll('button, input, select')].filter(e => e.checkVisibility()"
          + " && !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length)).length"
      )
      #expect(unnamed == 0)
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix("  - longPress: {staticText: \"done: Do something\"}\n")
        == true
    )
  }

  private static func steps(_ count: Int) -> String {
    "document.querySelectorAll('#list .step[data-number]').length === \(count)"
  }

  private static func element(_ text: String) -> String {
    "[...document.querySelectorAll('.targets button')].findLast(e => "
      + "(e.ariaLabel + '|' + e.ariaRoleDescription).includes('\(text)'))"
  }

  private static func button(_ text: String) -> String {
    "[...document.querySelectorAll('button')].find(e => e.textContent === '\(text)')"
  }

  /// Records into `new.yaml` in a browser, whose console must stay empty.
  private func record(
    _ app: String,
    width: Int,
    _ body: (DrivenBrowser) throws -> Void
  ) async throws -> Outcome {
    try await Workspace.withFolder([:]) { folder in
      let visit = try RecordingVisit([app, "-o", "new.yaml"], in: folder)
      do {
        let page = try DrivenBrowser(width: width)
        defer { page.end() }
        try page.open(visit.address)
        try page.wait(until: "document.querySelector('.targets button')")
        try body(page)
        #expect(try page.messages == [])
      } catch {
        _ = visit.end()
        throw error
      }
      return visit.end()
    }
  }
}
