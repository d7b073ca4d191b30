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

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars.map(EncodedScalar.init)
    base64Forms = Base64.forms(of: Array(text.utf8))
  }

  /// Where the secret stands; ranges may overlap.
  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    bytes.indices.flatMap { start in
      ([end(of: bytes, from: start)] + base64Forms.map { $0.end(in: bytes, from: start) })
        .compactMap { end in end.map { start..<$0 } }
    }
  }

  /// Where the secret ends that begins at an offset.
  ///
  /// Long texts are shown cut, with an ellipsis in the place of the rest.
  private func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var ends: Set = [start]
    for (count, scalar) in scalars.enumerated() {
      if count >= Secrets.shortestTextToSearch,
        let end = ends.first(where: { Self.ellipsis.end(in: bytes, from: $0) != nil })
      {
        return end
      }
      ends = Set(ends.flatMap { scalar.ends(in: bytes, from: $0) })
      if ends.isEmpty { return nil }
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
