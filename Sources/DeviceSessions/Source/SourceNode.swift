/// A node of what a device shows, as `GET /source` describes it.
struct SourceNode {
  /// The tag, such as `XCUIElementTypeButton` or `android.widget.Button`.
  let name: String
  let attributes: [String: String]

  /// The index of the parent in ``SourceTree/nodes``; nil for the root.
  let parent: Int?

  /// The number among the children of the parent, from 1.
  let position: Int

  /// The value of an attribute; empty without.
  subscript(name: String) -> String { attributes[name] ?? "" }

  /// Whether an attribute is `true`; nil if it is neither that nor `false`.
  func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}

/// All nodes of a source in reading order: a node comes before its descendants.
struct SourceTree {
  let nodes: [SourceNode]

  /// The XPath of a node by the positions of its ancestors, such as `/*[1]/*[2]`.
  func path(of index: Int) -> String {
    var steps: [String] = []
    var next: Int? = index
    while let current = next {
      steps.append("/*[\(nodes[current].position)]")
      next = nodes[current].parent
    }
    return steps.reversed().joined()
  }
}
