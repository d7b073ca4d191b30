import AppModelKit
import Testing

@testable import BrowserSessions

/// What the page script's text says.
struct PageReadingTests {
  private static func header(_ fields: [String: String] = [:]) -> String {
    let names = [
      "document", "address", "title", "screen", "transition", "count", "animated", "complete",
      "width", "height", "index", "back",
    ]
    let usual = [
      "document": "d1", "address": "http://a.test/p/7?q#f", "title": "Shop", "count": "0",
      "animated": "0", "complete": "1", "width": "375", "height": "667", "index": "0", "back": "0",
    ]
    return names.map { fields[$0] ?? usual[$0] ?? "" }.joined(separator: "\u{1F}")
  }

  private static func element(_ fields: String...) -> String {
    fields.joined(separator: "\u{1F}")
  }

  @Test func `elements come with their states and what covers them`() throws {
    let lines = [
      Self.element("-1", "sheet", "box", "Box", "", "", "", "0", "20", "100", "50", "128", "", ""),
      Self.element("0", "textField", "f", "", "v", "p", "", "1", "2", "3", "4", "36", "c0", ""),
      Self.element(
        "0",
        "popUpButton",
        "",
        "",
        "A",
        "",
        "",
        "1",
        "2",
        "3",
        "4",
        "9",
        "pdiv.veil",
        "o+A\u{1D}-C\u{1D}+B"
      ),
      Self.element("-1", "switch", "", "", "1", "", "", "1", "2", "3", "4", "2", "s0", "b"),
    ]
    let text = "\(Self.header())\u{1C}\(lines.joined(separator: "\u{1E}"))"
    let screen = try #require(PageReading(text[...])).screen
    #expect(
      screen.description == """
        sheet #box 'Box' (0, 20, 100, 50) modal
          textField #f value 'v' placeholder 'p' (1, 2, 3, 4) focused
          popUpButton value 'A' (1, 2, 3, 4) disabled
        switch value '1' (1, 2, 3, 4) selected
        """
    )
    #expect(
      screen.elements.map(\.adjustment) == [
        nil, nil, .options(["A", "B"], disabled: ["C"]), .onOff,
      ]
    )
    #expect(
      screen.elements.indices.map(screen.obstruction)
        == [nil, .covered(by: 0), .coveredByPart("div.veil"), .scrolledOut(of: 0)]
    )
    #expect(screen.bounds == Rect(0, 0, 375, 667))
  }

  @Test(arguments: [
    "", "\u{1C}", "a\u{1F}b\u{1C}",
    "\(header(["width": "wide"]))\u{1C}",
    "\(header())\u{1C}garbage",
    "\(header())\u{1C}\(element("-1", "nonsense", "", "", "", "", "", "0", "0", "1", "1", "0", "", ""))",
    "\(header())\u{1C}\(element("5", "button", "", "", "", "", "", "0", "0", "1", "1", "0", "", ""))",
    "\(header())\u{1C}\(element("-2", "button", "", "", "", "", "", "0", "0", "1", "1", "0", "", ""))",
    "\(header())\u{1C}\(element("-1", "button", "", "", "", "", "", "nan", "0", "1", "1", "0", "", ""))",
  ])
  func `what the script would not write is refused`(text: String) {
    #expect(PageReading(text[...]) == nil)
  }

  @Test func `a cover that is not there counts as off the screen`() throws {
    let line = Self.element("-1", "button", "", "", "", "", "", "0", "0", "1", "1", "0", "c9", "")
    let screen = try #require(PageReading("\(Self.header())\u{1C}\(line)"[...])).screen
    #expect(screen.obstruction(of: 0) == .offScreen)
  }
}
