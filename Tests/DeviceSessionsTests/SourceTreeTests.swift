import AppModelKit
import ScenarioModel
import ScenarioTestSupport
import Testing

@testable import DeviceSessions

struct SourceTreeTests {
  @Test func `nodes come in reading order with their places`() throws {
    let tree = try SourceTree(
      of: """
        <?xml version="1.0"?><!-- a < b --><a x='1'><b y="2 &gt; 1"/> text <c><d/></c><e></e></a>
        """
    )
    #expect(tree.nodes.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(
      tree.nodes.indices.map(tree.path)
        == ["/*[1]", "/*[1]/*[1]", "/*[1]/*[2]", "/*[1]/*[2]/*[1]", "/*[1]/*[3]"]
    )
    #expect(tree.nodes[0]["x"] == "1")
    #expect(tree.nodes[1]["y"] == "2 > 1")
    #expect(tree.nodes[1]["z"] == "")
  }

  @Test func `references stand for characters`() throws {
    let tree = try SourceTree(of: "<a b='&lt;&amp;&quot;&apos;&#10;&#x1F600;'/>")
    #expect(tree.nodes[0]["b"] == "<&\"'\n😀")
  }

  @Test(arguments: [
    ("", "the document has no element"), ("<a></b>", "'</b>' closes 'a'"),
    ("<a b='&c;'/>", "unknown entity 'c'"), ("<a b='1' b='2'/>", "'b' is given twice"),
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
      "document types and entities are not supported"
    ),
  ])
  func `what is no document is refused with the reason`(text: String, reason: String) {
    #expect(throws: SourceProblem(reason: reason)) { try SourceTree(of: text) }
  }

  @Test func `a source has limits`() {
    let many = "<a>" + String(repeating: "<b/>", count: 20_000) + "</a>"
    #expect(throws: SourceProblem(reason: "it has more than 20000 elements")) {
      try SourceTree(of: many)
    }
    let long = "<a b='" + String(repeating: "c", count: 1 << 25) + "'/>"
    #expect(throws: SourceProblem(reason: "it is too long")) { try SourceTree(of: long) }
  }

  @Test(arguments: DevicePlatform.allCases)
  func `no change of a source makes the tool trap`(platform: DevicePlatform) throws {
    let names =
      switch platform {
      case .iOS: ["ios-profile", "ios-alert"]
      case .android: ["android-settings", "android-dialog"]
      }
    var generator = SeededGenerator(seed: 7)
    for name in names {
      let source = Array(
        try Repository.text(of: "Tests/DeviceSessionsTests/Recorded/\(name).xml").utf8
      )
      for _ in 0..<100 {
        var bytes = source
        for _ in 0..<3 {
          let place = Int.random(in: bytes.indices, using: &generator)
          bytes[place] = UInt8.random(in: 9...126, using: &generator)
        }
        let screen = try? DeviceScreen(
          String(decoding: bytes, as: UTF8.self),
          of: platform,
          scale: 2
        )
        _ = screen?.snapshot
      }
    }
  }

  @Test func `numbers beyond all screens are only far away`() throws {
    let source = "<a class='android.widget.Button' bounds='[-1e308,0][1e308,1e308]'/>"
    let screen = try DeviceScreen(source, of: .android, scale: 1)
    #expect(screen.snapshot.elements.count == 1)
  }
}
