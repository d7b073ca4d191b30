import Testing
import WebDriverClient

/// The JSON that drivers speak.
struct ProtocolValueTests {
  @Test(arguments: [
    "null", "true", "[1,2.5,-3]", #"{"a":{"b":[]},"c":"d"}"#, #""\u0001\"\\ é 👨‍👩‍👧""#,
  ])
  func `what is read is written the same`(json: String) throws {
    let value = try #require(ProtocolValue(json: Array(json.utf8)))
    #expect(String(decoding: value.json, as: UTF8.self) == json)
  }

  @Test func `escapes stand for their characters`() {
    let value = ProtocolValue(json: Array(#""\n\t\/é😀\ud800""#.utf8))
    #expect(value == .text("\n\t/é😀\u{FFFD}"))
  }

  @Test(arguments: [
    "", "nul", "[1", "[1,]", "{\"a\"}", "{a:1}", "\"\\x\"", "\"\\u12\"", "1 2", "--1", "\"open",
    String(repeating: "[", count: 101),
  ])
  func `anything else is refused`(text: String) {
    #expect(ProtocolValue(json: Array(text.utf8)) == nil)
  }

  @Test func `a value is asked for what it may not have`() {
    let value: ProtocolValue = ["list": [1, "two"], "flag": true]
    #expect(value["list"].items.map(\.integer) == [1, nil])
    #expect(value["none"]["deeper"] == .null)
    #expect(value["flag"].boolean == true)
    #expect(value["flag"].text == nil)
  }
}

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

  @Test(arguments: ["", "shop.test", "http://", "http://:80", "http://a:99999", "http://a:b"])
  func `what has no host or no port is no address`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
