import ScenarioDiagnostics
import Testing

struct SourceFileTests {
  @Test func `lines end at LF, CR LF and CR`() {
    let file = SourceFile(path: "a.yaml", text: "one\ntwo\r\nthree\rfour\n\r\n\rend")
    #expect(file.lineStarts == [0, 4, 9, 15, 20, 22, 23])
    let lines = (1...7).map {
      String(decoding: file.bytes[file.byteRange(ofLine: $0)], as: UTF8.self)
    }
    #expect(lines == ["one", "two", "three", "four", "", "", "end"])
  }

  @Test(arguments: [0x00, 0x0C, 0x0E, 0x61, 0x8D, 0xFF] as [UInt8])
  func `lines end wherever a break stands, whatever is around it`(neighbour: UInt8) {
    for lineBreak in ["\n", "\r", "\r\n", "\n\n", "\n\r", "\r\r"] {
      for offset in 0...20 {
        let before = Array(repeating: neighbour, count: offset)
        let after = Array(repeating: neighbour, count: 20 - offset)
        let file = SourceFile(path: "a.yaml", bytes: before + lineBreak.utf8 + after)
        let ends = lineBreak == "\r\n" ? [2] : Array(1...lineBreak.utf8.count)
        #expect(file.lineStarts == [0] + ends.map { UInt32(offset + $0) })
      }
    }
  }

  @Test(arguments: [65_529, 65_530, 65_531, 65_532, 65_533, 65_534, 65_535, 65_536, 131_072])
  func `lines begin where they do however large the file is`(length: Int) {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: length) + "\n\nend".utf8
    let file = SourceFile(path: "a.yaml", bytes: bytes)
    #expect(file.lineStarts == [0] + [1, 2].map { UInt32(length + $0) })
    #expect(file.position(of: UInt32(length + 3)) == SourcePosition(line: 3, column: 2))
    #expect(file.byteRange(ofLine: 3) == length + 2..<length + 5)
  }

  @Test func `a part of a file has the lines and columns of the file`() {
    let beginning = SourcePosition(line: 1_000_000, column: 8)
    let file = SourceFile(path: "a.yaml", bytes: Array("Done\nnext".utf8), beginning: beginning)
    #expect(file.position(of: 2) == SourcePosition(line: 1_000_000, column: 10))
    #expect(file.position(of: 6) == SourcePosition(line: 1_000_001, column: 2))
    #expect(file.byteRange(ofLine: 1_000_000) == 0..<4)
    #expect(file.byteRange(ofLine: 1_000_001) == 5..<9)
    #expect(file.lastLine == 1_000_001)
    let hidden = file.hiding([1..<3]).span(0..<1)
    #expect(hidden.excerpt == "D•••e")
    #expect(hidden.line == 1_000_000)
  }

  @Test func `nothing else ends a line`() {
    let file = SourceFile(path: "a.yaml", text: "a\u{2028}b\u{85}c\u{B}d\u{C}e")
    #expect(file.lineStarts == [0])
  }

  @Test func `a file that ends with a line break has an empty last line`() {
    #expect(SourceFile(path: "a.yaml", text: "a\n").byteRange(ofLine: 2) == 2..<2)
    #expect(SourceFile(path: "a.yaml", text: "").byteRange(ofLine: 1) == 0..<0)
  }

  @Test(arguments: [
    (offset: 0, line: 1, column: 1), (offset: 3, line: 1, column: 4),
    (offset: 4, line: 2, column: 1), (offset: 6, line: 2, column: 3),
    (offset: 7, line: 2, column: 4), (offset: 8, line: 3, column: 1),
    (offset: 9, line: 3, column: 2),
  ])
  func `columns count bytes from 1`(offset: UInt32, line: Int, column: Int) {
    let file = SourceFile(path: "a.yaml", text: "one\né\r\nx")
    #expect(file.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("before", "behind", "beforemarkedbehind"),
    (
      String(repeating: "é", count: 2_000), String(repeating: "日", count: 1_000),
      "…\(String(repeating: "é", count: 1_000))marked\(String(repeating: "日", count: 666))…"
    ),
  ])
  func `an excerpt is the line, or what is close to the span`(
    before: String,
    after: String,
    excerpt: String
  ) {
    let file = SourceFile(path: "a.yaml", text: "above\n\(before)marked\(after)\nbelow")
    let start = UInt32(6 + before.utf8.count)
    #expect(SourceSpan(file: file, start: start, end: start + 6).excerpt == excerpt)
  }

  @Test func `a span knows its text and its place`() {
    let file = SourceFile(path: "Scenarios/a.yaml", text: "a: é\nb: 1\n")
    let span = SourceSpan(file: file, start: 3, end: 5)
    #expect(span.text == "é")
    #expect(span.location == "Scenarios/a.yaml:1:4")
    #expect(SourceSpan(file: file, start: 6, end: 7).line == 2)
  }

  @Test func `a span never ends before it starts`() {
    let file = SourceFile(path: "a.yaml", text: "abc")
    #expect(SourceSpan(file: file, start: 2, end: 1).end == 2)
  }

  @Test func `spans are equal in the same file`() {
    let file = SourceFile(path: "a.yaml", text: "abc")
    let other = SourceFile(path: "a.yaml", text: "abc")
    #expect(SourceSpan(file: file, start: 0, end: 1) == SourceSpan(file: file, start: 0, end: 1))
    #expect(SourceSpan(file: file, start: 0, end: 1) != SourceSpan(file: file, start: 0, end: 2))
    #expect(SourceSpan(file: file, start: 0, end: 1) != SourceSpan(file: other, start: 0, end: 1))
  }

  @Test func `one byte beyond ASCII is enough`() {
    #expect(SourceFile(path: "a.yaml", text: "a: 1\u{7F}").isASCII)
    #expect(SourceFile(path: "a.yaml", text: "").isASCII)
    #expect(!SourceFile(path: "a.yaml", text: "a: é").isASCII)
  }
}
