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
    let outcome = try await record("todo", width: 1_280) { page, _ in
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

  @Test(arguments: [375, 1_280], DrivenBrowser.Colors.allCases)
  func `everything can be done by keyboard alone`(
    width: Int,
    colors: DrivenBrowser.Colors
  ) async throws {
    let outcome = try await record("todo-lists", width: width, colors) { page, _ in
      try page.pressTab(until: "e.ariaLabel === 'Due Today'")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(2))
      try page.pressTab(until: "e.ariaLabel === 'done: Do something'")
      try page.press("a")
      try page.wait(until: "document.querySelector('.actions')")
      try page.pressTab(until: "e.textContent === 'Long press'")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(3))
      try page.pressTab(until: "e.id === 'undo'")
      try page.press("z")
      try page.wait(until: Self.steps(2))
      try page.press("y")
      try page.wait(until: Self.steps(3))
      try page.press("?")
      try page.wait(until: "document.querySelector('dialog').open")
      try page.press("\u{E00C}")
      #expect(try page.unnamedControls == [])
      #expect(try page.overflow <= 0)
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix("  - longPress: {staticText: \"done: Do something\"}\n")
        == true
    )
  }

  @Test func `a button that is held for half a second is a long press`() async throws {
    let outcome = try await record("todo-lists", width: 1_280) { page, _ in
      try page.click(Self.element("Unfinished"))
      try page.wait(until: Self.steps(2))
      try page.click(Self.element("Stuff and things"), holding: 700)
      try page.wait(until: Self.steps(3))
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix("  - longPress: {staticText: Stuff and things}\n")
        == true
    )
  }

  @Test func `a written step, a step back and a deleted step are shown at once`() async throws {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.click("document.querySelector('#step')")
      try page.press("tap: Travel\u{E007}")
      try page.wait(until: Self.steps(2))
      try page.click("document.querySelector('[data-number=\"1\"] .what')")
      try page.wait(until: "document.querySelector('#place').checkVisibility()")
      try page.click("document.querySelector('#place button')")
      try page.wait(until: "!document.querySelector('#place').checkVisibility()")
      try page.click("document.querySelector('[data-number=\"2\"] [title=Delete]')")
      try page.wait(until: Self.steps(1))
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: Add Todo\n") == true)
  }

  @Test func `a file that is changed in an editor is left alone, and the page says so`()
    async throws
  {
    let outcome = try await record("todo", width: 1_280) { page, folder in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try Data("# mine\n".utf8).write(to: folder.appending(path: "new.yaml"))
      try page.click(Self.element("Travel"))
      try page.wait(until: Self.steps(2))
      try page.wait(
        until: "document.querySelector('#file.wrong').innerText === "
          + "`'new.yaml' can't be written: another program has changed it`"
      )
    }
    #expect(outcome.files["new.yaml"] == "# mine\n")
    #expect(outcome.output.hasSuffix("  - tap: Add Todo\n  - tap: Travel\n"))
  }

  private static func steps(_ count: Int) -> String {
    "document.querySelectorAll('#list .step[data-number]').length === \(count)"
  }

  private static func element(_ text: String) -> String {
    "[...document.querySelectorAll('.targets button')].findLast(e => "
      + "(e.ariaLabel + '|' + e.ariaRoleDescription).includes('\(text)'))"
  }

  /// Records into `new.yaml` in a browser, whose console must stay empty.
  private func record(
    _ app: String,
    width: Int,
    _ colors: DrivenBrowser.Colors = .light,
    _ body: (DrivenBrowser, URL) throws -> Void
  ) async throws -> Outcome {
    try await RecordingVisit.record([app, "-o", "new.yaml"]) { visit in
      let page = try DrivenBrowser(width: width, colors)
      defer { page.end() }
      try page.open(visit.page.address)
      try page.wait(until: "document.querySelector('.targets button')")
      try body(page, visit.page.folder)
      #expect(try page.messages == [])
    }
  }
}
