import ProtocolValues
import Testing

/// JSON as it is read and written.
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
