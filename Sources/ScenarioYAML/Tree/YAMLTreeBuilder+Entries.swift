import ScenarioDiagnostics

extension YAMLTreeBuilder {
  /// Appends a mapping's keys and values to the edges: each key once, and instead of a merge key
  /// what it merges.
  mutating func appendEntries(_ children: Range<Int>) throws(YAMLInterruption) {
    var keys = KeyIndex(firstEdge: edges.count)
    var merge: (key: Int32, value: Int32)?
    for position in stride(from: children.lowerBound, to: children.upperBound - 1, by: 2) {
      let key = self.children[position]
      guard try isScalarKey(key) else { continue }
      let isMerge = isMergeKey(key)
      if let first = isMerge ? merge?.key : keys.firstKey(like: key, in: self) {
        try reportDuplicate(key, of: first)
      } else if isMerge {
        merge = (key, self.children[position + 1])
      } else {
        append(key: key, value: self.children[position + 1])
      }
    }
    if let merge { try appendMerged(merge.value, keys: &keys) }
  }

  private mutating func append(key: Int32, value: Int32) {
    edges.append(key)
    edges.append(value)
  }

  private func isMergeKey(_ key: Int32) -> Bool {
    let node = nodes[Int(key)]
    guard node.count == 2, case .scalar(.plain) = node.content else { return false }
    return texts[node.range].elementsEqual("<<".utf8)
  }

  /// Whether a key can be compared with others; reports one that cannot.
  private mutating func isScalarKey(_ key: Int32) throws(YAMLInterruption) -> Bool {
    let node = nodes[Int(key)]
    switch node.content {
    case .scalar: return true
    case .unreadable: return false
    case .sequence, .mapping:
      try report(.nonScalarKey, at: node.place)
      return false
    }
  }

  private mutating func reportDuplicate(_ key: Int32, of first: Int32) throws(YAMLInterruption) {
    let node = nodes[Int(key)]
    let firstNode = nodes[Int(first)]
    let firstSpan = span(firstNode.place)
    let name = String(decoding: texts[node.range], as: UTF8.self)
    try report(
      .duplicateKey(name),
      at: node.place,
      suggestion: name == "<<"
        ? "merge several mappings with one list: '<<: [*first, *second]'" : nil,
      notes: [Diagnostic.Note("first defined here", at: firstSpan)]
    )
  }

  /// Appends the entries of what a merge key names: a mapping, or a list of mappings, where the
  /// earlier ones win.
  private mutating func appendMerged(_ source: Int32, keys: inout KeyIndex) throws(YAMLInterruption)
  {
    let node = nodes[Int(source)]
    switch node.content {
    case .mapping: appendEntries(ofMerged: node, keys: &keys)
    case .sequence: for edge in node.range { try appendMergedItem(edges[edge], keys: &keys) }
    case .scalar: try reportMerge(of: node)
    case .unreadable: break
    }
  }

  private mutating func appendMergedItem(
    _ item: Int32,
    keys: inout KeyIndex
  ) throws(YAMLInterruption) {
    let node = nodes[Int(item)]
    switch node.content {
    case .mapping: appendEntries(ofMerged: node, keys: &keys)
    case .scalar, .sequence: try reportMerge(of: node)
    case .unreadable: break
    }
  }

  private mutating func appendEntries(ofMerged mapping: YAMLNodeRecord, keys: inout KeyIndex) {
    for edge in stride(from: mapping.range.lowerBound, to: mapping.range.upperBound, by: 2)
    where keys.firstKey(like: edges[edge], in: self) == nil {
      append(key: edges[edge], value: edges[edge + 1])
    }
  }

  private mutating func reportMerge(of node: YAMLNodeRecord) throws(YAMLInterruption) {
    try report(.invalidMerge, at: node.place)
  }
}
