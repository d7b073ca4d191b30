import ScenarioEvents

extension TextBuffer {
  /// Appends bytes in Base64, which is harmless in every medium.
  mutating func append(base64 bytes: [UInt8]) {
    append(written: Base64.letters(of: bytes))
    append(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }
}
