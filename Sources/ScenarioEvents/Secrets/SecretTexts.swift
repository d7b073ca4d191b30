/// Secrets, and the forms in which a text may hold them.
///
/// An app shows what it was given as it likes: in an address, in a page's source, in a header. So
/// each scalar counts in every usual escaped form, whatever the forms of its neighbours, and all of
/// them together in base64.
///
/// All secrets are looked for at once, as there may be thousands: they are the paths of a tree. Of long
/// ones each stretch is a path, as one that repeats itself would be followed from each of its places to
/// its end; a part of a secret is as well hidden as all of it.
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

  private(set) var all: [String] = []

  /// How many bytes the longest path takes at most, as every byte may be written `\U0000003C`.
  private(set) var longestForm = 0
  private var nodes: [Node] = []
  private var root: Int32?

  /// The first nodes of paths, by the bytes with which their forms can begin; nothing without any.
  private var beginnings: [[Int32]] = []
  private var base64Forms = Base64Forms()

  /// With what any of the forms can begin, which most bytes of a text are not.
  private var firstBytes = ByteSet()

  mutating func append(_ text: String) {
    all.append(text)
    for stretch in Self.stretches(of: text) { insert(stretch) }
  }

  /// How many scalars are followed at most.
  private static let longestStretch = 64

  /// A text that is not long as it is; of another one the stretches that cover it.
  ///
  /// Where a text is cut off within the first scalars of one, the one before goes on to there.
  private static func stretches(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let last = scalars.count - longestStretch
    guard last > 0 else { return [text] }
    let distance = longestStretch - Secrets.shortestTextToSearch
    return (Array(stride(from: 0, to: last, by: distance)) + [last]).map { start in
      String(String.UnicodeScalarView(scalars[start..<(start + longestStretch)]))
    }
  }

  private mutating func insert(_ text: String) {
    var last: Int32?
    for scalar in text.unicodeScalars { last = insert(scalar, behind: last) }
    guard let last, !nodes[Int(last)].isEnd else { return }
    nodes[Int(last)].isEnd = true
    longestForm = max(longestForm, 10 * text.utf8.count)
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
    if let last { nodes[Int(last)].next = new } else { setRoot(new) }
    return new
  }

  private mutating func setRoot(_ node: Int32) {
    if root == nil { beginnings = Array(repeating: [], count: 256) }
    root = node
    for byte in Set(nodes[Int(node)].scalar.firstBytes) {
      firstBytes.insert(byte)
      beginnings[Int(byte)].append(node)
    }
  }

  /// Where secrets stand; ranges may overlap.
  ///
  /// One walk follows all secrets that have begun. A scalar that is repeated, and has forms that hold
  /// each other such as `\` and `\\`, is met on ever more ways, of which the one that began first
  /// hides most.
  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var partial = PartialMatches()
    for offset in bytes.startIndex...bytes.endIndex {
      let mayBegin = offset < bytes.endIndex && firstBytes.contains(bytes[offset])
      if mayBegin, let end = base64Forms.end(in: bytes, from: offset) {
        ranges.append(offset..<end)
      }
      let begun = partial.take(at: offset)
      if let start = begun.earliestStart(where: { isEnd($0, at: offset, in: bytes) }) {
        ranges.append(start..<offset)
      }
      if !begun.isEmpty { advance(begun, over: bytes, at: offset, into: &partial) }
      if mayBegin { begin(in: bytes, at: offset, into: &partial) }
    }
    return ranges
  }

  private func begin(in bytes: ArraySlice<UInt8>, at start: Int, into partial: inout PartialMatches)
  {
    for node in beginnings[Int(bytes[start])] {
      for end in nodes[Int(node)].scalar.ends(in: bytes, from: start) {
        partial.insert(node, from: start, to: end)
      }
    }
  }

  /// Goes on by a scalar from all nodes that were reached.
  private func advance(
    _ begun: [Int32: Int],
    over bytes: ArraySlice<UInt8>,
    at offset: Int,
    into partial: inout PartialMatches
  ) {
    var knownEnds: [Unicode.Scalar: [Int]] = [:]
    for (last, start) in begun {
      for node in alternatives(to: nodes[Int(last)].next) {
        let scalar = nodes[Int(node)].scalar
        let ends = knownEnds[scalar.scalar] ?? scalar.ends(in: bytes, from: offset)
        knownEnds[scalar.scalar] = ends
        for end in ends { partial.insert(node, from: start, to: end) }
      }
    }
  }

  /// A node and those that may stand in its stead.
  private func alternatives(to node: Int32?) -> some Sequence<Int32> {
    sequence(state: node) { node in
      defer { node = node.flatMap { nodes[Int($0)].alternative } }
      return node
    }
  }

  /// Long texts are shown cut, with an ellipsis in the place of the rest.
  private func isEnd(_ node: Int32, at end: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    let node = nodes[Int(node)]
    return node.isEnd
      || node.depth >= Secrets.shortestTextToSearch && bytes.isCutOff(at: end)
  }
}

extension ArraySlice<UInt8> {
  /// Whether an ellipsis stands at an offset, or behind what is left there of an escaped scalar.
  fileprivate func isCutOff(at offset: Int) -> Bool {
    guard offset < endIndex else { return false }
    if hasEllipsis(at: offset) { return true }
    guard "%&\\".utf8.contains(self[offset]) else { return false }
    let rest = self[offset...].prefix(Self.longestEscape)
    return rest.indices.contains { hasEllipsis(at: $0) }
  }

  /// As many bytes as a scalar beyond the first plane takes in JSON.
  private static var longestEscape: Int { 12 }

  fileprivate func hasEllipsis(at offset: Int) -> Bool {
    Array("…".utf8).end(in: self, from: offset) != nil
  }
}

/// The secrets that have begun, by the node that each has reached and where the form of that ends.
private struct PartialMatches {
  /// The earliest starts.
  private var starts: [Int: [Int32: Int]] = [:]

  mutating func insert(_ node: Int32, from start: Int, to end: Int) {
    let earliest = starts[end]?[node] ?? start
    starts[end, default: [:]][node] = min(start, earliest)
  }

  /// The nodes whose forms end at an offset, with the starts of the secrets.
  mutating func take(at offset: Int) -> [Int32: Int] {
    starts.isEmpty ? [:] : starts.removeValue(forKey: offset) ?? [:]
  }
}

extension [Int32: Int] {
  fileprivate func earliestStart(where isEnd: (Int32) -> Bool) -> Int? {
    isEmpty ? nil : filter { isEnd($0.key) }.values.min()
  }
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
    return forms[key]?.compactMap { Self.end(of: $0, in: bytes, from: start) }.max()
  }

  /// Where a form ends, or as much of it as a long text shows.
  private static func end(
    of form: [UInt8],
    in bytes: ArraySlice<UInt8>,
    from start: Int
  ) -> Int? {
    let common = zip(form, bytes[start...]).prefix { $0 == $1 }.count
    let end = start + common
    return common == form.count || bytes.hasEllipsis(at: end) ? end : nil
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
