import ScenarioDiagnostics

/// Reads the plain YAML that nearly all files are written in, from bytes to the tree in one pass.
///
/// The parser stays the judge of what a file means: this reader knows a part of its rules, and
/// throws at whatever it does not know for certain. So it has no diagnostics, and what it reads is
/// the document that the parser's events would give, to the last place.
struct PlainYAMLReader {
  /// The file with zeros behind it, at which every look ahead ends.
  let bytes: [UInt8]

  /// The next byte that is read.
  var offset = 0

  /// How far what comes next is indented, once a line has ended; `endOfFile` where nothing does.
  var column = 0

  var tree: PlainTree

  /// Less than any column, so that all that is open ends there.
  static let endOfFile = -1

  /// Longer keys are none to the parser, which counts characters.
  static let longestKey = 1024

  private init(_ file: SourceFile, limits: YAMLLimits) {
    bytes = file.bytes + YAMLDocument.padding
    tree = PlainTree(size: file.bytes.count, limits: limits)
  }

  /// The tree of a file without fault; nil for one that the parser has to read.
  static func document(of file: SourceFile, limits: YAMLLimits) -> YAMLDocument? {
    guard file.bytes.count <= limits.maximumFileSize, file.hasOnlyPlainCharacters else { return nil }
    var reader = PlainYAMLReader(file, limits: limits)
    do {
      try reader.readDocument()
      return reader.tree.document(of: file)
    } catch {
      return nil
    }
  }

  private mutating func readDocument() throws(NotPlain) {
    try skipToContent()
    if column == 0, seesDocumentStart {
      offset += 3
      try endLine()
    }
    guard column != Self.endOfFile else { throw NotPlain() }
    try readBlockNode(at: column)
    guard column == Self.endOfFile else { throw NotPlain() }
  }

  private var seesDocumentStart: Bool {
    bytes[offset..<offset + 3].elementsEqual("---".utf8) && bytes[offset + 3].isBlankOrEnd
  }
}

extension UInt8 {
  /// Whether the byte separates words, as the zero behind the file does.
  var isBlankOrEnd: Bool { isBlankOrLineBreak || self == 0 }
}
