import AppModelKit
import ScenarioModel
import Testing

@testable import BrowserSessions

/// The addresses that launches open.
struct LaunchAddressTests {
  private func app(_ address: String, allowing origins: String...) -> WebApp {
    var app = WebApp(
      name: Located("shop", span: .anywhere),
      address: Located(address, span: .anywhere)
    )
    app.allowedOrigins = origins.map { Located($0, span: .anywhere) }
    return app
  }

  @Test(arguments: [
    (nil, "http://shop.test/a/b?c#d"), ("/list", "http://shop.test/list"),
    ("list", "http://shop.test/a/list"), ("../list", "http://shop.test/a/../list"),
    ("?q=1", "http://shop.test/a/b?q=1"), ("#top", "http://shop.test/a/b?c#top"),
    ("//shop.test/list", "http://shop.test/list"),
    ("http://shop.test/x:y", "http://shop.test/x:y"),
    ("https://pay.test/", "https://pay.test/"),
    ("/go?to=http://a", "http://shop.test/go?to=http://a"),
  ])
  func `a launch opens the page, or an address within the app`(
    reference: String?,
    address: String
  ) throws {
    let app = app("http://shop.test/a/b?c#d", allowing: "https://pay.test")
    #expect(try app.address(opening: reference) == address)
  }

  @Test func `an address without a path is the folder of its pages`() throws {
    #expect(try app("http://shop.test").address(opening: "list") == "http://shop.test/list")
    #expect(try app("http://shop.test?a").address(opening: "/list") == "http://shop.test/list")
  }

  @Test func `a launch leads nowhere else`() {
    let failure = #expect(throws: LaunchFailure.self) {
      try app("http://shop.test/").address(opening: "https://evil.test/x")
    }
    #expect(
      failure?.reason == "the launch leads to https://evil.test/x, which 'allow' does not name"
    )
    #expect(
      failure?.suggestion
        == "to allow it, add 'https://evil.test' to 'allow' of 'shop' in rehearse.yaml"
    )
  }

  @Test func `a page that is only an address has no 'allow'`() {
    let address = Located("http://shop.test/", span: .anywhere)
    let failure = #expect(throws: LaunchFailure.self) {
      try WebApp(name: address, address: address).address(opening: "https://evil.test/x")
    }
    #expect(
      failure?.reason == "the launch leads to https://evil.test/x, which is on another site"
    )
    #expect(failure?.suggestion == nil)
  }

  @Test(arguments: ["shop://basket", "file:///etc/passwd", "javascript:alert(1)"])
  func `a launch opens no address of another kind`(reference: String) {
    let failure = #expect(throws: LaunchFailure.self) {
      try app("http://shop.test/").address(opening: reference)
    }
    #expect(failure?.reason == "a web page can't be launched with '\(reference)'")
    #expect(failure?.suggestion == "write an address of the page, such as '/list'")
  }

  @Test(arguments: [
    (WebApp.ArgumentPlace.query, "http://shop.test/?a&arg=-x&arg=1%202#top"),
    (.fragment, "http://shop.test/?a#top&arg=-x&arg=1%202"), (.none, "http://shop.test/?a#top"),
  ])
  func `launch arguments go where the app wants them`(
    place: WebApp.ArgumentPlace,
    address: String
  ) {
    #expect(place.query(of: ["-x", "1 2"]).added(to: "http://shop.test/?a#top") == address)
  }

  @Test func `the app's own origin is always allowed`() {
    let app = app("http://shop.test/", allowing: "https://pay.test")
    #expect(app.allows(origin: "http://shop.test"))
    #expect(app.allows(origin: "https://pay.test"))
    #expect(!app.allows(origin: "https://shop.test"))
  }
}
