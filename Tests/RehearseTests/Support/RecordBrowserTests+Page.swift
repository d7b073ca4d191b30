import Foundation
import ScenarioTestSupport
import Testing

/// Expressions about the recorder's page, and the page itself.
extension RecordBrowserTests {
  static func message(_ text: String) -> String {
    "document.querySelector('#message').innerText === '\(text)'"
  }

  /// Does something a moment after the pointer is pressed the next time.
  static func afterPress(_ expression: String) -> String {
    "addEventListener('pointerdown', () => setTimeout(() => \(expression), 200), "
      + "{capture: true, once: true})"
  }

  static func steps(_ count: Int) -> String {
    "document.querySelectorAll('#list .step[data-number]').length === \(count)"
  }

  static func element(_ text: String) -> String {
    "[...document.querySelectorAll('.targets button')].findLast(e => "
      + "(e.ariaLabel + '|' + e.ariaRoleDescription).includes('\(text)'))"
  }

  /// Records into `new.yaml` in a browser, whose console must stay empty.
  func record(
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
      // Chromium notes each refusal of the tool.
      #expect(try page.messages.filter { !$0.contains("status of 422") } == [])
    }
  }
}
