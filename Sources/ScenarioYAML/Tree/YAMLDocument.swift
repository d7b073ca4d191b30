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

  /// The texts of all scalars, end to end.
  let texts: [UInt8]

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
  }

  /// The outermost node; nil for a document that is empty or holds only comments.
  package var root: YAMLNode? {
    rootIndex.map { YAMLNode(document: self, index: $0) }
  }
}
