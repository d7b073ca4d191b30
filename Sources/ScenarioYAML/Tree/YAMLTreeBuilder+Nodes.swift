extension YAMLTreeBuilder {
  /// Adds a scalar, unless it is a root that is not written.
  mutating func addScalar(
    _ event: YAMLEvent,
    style: YAMLNode.ScalarStyle,
    textStart: Int
  ) throws(YAMLInterruption) {
    if event.start == event.end, open.isEmpty { return }
    let count = texts.count - textStart
    let place = try place(of: event, style: style, isEmpty: count == 0)
    writtenEnd = max(writtenEnd, place.upperBound)
    try checkComments(beforeScalarAt: place, style: style)
    try add(
      YAMLNodeRecord(
        content: .scalar(style),
        start: place.lowerBound,
        end: place.upperBound,
        first: UInt32(clamping: textStart),
        count: UInt32(clamping: count)
      )
    )
  }

  mutating func openCollection(
    _ event: YAMLEvent,
    content: YAMLNodeRecord.Content
  ) throws(YAMLInterruption) {
    guard open.count < limits.maximumDepth else {
      throw .limit(.nestingTooDeep(limit: limits.maximumDepth), at: event.place)
    }
    let start = try contentStart(of: event)
    let weightBefore = weight
    let node = try add(YAMLNodeRecord(content: content, start: start, end: start))
    open.append(OpenCollection(node: node, firstChild: children.count, weightBefore: weightBefore))
    writtenEnd = max(event.end, start)
  }

  mutating func closeCollection(_ event: YAMLEvent) throws(YAMLInterruption) {
    guard let collection = open.popLast() else { return }
    if event.start < event.end { writtenEnd = event.end }
    let firstEdge = edges.count
    try appendEdges(of: collection)
    nodes[Int(collection.node)].close(
      at: writtenEnd,
      firstEdge: firstEdge,
      edgeCount: edges.count - firstEdge
    )
    let height = collection.height + 1
    raiseHeight(to: height)
    if let anchor = collection.anchor {
      anchors.close(anchor, weight: weight - collection.weightBefore, height: height)
    }
  }

  private mutating func appendEdges(of collection: OpenCollection) throws(YAMLInterruption) {
    let own = collection.firstChild..<children.count
    switch nodes[Int(collection.node)].content {
    case .mapping: try appendEntries(own)
    case .sequence, .scalar, .unreadable: edges.append(contentsOf: children[own])
    }
    for _ in own { children.removeLast() }
  }

  /// Notes how many levels the innermost open collection contains.
  mutating func raiseHeight(to height: Int) {
    guard let parent = open.indices.last else { return }
    open[parent].height = max(open[parent].height, height)
  }
}
