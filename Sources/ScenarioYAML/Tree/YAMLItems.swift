/// The items of a sequence.
@usableFromInline
package struct YAMLItems: RandomAccessCollection, Sendable {
  @usableFromInline let document: YAMLDocument
  @usableFromInline let edges: Range<Int>

  @inlinable
  init(document: YAMLDocument, edges: Range<Int>) {
    self.document = document
    self.edges = edges
  }

  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { edges.count }

  @inlinable package var count: Int { edges.count }

  @inlinable package var isEmpty: Bool { edges.isEmpty }

  @inlinable package var indices: Range<Int> { 0..<count }

  @inlinable package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < endIndex, "no such item")
    return YAMLNode(document: document, index: document.edges[edges.lowerBound + position])
  }
}
