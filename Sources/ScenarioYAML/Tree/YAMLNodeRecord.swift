/// A node as the document stores it: plain numbers.
@usableFromInline
struct YAMLNodeRecord: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline
  enum Content: Equatable, Sendable, BitwiseCopyable {
    /// Its text lies in the document's texts.
    case scalar(YAMLNode.ScalarStyle)

    /// Its items lie in the document's edges.
    case sequence

    /// Its keys and values lie in the document's edges, in turn.
    case mapping

    /// A place whose problem is reported already.
    case unreadable
  }

  @usableFromInline var content: Content
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32

  /// The start of the text or the edges.
  @usableFromInline var first: UInt32 = 0

  /// How many bytes or edges there are.
  @usableFromInline var count: UInt32 = 0

  /// The byte range of the node.
  @inlinable var place: Range<UInt32> { start..<max(start, end) }

  /// Completes a collection once its children are known.
  mutating func close(at end: UInt32, firstEdge: Int, edgeCount: Int) {
    self.end = max(start, end)
    first = UInt32(clamping: firstEdge)
    count = UInt32(clamping: edgeCount)
  }

  /// The bytes or edges.
  @inlinable var range: Range<Int> { Int(first)..<(Int(first) + Int(count)) }
}
