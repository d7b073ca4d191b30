import ScenarioDiagnostics
import Testing

struct SourceDecodingTests {
  private func text(_ bytes: [UInt8]) throws -> String {
    let file = try SourceFile.decode(path: "a.yaml", bytes: bytes)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func problem(_ bytes: [UInt8], maximumSize: Int = 1_000) -> String? {
    do {
      _ = try SourceFile.decode(path: "a.yaml", bytes: bytes, maximumSize: maximumSize)
      return nil
    } catch {
      return DiagnosticRenderer(style: .plain).render([error.diagnostic])
    }
  }

  /// A text as UTF-16 after its byte order mark.
  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func `UTF-8 is taken as it is, without its mark`() throws {
    #expect(try text(Array("a: é\n".utf8)) == "a: é\n")
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("a: é\n".utf8)) == "a: é\n")
    #expect(try text([]) == "")
    #expect(try text([0xEF, 0xBB, 0xBF]) == "")
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a mark becomes UTF-8`(isBigEndian: Bool) throws {
    #expect(try text(utf16("a: é日🎉\n", isBigEndian: isBigEndian)) == "a: é日🎉\n")
    #expect(try text(utf16("", isBigEndian: isBigEndian)) == "")
  }

  @Test(
    arguments: [
      [0x61, 0xFF], [0x61, 0xC3], [0x61, 0xE2, 0x82, 0x28], [0x61, 0xED, 0xA0, 0x80],
      [0x61, 0xF4, 0x90, 0x80, 0x80], [0x61, 0xC0, 0xAF],
    ] as [[UInt8]]
  )
  func `bytes that are no UTF-8 are refused at the first of them`(bytes: [UInt8]) throws {
    let lines = try #require(problem(bytes)).split(separator: "\n")
    #expect(lines[0].hasPrefix("a.yaml:1:2: error: bytes are not valid UTF-8: '0x"))
    #expect(lines[1].hasPrefix(" 1 | a\u{FFFD}"))
    #expect(lines[2].hasPrefix("   |  ^"))
  }

  @Test func `bytes of a file that may list secrets are not shown`() {
    #expect(
      problem(Array("secrets: [pin]\npin: ".utf8) + [0xFC]) == """
        a.yaml:2:6: error: bytes are not valid UTF-8: '•••' [malformed-text]
         2 | •••
           | ^~~ save the file as UTF-8

        """
    )
  }

  @Test func `a surrogate without its other half is refused`() {
    #expect(
      problem([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x62, 0x00, 0x3D, 0xD8, 0x63, 0x00]) == """
        a.yaml:2:2: error: bytes are not valid UTF-16 [malformed-text]
         2 | b\u{FFFD}
           |  ^ save the file as UTF-8

        """
    )
  }

  @Test func `UTF-16 with half a unit at its end is refused`() {
    #expect(
      problem([0xFE, 0xFF, 0x00, 0x61, 0x00]) == """
        a.yaml:1:2: error: bytes are not valid UTF-16 [malformed-text]
         1 | a\u{FFFD}
           |  ^ save the file as UTF-8

        """
    )
  }

  @Test func `a NUL is refused, also that of UTF-16 without a mark`() {
    #expect(
      problem(Array("a: 1\nb: \u{0}2\n".utf8)) == """
        a.yaml:2:4: error: a NUL character is not allowed in a text [nul-character]
         2 | b: \\u{0}2
           |    ^~~~~

        """
    )
    #expect(problem([0x61, 0x00, 0x62, 0x00])?.hasPrefix("a.yaml:1:2: error: a NUL") == true)
    #expect(
      problem(utf16("\u{0}", isBigEndian: true))?.hasPrefix("a.yaml:1:1: error: a NUL") == true
    )
  }

  @Test func `a file larger than the limit is refused unread`() {
    #expect(problem([0x61, 0x62], maximumSize: 2) == nil)
    #expect(
      problem([0x61, 0x62, 0x63], maximumSize: 2) == """
        a.yaml: error: file is larger than 2 bytes [file-too-large]

        """
    )
  }
}
