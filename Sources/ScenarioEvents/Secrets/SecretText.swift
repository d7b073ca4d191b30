/// A secret, and the forms in which a text may hold it.
///
/// An app shows what it was given as it likes: in an address, in a page's source, in a header. So
/// each scalar counts in every usual escaped form, whatever the forms of its neighbours, and all of
/// them together in base64.
struct SecretText: Sendable {
  let text: String
  private let scalars: [EncodedScalar]

  /// The secret in base64.
  private let base64Forms: [[UInt8]]

  /// With what any of the forms can begin, which most bytes of a text are not.
  private var firstBytes = ByteSet()

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars.map(EncodedScalar.init)
    base64Forms = Base64.forms(of: Array(text.utf8))
    for byte in scalars.first?.firstBytes ?? [] { firstBytes.insert(byte) }
    for byte in base64Forms.compactMap(\.first) { firstBytes.insert(byte) }
  }

  /// Where the secret stands; ranges may overlap.
  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for start in bytes.indices where firstBytes.contains(bytes[start]) {
      if let end = end(of: bytes, from: start) { ranges.append(start..<end) }
      for form in base64Forms where form.first == bytes[start] {
        if let end = form.end(in: bytes, from: start) { ranges.append(start..<end) }
      }
    }
    return ranges
  }

  /// Where the secret ends that begins at an offset.
  ///
  /// Long texts are shown cut, with an ellipsis in the place of the rest.
  private func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var ends = [start]
    for (count, scalar) in scalars.enumerated() {
      if count >= Secrets.shortestTextToSearch,
        let end = ends.first(where: { Self.ellipsis.end(in: bytes, from: $0) != nil })
      {
        return end
      }
      ends = ends.flatMap { scalar.ends(in: bytes, from: $0) }
      if ends.isEmpty { return nil }
      if ends.count > 1 { ends = Array(Set(ends)) }
    }
    return ends.max()
  }

  private static let ellipsis = Array("…".utf8)
}

extension [UInt8] {
  /// The offset behind these bytes, if they stand at another one.
  func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    bytes[start...].starts(with: self) ? start + count : nil
  }
}

/// Bytes, in as little memory as a secret of a hundred thousand may take.
private struct ByteSet {
  private var bits = SIMD4<UInt64>()

  mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }
}
