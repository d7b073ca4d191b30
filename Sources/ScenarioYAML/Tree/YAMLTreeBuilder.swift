import ScenarioDiagnostics

/// Turns events into the arrays of a document.
struct YAMLTreeBuilder {
  let file: SourceFile
  let limits: YAMLLimits

  var nodes: [YAMLNodeRecord] = []
  var edges: [Int32] = []
  var texts: [UInt8] = []

  /// The collections that are still being read, outermost first.
  var open: [OpenCollection] = []

  /// The children of the open collections, each one's after its parent's.
  var children: [Int32] = []

  var anchors = AnchorTable()

  /// The end of the latest content.
  var writtenEnd: UInt32 = 0

  /// Up to where the comments of the file were checked.
  var commentsCheckedEnd = 0

  /// The nodes and bytes that aliases repeat.
  var expanded = YAMLWeight()

  private var root: Int32?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, limits: YAMLLimits) {
    self.file = file
    self.limits = limits
    texts.reserveCapacity(file.bytes.count + YAMLDocument.padding.count)
    nodes.reserveCapacity(file.bytes.count / Self.bytesPerNode)
    edges.reserveCapacity(file.bytes.count / Self.bytesPerNode)
    children.reserveCapacity(Self.usualChildren)
  }

  /// The usual size of a node in a scenario file; the arrays grow if a file has more nodes.
  private static let bytesPerNode = 7
  private static let usualChildren = 32

  /// Returns the tree; nothing can be added afterwards.
  mutating func finish() -> YAMLDocument {
    texts += YAMLDocument.padding
    return YAMLDocument(
      file: file,
      nodes: GrowingBuffer(nodes),
      edges: GrowingBuffer(edges),
      texts: GrowingBuffer(texts),
      rootIndex: root
    )
  }

  /// The innermost collection that is still being read.
  var innermostOpenCollection: YAMLNodeRecord? { open.last.map { nodes[Int($0.node)] } }

  /// Where the outermost collection in brackets begins that is still being read.
  var outermostOpenBracket: UInt32? {
    open.lazy.map { nodes[Int($0.node)].start }.first { start in
      let byte = ByteScanner(file.bytes, at: start).byte
      return byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }
  }

  var lastScalar: YAMLNodeRecord? {
    nodes.last { if case .scalar = $0.content { true } else { false } }
  }

  /// The nodes and bytes that have been read up to now.
  var weight: YAMLWeight { YAMLWeight(nodes: nodes.count, bytes: texts.count) + expanded }

  /// Reads the first document; anything after it is only checked.
  mutating func readDocument(from events: inout YAMLEventReader) throws(YAMLInterruption) {
    while true {
      let textStart = texts.count
      let event = try next(from: &events)
      switch event.kind {
      case .streamStart, .documentStart: continue
      case .scalar(let style):
        try addScalar(event, style: style, textStart: textStart)
        let weight = YAMLWeight(nodes: 1, bytes: texts.count - textStart)
        if event.hasProperties { define(events.anchor, weight: weight) }
      case .sequenceStart:
        try openCollection(event, content: .sequence)
        if event.hasProperties { define(events.anchor, weight: nil) }
      case .mappingStart:
        try openCollection(event, content: .mapping)
        if event.hasProperties { define(events.anchor, weight: nil) }
      case .collectionEnd: try closeCollection(event)
      case .alias: try addAlias(of: events.anchor ?? "", at: event.place)
      case .documentEnd(let ending):
        try checkComments(upTo: event.start)
        if try endsStream(event, ending) { return }
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

  @discardableResult
  mutating func add(_ node: YAMLNodeRecord) throws(YAMLInterruption) -> Int32 {
    guard nodes.count < limits.maximumNodes else {
      throw .limit(.tooManyNodes(limit: limits.maximumNodes), at: node.place)
    }
    let index = Int32(clamping: nodes.count)
    nodes.append(node)
    attach(index)
    return index
  }

  mutating func attach(_ node: Int32) {
    if open.isEmpty { root = node } else { children.append(node) }
  }

  /// Reports a problem, and stops when there are more than anybody wants to read.
  mutating func report(
    _ message: Diagnostic.Message,
    at place: Range<UInt32>,
    suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) throws(YAMLInterruption) {
    guard diagnostics.count < limits.maximumDiagnostics else {
      throw .limit(.tooManyProblems(limit: limits.maximumDiagnostics), at: place)
    }
    diagnostics.append(Diagnostic(message, at: span(place), suggestion: suggestion, notes: notes))
  }

  func span(_ place: Range<UInt32>) -> SourceSpan {
    SourceSpan(file: file, start: place.lowerBound, end: place.upperBound)
  }
}

extension SourceFile {
  var end: UInt32 { UInt32(clamping: bytes.count) }
}

/// Why no tree came of a file.
enum YAMLInterruption: Error {
  case syntax(YAMLSyntaxFailure)
  case limit(Diagnostic.Message, at: Range<UInt32>)
}
