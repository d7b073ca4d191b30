import ScenarioDiagnostics
import ScenarioReports
import Testing

/// Reports that can't be merged, and what is said of them.
struct MalformedReportTests {
  private static let reports = [
    ("", "a.xml:1:1: the document has no element [malformed-xml]"),
    ("<testsuite>", "a.xml:1:1: 'testsuite' is never closed [malformed-xml]"),
    ("<testsuite", "a.xml:1:1: the tag 'testsuite' is never closed [malformed-xml]"),
    ("<testsuite></testsuites>", "a.xml:1:12: '</testsuites>' closes 'testsuite' [malformed-xml]"),
    ("</testsuite>", "a.xml:1:1: '</testsuite>' closes nothing [malformed-xml]"),
    (
      "<testsuite/>\n<testsuite/>",
      "a.xml:2:1: a document has only one root element [malformed-xml]"
    ),
    ("text", "a.xml:1:1: this is not XML: an element begins with '<' [malformed-xml]"),
    ("\n {\"a\": 1}", "a.xml:2:2: this is not XML: an element begins with '<' [malformed-xml]"),
    ("<a/>text", "a.xml:1:5: a document has only one root element [malformed-xml]"),
    ("<a>]]></a>", "a.xml:1:4: ']]>' in text must be written as ']]&gt;' [malformed-xml]"),
    ("<a>x & y</a>", "a.xml:1:6: '&' must be written as '&amp;' [malformed-xml]"),
    ("<a>&nbsp;</a>", "a.xml:1:4: unknown entity 'nbsp' [malformed-xml]"),
    ("<a>&#27;</a>", "a.xml:1:4: unknown entity '#27' [malformed-xml]"),
    ("<a>&#x110000;</a>", "a.xml:1:4: unknown entity '#x110000' [malformed-xml]"),
    ("<a>&#+65;</a>", "a.xml:1:4: unknown entity '#+65' [malformed-xml]"),
    ("<a b='&#x+41;'/>", "a.xml:1:7: unknown entity '#x+41' [malformed-xml]"),
    ("<a>&#-0;</a>", "a.xml:1:4: unknown entity '#-0' [malformed-xml]"),
    ("<a>&#x;</a>", "a.xml:1:4: unknown entity '#x' [malformed-xml]"),
    ("<a>&#X41;</a>", "a.xml:1:4: unknown entity '#X41' [malformed-xml]"),
    ("<a>&#x\u{FF21};</a>", "a.xml:1:4: unknown entity '#x\u{FF21}' [malformed-xml]"),
    (
      "<a><![CDATA[\u{1}]]></a>", "a.xml:1:13: this character is not allowed in XML [malformed-xml]"
    ),
    (
      "<a><![CDATA[\u{FFFE}]]></a>",
      "a.xml:1:13: this character is not allowed in XML [malformed-xml]"
    ),
    ("<a><!--\u{1B}--></a>", "a.xml:1:8: this character is not allowed in XML [malformed-xml]"),
    ("<a><?b \u{0}?></a>", "a.xml:1:8: this character is not allowed in XML [malformed-xml]"),
    ("<a>\u{1B}</a>", "a.xml:1:4: this character is not allowed in XML [malformed-xml]"),
    ("<a>\u{FFFF}</a>", "a.xml:1:4: this character is not allowed in XML [malformed-xml]"),
    ("<a b></a>", "a.xml:1:4: 'b' has no value [malformed-xml]"),
    ("<a b=c></a>", "a.xml:1:4: the value of 'b' has no quotes [malformed-xml]"),
    ("<a b='c></a>", "a.xml:1:9: '<' in a value must be written as '&lt;' [malformed-xml]"),
    ("<a b='c", "a.xml:1:4: the value of 'b' has no closing quote [malformed-xml]"),
    ("<a b='c'd='e'/>", "a.xml:1:9: white space is missing here [malformed-xml]"),
    ("<a b='c' b='e'/>", "a.xml:1:10: 'b' is given twice [malformed-xml]"),
    ("<1/>", "a.xml:1:2: a name is missing [malformed-xml]"),
    ("<", "a.xml:1:2: a name is missing [malformed-xml]"),
    ("<\u{D7}/>", "a.xml:1:2: a name is missing [malformed-xml]"),
    ("<\u{301}a/>", "a.xml:1:2: a name is missing [malformed-xml]"),
    ("<a\u{2009}b='c'/>", "a.xml:1:1: the tag 'a' is never closed [malformed-xml]"),
    ("<a b\u{F7}='c'/>", "a.xml:1:4: 'b' has no value [malformed-xml]"),
    ("<a><!-- never closed</a>", "a.xml:1:4: a comment is never closed [malformed-xml]"),
    ("<a><!-->", "a.xml:1:4: a comment is never closed [malformed-xml]"),
    ("<a><!-- a -- b --></a>", "a.xml:1:4: '--' is not allowed in a comment [malformed-xml]"),
    ("<?><a/>", "a.xml:1:3: a name is missing [malformed-xml]"),
    ("<?a><a/>", "a.xml:1:4: white space is missing here [malformed-xml]"),
    ("<?a <a/>", "a.xml:1:1: an instruction is never closed [malformed-xml]"),
    ("<a><![CDATA[x]]</a>", "a.xml:1:4: a CDATA section is never closed [malformed-xml]"),
    (
      " <?xml version='1.0'?><a/>",
      "a.xml:1:2: the XML declaration must be at the start of the file [malformed-xml]"
    ),
    (
      "<?xml version='1.0' encodingback'UTF-8'?><a/>",
      "a.xml:1:21: 'encodingback' has no value [malformed-xml]"
    ),
    ("<?xmlversion='1.0'?><a/>", "a.xml:1:13: white space is missing here [malformed-xml]"),
    (
      "<?xml encoding='UTF-8' version='1.0'?><a/>",
      "a.xml:1:1: the XML declaration must look like '<?xml version=\"1.0\" encoding=\"UTF-8\"?>' [malformed-xml]"
    ),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
      "a.xml:1:1: unsupported encoding 'iso-8859-1'; use UTF-8 [refused-xml]"
    ),
    (
      "<!DOCTYPE a []><a/>",
      "a.xml:1:1: document types and entities are not supported [refused-xml]"
    ),
    (
      "<html><body/></html>",
      "a.xml:1:1: the root element of a JUnit report must be 'testsuites' or 'testsuite', not 'html' [not-a-report]"
    ),
    (
      String(repeating: "<a>", count: 501),
      "a.xml:1:1501: elements are nested more than 500 levels deep [malformed-xml]"
    ),
  ]

  @Test(arguments: reports)
  func `what is wrong is told with its place`(text: String, expected: String) {
    #expect(problem(with: text) == expected)
  }

  @Test func `names have the letters of all languages`() {
    #expect(problem(with: "<testsuite größe='1' 高さ='2' e\u{301}='3'><été/></testsuite>") == nil)
  }

  @Test func `a report that was cut off anywhere is refused`() {
    let report = junit([.failed, .flaky, .warned]).dropLast(1)
    for length in stride(from: 0, to: report.utf8.count - 1, by: 7) {
      let cut = String(decoding: report.utf8.prefix(length), as: UTF8.self)
      #expect(problem(with: cut) != nil)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever a report is turned into, reading it ends`(seed: UInt64) {
    var chance = Chance(seed: seed)
    var bytes = Array(junit([chance.record(), .failed]).utf8)
    let signs = Array("<>&'\"/=! x\u{0}\u{7F}".utf8)
    for _ in 0..<chance.number(below: 20) {
      let place = chance.number(below: bytes.count)
      bytes[place] = signs[chance.number(below: signs.count)]
    }
    var merge = JUnitMerge()
    do {
      try merge.add(SourceFile(path: "a.xml", bytes: bytes))
      var sink = MemorySink()
      _ = merge.write(into: &sink)
      #expect(throws: Never.self) { try XMLTree(sink.text) }
    } catch {
      #expect(!error.diagnostic.message.text.isEmpty)
    }
  }

  /// What keeps a report from being merged.
  private func problem(with text: String) -> String? {
    var merge = JUnitMerge()
    do {
      try merge.add(SourceFile(path: "a.xml", text: text))
      return nil
    } catch {
      guard case .span(let span) = error.diagnostic.place else { return "nowhere" }
      return "\(span.location): \(error.diagnostic.message.text) [\(error.diagnostic.message.id)]"
    }
  }
}
