public import ScenarioDiagnostics

/// The tree of one file's YAML nodes.
///
/// All nodes are in one buffer and all scalars' texts in another. Nodes refer to each other by
/// index, so that releasing a file takes no recursion.
@usableFromInline
package final class YAMLDocument: Sendable {
  @usableFromInline package let file: SourceFile
  @usableFromInline let nodes: GrowingBuffer<YAMLNodeRecord>

  /// The children of all collections, each collection's in one stretch.
  @usableFromInline let edges: GrowingBuffer<Int32>

  /// The texts of all scalars, end to end, and the padding.
  @usableFromInline let texts: GrowingBuffer<UInt8>

  /// Whether any of the texts has a dollar sign, which most files have nowhere.
  @usableFromInline let hasDollarSign: Bool

  /// Whether any of the texts has a slash.
  @usableFromInline let hasSlash: Bool

  @usableFromInline let rootIndex: Int32?

  init(
    file: SourceFile,
    nodes: consuming GrowingBuffer<YAMLNodeRecord>,
    edges: consuming GrowingBuffer<Int32>,
    texts: consuming GrowingBuffer<UInt8>,
    rootIndex: Int32?
  ) {
    self.file = file
    hasDollarSign = Self.has(UInt8(ascii: "$"), in: texts)
    hasSlash = Self.has(UInt8(ascii: "/"), in: texts)
    self.nodes = nodes
    self.edges = edges
    self.texts = texts
    self.rootIndex = rootIndex
  }

  /// The padding after the texts, so that eight bytes can be read from the start of any of them.
  static let padding: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]

  /// Computed over all bytes together rather than one by one, which takes a tenth of the time.
  private static func has(_ sign: UInt8, in texts: borrowing GrowingBuffer<UInt8>) -> Bool {
    unsafe texts.stretch.reduce(UInt8.max) { min($0, $1 ^ sign) } == 0
  }

  /// The outermost node; nil for a document that is empty or holds only comments.
  @inlinable package var root: YAMLNode? {
    rootIndex.map { YAMLNode(document: self, index: $0) }
  }

  /// The first eight bytes of a text as one number, with zeros for what a shorter one lacks.
  @inline(__always)
  func beginning(ofTextAt start: Int, count: Int) -> UInt64 {
    if count == 0 { return 0 }
    let lacking = UInt64(64 - 8 * min(count, 8))
    return (UInt64(littleEndian: texts.word(at: start)) &<< lacking) &>> lacking
  }
}

extension YAMLDocument: Equatable {
  /// Whether both are the same tree, whichever code read it: with the same places, in the same order.
  @usableFromInline
  package static func == (left: YAMLDocument, right: YAMLDocument) -> Bool {
    left.file === right.file && left.rootIndex == right.rootIndex && left.nodes == right.nodes
      && left.edges == right.edges && left.texts == right.texts
  }
}
