/// The forms of secrets to search for, as the paths of a tree.
///
/// A search follows at most 64 bytes from each place of a text, no matter how many secrets there
/// are. A longer secret is found by its first 64 bytes; the rest is compared afterwards.
struct SecretPatterns: Sendable {
  private var forms: [[UInt8]] = []

  /// The nodes of the tree by their parent and the byte that leads to them; the root is 0.
  private var nodes: [UInt64: Int32] = [:]

  /// The forms whose path ends at a node.
  private var ends: [Int32: [Int]] = [:]

  /// Whether a form begins with a byte.
  private var isFirst = Array(repeating: false, count: 256)

  private static let longestPath = 64

  /// How many secrets are searched for in base64, which takes six forms for each.
  private static let mostEncoded = 10_000

  init(_ secrets: Secrets) {
    let isEncoded = secrets.texts.count <= Self.mostEncoded
    for text in secrets.texts where text.isLongEnough {
      insert(text)
      if let oneLine = text.inOneLine { insert(oneLine) }
      for line in text.lines where line.isLongEnough { insert(line) }
      if isEncoded { for form in Base64.forms(of: text) { insert(form) } }
    }
  }

  private mutating func insert(_ form: [UInt8]) {
    var node: Int32 = 0
    for byte in form.prefix(Self.longestPath) { node = child(of: node, for: byte) }
    ends[node, default: []].append(forms.count)
    isFirst[Int(form[0])] = true
    forms.append(form)
  }

  private mutating func child(of node: Int32, for byte: UInt8) -> Int32 {
    let key = Self.key(node, byte)
    if let known = nodes[key] { return known }
    let new = Int32(nodes.count + 1)
    nodes[key] = new
    return new
  }

  private static func key(_ node: Int32, _ byte: UInt8) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 8 | UInt64(byte)
  }

  /// The ranges of all forms in a text, in order.
  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if isFirst[Int(bytes[start])], let end = end(from: start, in: bytes) {
        ranges.append(start..<end)
        start = max(start, end - Self.longestPath)
      }
      start += 1
    }
    return ranges
  }

  /// The end of the longest form that begins at an offset.
  private func end(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var (node, offset): (Int32, Int) = (0, start)
    var end: Int?
    while offset < bytes.endIndex, let next = nodes[Self.key(node, bytes[offset])] {
      node = next
      offset += 1
      if let forms = ends[node] { end = self.end(of: forms, reachedAt: offset, in: bytes) }
    }
    if end ?? start < offset, bytes.hasEllipsis(at: offset), bytes[start..<offset].isLongEnough {
      return offset
    }
    return end
  }

  /// The end of those forms whose path ends at an offset: the text may agree with one for longer.
  private func end(of indices: [Int], reachedAt offset: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var end = offset
    for index in indices {
      let rest = forms[index].dropFirst(Self.longestPath)
      end = max(end, offset + rest.commonPrefixLength(with: bytes[offset...]))
    }
    return end
  }
}

extension Collection<UInt8> {
  /// Whether UTF-8 has enough characters to be searched for.
  fileprivate var isLongEnough: Bool {
    String(decoding: prefix(1_000), as: UTF8.self).count >= Secrets.shortestText
  }

  fileprivate func commonPrefixLength(with other: some Collection<UInt8>) -> Int {
    var length = 0
    for (byte, otherByte) in zip(self, other) {
      if byte != otherByte { break }
      length += 1
    }
    return length
  }
}

extension [UInt8] {
  /// The text with spaces for line breaks and tabs, as a line may show it; nil if there are
  /// neither.
  fileprivate var inOneLine: [UInt8]? {
    contains { $0.isBreakOrTab } ? map { $0.isBreakOrTab ? UInt8(ascii: " ") : $0 } : nil
  }
}

extension [UInt8] {
  /// The lines of a text that has several, since excerpts show one line of source.
  fileprivate var lines: [[UInt8]] {
    let lines = split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map(Array.init)
    return lines.count > 1 ? lines : []
  }
}

extension UInt8 {
  fileprivate var isBreakOrTab: Bool { (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Whether a text was cut off at an offset: long texts are shown with an ellipsis.
  fileprivate func hasEllipsis(at offset: Int) -> Bool {
    self[offset...].starts(with: "…".utf8)
  }
}
