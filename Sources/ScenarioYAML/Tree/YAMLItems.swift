/// The items of a sequence.
package struct YAMLItems: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let edges: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { edges.count }

  package var count: Int { edges.count }

  package var isEmpty: Bool { edges.isEmpty }

  package var indices: Range<Int> { 0..<count }

  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < endIndex, "no such item")
    return YAMLNode(document: document, index: document.edges[edges.lowerBound + position])
  }
}
