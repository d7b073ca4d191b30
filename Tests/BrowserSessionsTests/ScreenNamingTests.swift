import ScenarioDiagnostics
import ScenarioModel
import Testing

@testable import BrowserSessions

/// The names of screens and of the changes between them.
struct ScreenNamingTests {
  private static var shop: WebApp {
    let span = SourceFile(path: "rehearse.yaml", text: "x").span(0..<1)
    var app = WebApp(
      name: Located("shop", span: span),
      address: Located("http://shop.test/", span: span)
    )
    app.screens = [
      .init(name: "Home", path: "/"), .init(name: "Product", path: "/p/*"),
      .init(name: "Reviews", path: "/r#all"),
    ]
    app.transitions = [
      .init(name: "open", from: "Home", to: "Product"), .init(name: "leave", from: nil, to: "Home"),
    ]
    return app
  }

  private static func header(
    _ path: String,
    document: String = "d1",
    transition: (name: String, count: Int) = ("", 0),
    index: Int = 0,
    isAnimated: Bool = false
  ) throws -> PageReading.Header {
    let fields = [
      document, "http://shop.test\(path)", "A title", "", transition.name, "\(transition.count)",
      isAnimated ? "1" : "0", "1", "375", "667", "\(index)", "0",
    ]
    let text = "\(fields.joined(separator: "\u{1F}"))\u{1C}"
    return try #require(PageReading(text[...])).header
  }

  @Test(arguments: [
    ("/", "Home"), ("/?from=mail", "Home"), ("/p/7", "Product"), ("/p/7#top", "Product"),
    ("/r#all", "Reviews"), ("/r", "A title"), ("/basket", "A title"),
  ])
  func `a path names the screen, and otherwise the title does`(path: String, name: String) throws {
    var naming = ScreenNaming(of: Self.shop)
    #expect(naming.screen(of: try Self.header(path)) == name)
  }

  @Test func `there is no screen while something moves`() throws {
    var naming = ScreenNaming(of: Self.shop)
    #expect(naming.screen(of: try Self.header("/", isAnimated: true)) == nil)
  }

  @Test func `changes have the names of the rules, and the way back is 'back'`() throws {
    var naming = ScreenNaming(of: Self.shop)
    _ = naming.screen(of: try Self.header("/"))
    #expect(naming.latestTransition == nil)
    _ = naming.screen(of: try Self.header("/p/7", document: "d2", index: 1))
    #expect(naming.latestTransition == "open")
    #expect(naming.hasChanged)
    naming.noteGesture()
    #expect(!naming.hasChanged)
    _ = naming.screen(of: try Self.header("/", document: "d3", index: 0))
    #expect(naming.latestTransition == "back")
  }

  @Test func `a page can name its changes itself, the same one twice`() throws {
    var naming = ScreenNaming(of: Self.shop)
    _ = naming.screen(of: try Self.header("/"))
    _ = naming.screen(of: try Self.header("/", transition: ("flip", 1)))
    #expect(naming.latestTransition == "flip")
    naming.noteGesture()
    _ = naming.screen(of: try Self.header("/", transition: ("flip", 1)))
    #expect(!naming.hasChanged)
    _ = naming.screen(of: try Self.header("/", transition: ("flip", 2)))
    #expect(naming.hasChanged)
  }
}
