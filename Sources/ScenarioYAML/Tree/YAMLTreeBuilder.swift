import ScenarioDiagnostics

/// Turns events into the arrays of a document.
struct YAMLTreeBuilder {
  let file: SourceFile
  let limits: YAMLLimits

  var nodes: [YAMLNodeRecord] = []
  var edges: [Int32] = []
  var texts: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The collections that are still being read, outermost first.
  private var open: [OpenCollection] = []

  /// The children of the open collections, each one's behind its parent's.
  private(set) var children: [Int32] = []

  private var anchors = AnchorTable()
  private var root: Int32?

  /// Where the latest thing that is written ends.
  private(set) var writtenEnd: UInt32 = 0

  /// The nodes repeated through aliases.
  private var expandedNodes = 0

  init(file: SourceFile, limits: YAMLLimits) {
    self.file = file
    self.limits = limits
    texts.reserveCapacity(file.bytes.count)
    nodes.reserveCapacity(file.bytes.count / 12)
    edges.reserveCapacity(file.bytes.count / 12)
  }

  /// A sequence or mapping that is still being read.
  private struct OpenCollection {
    let node: Int32

    /// Its number among the anchors, if it has one.
    var anchor: Int?

    /// Where its children begin among all.
    let firstChild: Int

    /// The weight of all that was read before it.
    let weightBefore: Int

    /// The levels of collections within it so far.
    var height = 0
  }

  var document: YAMLDocument {
    YAMLDocument(file: file, nodes: nodes, edges: edges, texts: texts, rootIndex: root)
  }

  /// The innermost collection that is still being read.
  var innermostOpenCollection: YAMLNodeRecord? { open.last.map { nodes[Int($0.node)] } }

  /// The latest scalar.
  var lastScalar: YAMLNodeRecord? {
    nodes.last { if case .scalar = $0.content { true } else { false } }
  }
}

extension YAMLTreeBuilder {
  /// Reads the first document; what follows it is only looked at.
  mutating func readDocument(from events: inout YAMLEventReader) throws(YAMLInterruption) {
    while true {
      let textStart = texts.count
      let event = try next(from: &events)
      switch event.kind {
      case .streamStart, .documentStart: continue
      case .scalar(let style):
        try addScalar(event, style: style, textStart: textStart)
        if event.hasProperties { define(events.anchor, weight: 1) }
      case .sequenceStart:
        try openCollection(event, content: .sequence)
        if event.hasProperties { define(events.anchor, weight: nil) }
      case .mappingStart:
        try openCollection(event, content: .mapping)
        if event.hasProperties { define(events.anchor, weight: nil) }
      case .collectionEnd: try closeCollection(event)
      case .alias: try addAlias(of: events.anchor ?? "", at: event.start..<event.end)
      case .documentEnd(let ending): if try endsStream(event, ending) { return }
      case .streamEnd: return
      }
    }
  }

  private mutating func next(
    from events: inout YAMLEventReader
  ) throws(YAMLInterruption) -> YAMLEvent {
    do {
      return try events.next(appendingTextTo: &texts)
    } catch {
      throw .syntax(error)
    }
  }

  /// Whether nothing is left that only the parser can judge.
  private mutating func endsStream(
    _ event: YAMLEvent,
    _ ending: YAMLEvent.Ending
  ) throws(YAMLInterruption) -> Bool {
    var rest = ByteScanner(file.bytes, at: event.end)
    rest.skipDocumentEnds()
    guard let byte = rest.byte else { return true }
    switch ending {
    case .unmarked where byte != UInt8(ascii: "%") && !rest.sees("---"): return false
    case .marked, .unmarked: break
    }
    try report(
      .multipleDocuments,
      at: rest.place..<min(rest.place + 3, file.end),
      suggestion: "put each document into a file of its own"
    )
    return true
  }
}

