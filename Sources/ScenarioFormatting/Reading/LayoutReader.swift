import ScenarioDiagnostics
import ScenarioYAML

/// Reads the layout of a file, from the parser's events and the text between them.
struct LayoutReader {
  var cursor: LayoutCursor
  private let events: [YAMLSyntaxEvent]
  private var nextEvent = 0

  /// The trivia between a collection that ended and the next node, which belongs to neither yet.
  private var unclaimed: Trivia?

  /// Whether a comment is within the brackets that are being read.
  var hasCommentInFlow = false

  private init(_ file: SourceFile) {
    cursor = LayoutCursor(file.bytes)
    events = YAMLReader.syntaxEvents(of: file)
  }

  static func read(_ file: SourceFile) throws(LayoutFault) -> ReadLayout {
    var reader = LayoutReader(file)
    let document = try reader.readDocument()
    let comments = reader.cursor.comments.sorted { $0.key < $1.key }.map(\.value)
    return ReadLayout(document: document, comments: comments)
  }

  var event: YAMLSyntaxEvent {
    get throws(LayoutFault) {
      guard events.indices.contains(nextEvent) else { throw fault }
      return events[nextEvent]
    }
  }

  var fault: LayoutFault { LayoutFault(offset: cursor.offset) }

  mutating func takeEvent() throws(LayoutFault) -> YAMLSyntaxEvent {
    let event = try self.event
    nextEvent += 1
    return event
  }

  /// Moves over the end of a collection if it comes next.
  mutating func takeEnd() throws(LayoutFault) -> Bool {
    guard case .collectionEnd = try event.kind else { return false }
    nextEvent += 1
    return true
  }

  /// Takes the trivia before the next node, unless a collection that ended has taken it.
  mutating func takeTrivia() -> Trivia {
    defer { unclaimed = nil }
    return unclaimed ?? cursor.takeTrivia()
  }

  /// What follows the last entry of a collection whose entries begin in a column, and
  /// belongs to it.
  mutating func takeClosing(at column: Int) -> Trivia {
    var gap = takeTrivia()
    let closing = gap.splitOff(at: column)
    unclaimed = gap
    return closing
  }

  /// Whether a comment follows on the line; it stays where it is.
  func isFollowedByComment() -> Bool { bytesAfterBlanks().first == UInt8(ascii: "#") }

  /// Whether that comment begins with a number: ` #5`.
  func isFollowedByNumber() -> Bool {
    let bytes = bytesAfterBlanks().prefix(2)
    return bytes.first == UInt8(ascii: "#") && bytes.last?.isASCIIDigit == true
  }

  private func bytesAfterBlanks() -> ArraySlice<UInt8> {
    cursor.bytes[cursor.offset...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func readDocument() throws(LayoutFault) -> LayoutDocument {
    var document = LayoutDocument()
    document.prologue = try readPrologue()
    document.beforeRoot = takeTrivia()
    if nextEvent < events.count { document.root = try readNode(ownerColumn: -1) }
    document.closing = takeTrivia()
    while cursor.sees(mark: "...") {
      cursor.offset += 3
      document.hasEndMark = true
      document.epilogue.append(cursor.takeTrivia())
    }
    if cursor.byte != nil { throw fault }
    return document
  }

  /// Reads the lines up to and including `---`.
  ///
  /// Without `---`, they belong to the root.
  private mutating func readPrologue() throws(LayoutFault) -> [String] {
    let start = cursor.offset
    var lines: [String] = []
    while true {
      lines += cursor.takeTrivia().texts
      if cursor.isAtLineStart, cursor.byte == UInt8(ascii: "%") {
        lines.append(cursor.takeRestOfLine())
      } else if cursor.sees(mark: "---") {
        cursor.offset += 3
        return Array((lines + ["---"]).drop(while: \.isEmpty))
      } else {
        cursor.offset = start
        return []
      }
    }
  }
}

extension Trivia {
  /// All of it line by line; a blank line is an empty one.
  fileprivate var texts: [String] {
    ownLines.map { line in
      switch line {
      case .comment(let comment, _): comment
      case .blank: ""
      }
    }
  }
}

/// The layout of a whole file.
struct ReadLayout {
  let document: LayoutDocument

  /// All comments in their order, so that none can get lost unnoticed.
  let comments: [String]
}

/// A place where the text and the parser's events do not match.
///
/// That is a bug of ours, and the file is left unchanged.
struct LayoutFault: Error {
  let offset: Int
}
