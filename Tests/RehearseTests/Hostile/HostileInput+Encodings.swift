extension HostileInput {
  /// Bytes that are no text, and texts that are no file.
  static let encodings = [
    HostileInput("nothing at all", file: ""),
    HostileInput("a NUL in a name", file: "name: A\u{0}B\napp: trivia\nsteps: [back]\n"),
    HostileInput("an escape character in a name", file: "name: A\u{1B}[31mB\napp: trivia\n"),
    HostileInput("bytes that no UTF-8 has", file: bytes("name: A", [0xFF, 0xFE, 0x0A])),
    HostileInput("a character cut short", file: bytes("name: A", [0xF0, 0x9F, 0x98])),
    HostileInput("a letter in more bytes than it needs", file: bytes("name: ", [0xC1, 0x81])),
    HostileInput("a surrogate in UTF-8", file: bytes("name: ", [0xED, 0xA0, 0x80])),
    HostileInput("a number beyond Unicode", file: bytes("name: ", [0xF4, 0x90, 0x80, 0x80])),
    HostileInput("UTF-16 with half a unit", file: bytes("", [0xFF, 0xFE, 0x6E, 0x00, 0x61])),
    HostileInput(
      "UTF-16 with half a pair",
      file: bytes("", [0xFF, 0xFE, 0x6E, 0x00, 0x00, 0xD8, 0x61, 0x00])
    ),
    HostileInput("a mark and nothing else", file: bytes("", [0xEF, 0xBB, 0xBF])),
    HostileInput("a picture", file: bytes("", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
    HostileInput("text that runs backwards", "\u{202E}steps: [back]\n"),
    HostileInput("bare carriage returns", file: "name: A\rapp: trivia\rsteps:\r  - tpa: x\r"),
    HostileInput("Unicode's line separators", "steps:\u{2028}  - back\u{85}  - tpa: x\n"),
  ]

  private static func bytes(_ text: String, _ bytes: [UInt8]) -> FileContent {
    FileContent(bytes: Array(text.utf8) + bytes)
  }
}
