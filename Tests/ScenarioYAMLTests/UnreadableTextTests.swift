import ScenarioDiagnostics
import ScenarioYAML
import Testing

struct UnreadableTextTests {
  @Test func `text behind a NUL does not vanish`() {
    expectDiagnostics(
      "a: 1\n1️⃣\u{0}b: 2\n",
      [
        .init(
          "1️⃣",
          covers: "\0",
          "a NUL character is not allowed in a text",
          id: "nul-character"
        )
      ]
    )
  }

  @Test(arguments: [
    ("\u{7}", "U+0007", "\\x07"), ("\u{1B}", "U+001B", "\\x1B"), ("\u{7F}", "U+007F", "\\x7F"),
    ("\u{80}", "U+0080", "\\x80"), ("\u{FFFE}", "U+FFFE", "\\uFFFE"),
  ])
  func `a control character is named with its escape`(
    character: String,
    name: String,
    escape: String
  ) {
    expectDiagnostics(
      "é: 1️⃣\(character)x\n",
      [
        .init(
          "1️⃣",
          covers: character,
          "character \(name) is not allowed in a file",
          id: "control-character",
          suggestion: "write it as an escape in double quotes: \"\(escape)\""
        )
      ]
    )
  }

  @Test(arguments: [
    ("\u{85}", "U+0085", "\\x85"), ("\u{2028}", "U+2028", "\\u2028"),
    ("\u{2029}", "U+2029", "\\u2029"),
  ])
  func `what only the parser takes for the end of a line hides no key`(
    character: String,
    name: String,
    escape: String
  ) {
    expectDiagnostics(
      "a: “x” £1\n# é1️⃣\(character)skip: hidden\nb: \(character)\n",
      [
        .init(
          "1️⃣",
          covers: character,
          "character \(name) is not allowed in a file",
          id: "control-character",
          suggestion: "write it as an escape in double quotes: \"\(escape)\""
        )
      ]
    )
    let written = "doubleQuoted 1:1-1:\(escape.count + 3)"
    #expect(dump("\"\(escape)\"") == "\(written) \(character.debugDescription)")
  }

  @Test(
    arguments: [
      ([0xFF], "0xFF"), ([0xC3, 0x28], "0xC3"), ([0xE2, 0x82], "0xE2 0x82"),
      ([0xED, 0xA0, 0x80], "0xED"), ([0xC0, 0xAF], "0xC0"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no UTF-8 have a place`(bytes: [UInt8], shown: String) throws {
    let file = SourceFile(path: "test.yaml", bytes: Array("é: ".utf8) + bytes)
    let reading = YAMLReader.read(file)
    #expect(reading.document == nil)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(diagnostic.message.text == "bytes are not valid UTF-8: '\(shown)'")
    #expect(diagnostic.suggestion == "save the file as UTF-8")
    guard case .span(let span) = diagnostic.place else {
      Issue.record("no place")
      return
    }
    #expect(span.location == "test.yaml:1:5")
  }
}
