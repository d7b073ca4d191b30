/// Secrets, and the forms in which a text may hold them.
///
/// An app shows what it was given as it likes: in an address, in a page's source, in a header. So
/// each scalar counts in every usual escaped form, whatever the forms of its neighbours, and all of
/// them together in base64.
///
/// All secrets are looked for at once, as there may be thousands: they are the paths of a tree.
struct SecretTexts: Sendable {
  /// A scalar behind those that lead to it.
  private struct Node: Sendable {
    let scalar: EncodedScalar

    /// How many scalars lead here, this one among them.
    let depth: Int32

    /// The first of those that may follow.
    var next: Int32?

    /// The next of those that may stand here instead.
    let alternative: Int32?

    /// Whether a secret ends here.
    var isEnd = false
  }

  /// Where the form of a scalar ends.
  private struct Place: Hashable {
    let node: Int32
    let end: Int
  }

  private(set) var all: [String] = []

  /// How many bytes the longest secret takes at most, as every byte may be written `\U0000003C`.
  private(set) var longestForm = 0
  private var nodes: [Node] = []
  private var root: Int32?
  private var base64Forms = Base64Forms()

  /// With what any of the forms can begin, which most bytes of a text are not.
  private var firstBytes = ByteSet()

  mutating func append(_ text: String) {
    all.append(text)
    longestForm = max(longestForm, 10 * text.utf8.count)
    var last: Int32?
    for scalar in text.unicodeScalars { last = insert(scalar, behind: last) }
    guard let last, let first = text.unicodeScalars.first else { return }
    nodes[Int(last)].isEnd = true
    for byte in EncodedScalar(first).firstBytes { firstBytes.insert(byte) }
    for form in Base64.forms(of: Array(text.utf8)) {
      base64Forms.insert(form)
      firstBytes.insert(form[0])
    }
  }

  private mutating func insert(_ scalar: Unicode.Scalar, behind last: Int32?) -> Int32 {
    let first = last.map { nodes[Int($0)].next } ?? root
    var index = first
    while let node = index {
      if nodes[Int(node)].scalar.scalar == scalar { return node }
      index = nodes[Int(node)].alternative
    }
    let new = Int32(nodes.count)
    let depth = last.map { nodes[Int($0)].depth + 1 } ?? 1
    nodes.append(Node(scalar: EncodedScalar(scalar), depth: depth, alternative: first))
    if let last { nodes[Int(last)].next = new } else { root = new }
    return new
  }

  /// Where secrets stand; ranges may overlap.
  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for start in bytes.indices where firstBytes.contains(bytes[start]) {
      if let end = end(of: bytes, from: start) { ranges.append(start..<end) }
      if let end = base64Forms.end(in: bytes, from: start) { ranges.append(start..<end) }
    }
    return ranges
  }

  /// Where the longest secret ends that begins at an offset.
  private func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var longest: Int?
    var places = places(of: root, in: bytes, from: start)
    while !places.isEmpty {
      for place in places where isEnd(place, of: bytes) {
        longest = max(longest ?? place.end, place.end)
      }
      places = places.flatMap { self.places(of: nodes[Int($0.node)].next, in: bytes, from: $0.end) }
      if places.count > 1 { places = Array(Set(places)) }
    }
    return longest
  }

  /// Where the forms end, of a node or one in its stead, that begin at an offset.
  private func places(of node: Int32?, in bytes: ArraySlice<UInt8>, from start: Int) -> [Place] {
    var places: [Place] = []
    var index = node
    while let node = index {
      for end in nodes[Int(node)].scalar.ends(in: bytes, from: start) {
        places.append(Place(node: node, end: end))
      }
      index = nodes[Int(node)].alternative
    }
    return places
  }

  /// Long texts are shown cut, with an ellipsis in the place of the rest.
  private func isEnd(_ place: Place, of bytes: ArraySlice<UInt8>) -> Bool {
    let node = nodes[Int(place.node)]
    return node.isEnd
      || node.depth >= Secrets.shortestTextToSearch
        && Self.ellipsis.end(in: bytes, from: place.end) != nil
  }

  private static let ellipsis = Array("…".utf8)
}

/// Secrets in base64, to be found by the letters with which they begin.
private struct Base64Forms: Sendable {
  private var forms: [UInt64: [[UInt8]]] = [:]

  /// What four characters have at least, and fewer are not looked for.
  private static let keyLength = 6

  mutating func insert(_ form: [UInt8]) {
    guard let key = Self.key(of: form[...]) else { return }
    forms[key, default: []].append(form)
  }

  func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let key = Self.key(of: bytes[start...]) else { return nil }
    return forms[key]?.compactMap { $0.end(in: bytes, from: start) }.max()
  }

  private static func key(of bytes: ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= keyLength else { return nil }
    return bytes.prefix(keyLength).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension [UInt8] {
  /// The offset behind these bytes, if they stand at another one.
  func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    bytes[start...].starts(with: self) ? start + count : nil
  }
}

/// Bytes, to be asked for one by one.
private struct ByteSet {
  private var bits = SIMD4<UInt64>()

  mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }
}
