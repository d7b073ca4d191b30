import Glibc

/// The lines of standard input, up to its end or a signal that asks for the end.
///
/// `readLine` goes on waiting after a signal.
struct InputLines: IteratorProtocol {
  private var rest: [UInt8] = []

  /// How many bytes at the beginning of ``rest`` have no line break.
  private var searched = 0
  private var hasEnded = false

  mutating func next() -> String? {
    while !Interruption.isRequested() {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (rest, searched) = (Array(rest[(end + 1)...]), 0) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      searched = rest.count
      if hasEnded || !Interruption.waitForInput() { return takeRest() }
      readMore()
    }
    return nil
  }

  /// The last line, which no line break ends.
  private mutating func takeRest() -> String? {
    defer { (rest, searched) = ([], 0) }
    return rest.isEmpty || !hasEnded ? nil : String(decoding: rest, as: UTF8.self)
  }

  private mutating func readMore() {
    let more = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { bytes, count in
      count = max(0, read(STDIN_FILENO, bytes.baseAddress, Self.pieceSize))
    }
    rest += more
    if more.isEmpty { hasEnded = true }
  }

  private static let pieceSize = 4_096
}
