package import ScenarioDiagnostics

/// The tree of one file.
///
/// All nodes lie in one array and all scalars' texts in another; nodes refer to each other by
/// index, so that reading a file costs a handful of allocations and freeing it no recursion.
package final class YAMLDocument: Sendable {
  package let file: SourceFile
  let nodes: [YAMLNodeRecord]

  /// The children of all collections, each collection's in one stretch.
  let edges: [Int32]

  /// The texts of all scalars, end to end, and the padding.
  let texts: [UInt8]

  /// Whether any of the texts has a dollar sign, which most files have nowhere.
  let hasDollarSign: Bool

  /// Whether any of the texts has a slash.
  let hasSlash: Bool

  private let rootIndex: Int32?

  init(
    file: SourceFile,
    nodes: [YAMLNodeRecord],
    edges: [Int32],
    texts: [UInt8],
    rootIndex: Int32?
  ) {
    self.file = file
    self.nodes = nodes
    self.edges = edges
    self.texts = texts
    self.rootIndex = rootIndex
    hasDollarSign = Self.has(UInt8(ascii: "$"), in: texts)
    hasSlash = Self.has(UInt8(ascii: "/"), in: texts)
  }

  /// What stands behind the texts, so that eight bytes can be read wherever one of them begins.
  static let padding: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]

  /// Tells it of the bytes together rather than one by one, which takes a tenth of the time.
  private static func has(_ sign: UInt8, in texts: [UInt8]) -> Bool {
    var least = UInt8.max
    for byte in texts { least = min(least, byte ^ sign) }
    return least == 0
  }

  /// The outermost node; nil for a document that is empty or holds only comments.
  package var root: YAMLNode? {
    rootIndex.map { YAMLNode(document: self, index: $0) }
  }
}

extension YAMLDocument {
  /// The first eight bytes of a text as one number, with zeros for what a shorter one lacks.
  func beginning(of text: Range<Int>) -> UInt64 {
    let word = unsafe texts.withUnsafeBytes { bytes in
      unsafe bytes.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self)
    }
    return UInt64(littleEndian: word) & ~(UInt64.max << (8 * text.count))
  }
}

extension YAMLDocument: Equatable {
  /// Whether both are the same tree, whoever read it: with the same places, in the same order.
  package static func == (left: YAMLDocument, right: YAMLDocument) -> Bool {
    left.file === right.file && left.rootIndex == right.rootIndex && left.nodes == right.nodes
      && left.edges == right.edges && left.texts == right.texts
  }
}
