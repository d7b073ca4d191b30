/// The secret that the page sends with each request: 128 random bits.
package struct AccessToken: Sendable {
  /// The bits in 22 characters that an address can have.
  package let text: String

  /// Makes a token.
  ///
  /// - Parameter generator: A source that nobody can guess, such as the system's.
  package init(using generator: inout some RandomNumberGenerator) {
    let halves = (0..<2).map { _ in generator.next() as UInt64 }
    let sextets = halves.flatMap { half in (0..<11).map { Int(half >> (6 * UInt64($0)) & 63) } }
    text = String(decoding: sextets.map { Self.alphabet[$0] }, as: UTF8.self)
  }

  /// The token with a text that another process of the tool has made.
  package init(text: String) { self.text = text }

  /// Whether a header is `Bearer` and this token.
  ///
  /// The comparison takes as long for a token that is almost right as for any other of its length.
  func isGiven(by header: String) -> Bool {
    let (given, expected) = (Array(header.utf8), Array("Bearer \(text)".utf8))
    guard given.count == expected.count else { return false }
    return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )
}
