import Testing

@testable import DeviceSessions

struct SourceReaderTests {
  @Test func `nodes come in reading order with their places`() throws {
    let tree = try SourceReader.tree(
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
    let tree = try SourceReader.tree(of: "<a b='&lt;&amp;&quot;&apos;&#10;&#x1F600;'/>")
    #expect(tree.nodes[0]["b"] == "<&\"'\n😀")
  }

  @Test(arguments: [
    ("", "it has 0 root elements"), ("no XML", "it has 0 root elements"),
    ("<a/><b/>", "it has 2 root elements"), ("<a>", "'a' is never closed"),
    ("<a></b>", "'</b>' closes nothing"), ("</a>", "'</a>' closes nothing"),
    ("<a b/>", "'=' is missing"), ("<a b=c/>", "a value has no quotes"),
    ("<a b='c/>", "a value has no end"), ("<a b='1' b='2'/>", "'b' is given twice"),
    ("<a b='&c;'/>", "'&c;' is not known"), ("<a b='&#xD800;'/>", "'&#xD800;' is not known"),
    ("<a b='&#-1;'/>", "'&#-1;' is not known"), ("<a b='&amp'/>", "a reference has no end"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "document types are not supported"),
    ("<", "a name is missing"), ("<a", "'>' is missing"), ("<!-- a", "'-->' is missing"),
    ("<a / >", "'>' is missing"),
  ])
  func `anything else is refused`(text: String, reason: String) {
    #expect(throws: SourceProblem(reason: reason)) { try SourceReader.tree(of: text) }
  }

  @Test func `a source has limits`() {
    let deep = String(repeating: "<a>", count: 501)
    let many = "<a>" + String(repeating: "<b/>", count: 20_000) + "</a>"
    for text in [deep, many] {
      #expect(throws: SourceProblem(reason: "it has too many elements")) {
        try SourceReader.tree(of: text)
      }
    }
    let long = "<a b='" + String(repeating: "c", count: 1 << 25) + "'/>"
    #expect(throws: SourceProblem(reason: "it is too long")) { try SourceReader.tree(of: long) }
  }
}
