/// Base64, in as much of it as writing pictures and finding a text takes.
package enum Base64 {
  /// Returns the letters that the base64 of every text with these bytes contains, and the base64 of
  /// the bytes alone.
  ///
  /// Three bytes are four letters. So the letters depend on the position of the bytes, modulo
  /// three.
  static func forms(of bytes: [UInt8]) -> [[UInt8]] {
    let parts = (0..<3).map { letters(of: bytes, after: $0) }.filter { $0.count >= shortestPart }
    let standard = [letters(of: bytes)] + parts
    return standard + standard.map(forAddresses).filter { !standard.contains($0) }
  }

  /// A shorter stretch of letters may well be a word.
  private static let shortestPart = 8

  /// All letters, without the signs that fill up the last four.
  package static func letters(of bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count * 8, by: 6).map { alphabet[sixBits(of: bytes, from: $0)] }
  }

  /// The letters that depend on the bytes alone, if `count` others come before them.
  private static func letters(of bytes: [UInt8], after count: Int) -> [UInt8] {
    let first = (6 - count * 8 % 6) % 6
    let bits = bytes.count * 8 - first
    guard bits >= 6 else { return [] }
    return (0..<(bits / 6)).map { alphabet[sixBits(of: bytes, from: first + $0 * 6)] }
  }

  /// Six bits as a number; after the end they are zero.
  private static func sixBits(of bytes: [UInt8], from bit: Int) -> Int {
    let high = Int(bytes[bit / 8]) << 8
    let low = bit / 8 + 1 < bytes.count ? Int(bytes[bit / 8 + 1]) : 0
    return (high | low) >> (10 - bit % 8) & 0x3F
  }

  /// The letters in the alphabet for URLs.
  private static func forAddresses(_ letters: [UInt8]) -> [UInt8] {
    letters.map { letter in
      switch letter {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: letter
      }
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
}
