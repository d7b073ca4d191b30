import ProtocolValues
import Testing
import WebDriverClient

/// Addresses of drivers and pages.
struct WebAddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:9515/status?a=b#c", "http://127.0.0.1:9515", "/status?a=b"),
    ("HTTPS://Shop.test", "https://shop.test", "/"),
    ("https://shop.test:443/x", "https://shop.test", "/x"),
    ("https://user:word@shop.test:8443?q", "https://shop.test:8443", "/?q"),
    ("http://[::1]:80/", "http://[::1]", "/"),
    ("http://[::1]/", "http://[::1]", "/"),
  ])
  func `an address has an origin and a path`(text: String, origin: String, path: String) throws {
    let address = try #require(WebAddress(text))
    #expect(address.origin == origin)
    #expect(address.path == path)
  }

  @Test(arguments: [("http://[::1]:80/", "::1"), ("http://Shop.test", "shop.test")])
  func `a connection gets the address without brackets`(text: String, host: String) throws {
    #expect(try #require(WebAddress(text)).hostToConnect == host)
  }

  @Test(arguments: [
    ("http://127.0.0.1:4723", ""), ("http://127.0.0.1:4723/", ""),
    ("http://127.0.0.1:4723/wd/hub", "/wd/hub"), ("http://127.0.0.1:4723/wd/hub/?a", "/wd/hub"),
  ])
  func `a server's path comes before those of its requests`(text: String, path: String) throws {
    #expect(try #require(WebAddress(text)).basePath == path)
  }

  @Test(arguments: ["", "shop.test", "http://", "http://:80", "http://a:99999", "http://a:b"])
  func `what has no host or no port is no address`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