extension YAMLTreeBuilder {
  private mutating func addScalar(
    _ event: YAMLEvent,
    style: YAMLNode.ScalarStyle,
    textStart: Int
  ) throws(YAMLInterruption) {
    let count = texts.count - textStart
    let place = try place(of: event, style: style, isEmpty: count == 0)
    if event.start == event.end, open.isEmpty { return }
    writtenEnd = max(writtenEnd, place.upperBound)
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

  private mutating func openCollection(
    _ event: YAMLEvent,
    content: YAMLNodeRecord.Content
  ) throws(YAMLInterruption) {
    guard open.count < limits.maximumDepth else {
      throw .limit(.nestingTooDeep(limit: limits.maximumDepth), at: event.start..<event.end)
    }
    let start = try contentStart(of: event)
    let weightBefore = weight
    let node = try add(YAMLNodeRecord(content: content, start: start, end: start))
    open.append(
      OpenCollection(node: node, firstChild: children.count, weightBefore: weightBefore)
    )
    writtenEnd = max(event.end, start)
  }

  private mutating func closeCollection(_ event: YAMLEvent) throws(YAMLInterruption) {
    guard let collection = open.popLast() else { return }
    if event.start < event.end { writtenEnd = event.end }
    let first = edges.count
    try appendEdges(of: collection)
    nodes[Int(collection.node)].close(
      at: writtenEnd,
      firstEdge: first,
      edgeCount: edges.count - first
    )
    finish(collection)
  }

  private mutating func appendEdges(
    of collection: OpenCollection
  ) throws(YAMLInterruption) {
    let own = collection.firstChild..<children.count
    switch nodes[Int(collection.node)].content {
    case .mapping: try appendEntries(own)
    case .sequence, .scalar, .unreadable: edges.append(contentsOf: children[own])
    }
    children.removeLast(own.count)
  }

  private mutating func finish(_ collection: OpenCollection) {
    let height = collection.height + 1
    raiseHeight(to: height)
    if let anchor = collection.anchor {
      anchors.close(anchor, weight: weight - collection.weightBefore, height: height)
    }
  }
}

extension YAMLTreeBuilder {
  /// Gives the node added last a name; one without weight is still being read.
  private mutating func define(_ name: String?, weight: Int?) {
    guard let name else { return }
    let node = Int32(clamping: nodes.count - 1)
    let anchor = anchors.define(name, as: .init(node: node, weight: weight))
    if weight == nil { open[open.count - 1].anchor = anchor }
  }

  private mutating func addAlias(
    of name: String,
    at place: Range<UInt32>
  ) throws(YAMLInterruption) {
    writtenEnd = place.upperBound
    guard let definition = anchors[name] else {
      let nearest = nearestName(to: name, among: anchors.firstNames)
      let suggestion = nearest.map { "did you mean '*\($0)'?" }
      return try addUnreadable(.undefinedAlias(name), at: place, suggestion: suggestion)
    }
    guard let weight = definition.weight else {
      return try addUnreadable(.aliasCycle(name), at: place)
    }
    try expand(by: weight, height: definition.height, at: place)
    attach(definition.node)
  }

  private mutating func expand(
    by weight: Int,
    height: Int,
    at place: Range<UInt32>
  ) throws(YAMLInterruption) {
    expandedNodes += weight
    guard expandedNodes <= limits.maximumExpandedNodes else {
      throw .limit(.expansionTooLarge(limit: limits.maximumExpandedNodes), at: place)
    }
    guard open.count + height <= limits.maximumDepth else {
      throw .limit(.nestingTooDeep(limit: limits.maximumDepth), at: place)
    }
    raiseHeight(to: height)
  }

  private mutating func addUnreadable(
    _ message: Diagnostic.Message,
    at place: Range<UInt32>,
    suggestion: String? = nil
  ) throws(YAMLInterruption) {
    try report(message, at: place, suggestion: suggestion)
    try add(
      YAMLNodeRecord(content: .unreadable, start: place.lowerBound, end: place.upperBound)
    )
  }
}

extension YAMLTreeBuilder {
  /// The nodes that the file would have if every alias were written out.
  private var weight: Int { nodes.count + expandedNodes }

  @discardableResult
  private mutating func add(_ node: YAMLNodeRecord) throws(YAMLInterruption) -> Int32 {
    guard nodes.count < limits.maximumNodes else {
      throw .limit(.tooManyNodes(limit: limits.maximumNodes), at: node.start..<node.end)
    }
    let index = Int32(clamping: nodes.count)
    nodes.append(node)
    attach(index)
    return index
  }

  private mutating func attach(_ node: Int32) {
    if open.isEmpty { root = node } else { children.append(node) }
  }

  private mutating func raiseHeight(to height: Int) {
    guard let parent = open.indices.last else { return }
    open[parent].height = max(open[parent].height, height)
  }

  func span(_ place: Range<UInt32>) -> SourceSpan {
    SourceSpan(file: file, start: place.lowerBound, end: place.upperBound)
  }

  /// Reports a problem, and stops when there are more than anybody wants to read.
  mutating func report(
    _ message: Diagnostic.Message,
    at place: Range<UInt32>,
    suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) throws(YAMLInterruption) {
    diagnostics.append(Diagnostic(message, at: span(place), suggestion: suggestion, notes: notes))
    guard diagnostics.count < limits.maximumDiagnostics else {
      throw .limit(.tooManyProblems(limit: limits.maximumDiagnostics), at: place)
    }
  }
}

extension SourceFile {
  var end: UInt32 { UInt32(clamping: bytes.count) }
}
