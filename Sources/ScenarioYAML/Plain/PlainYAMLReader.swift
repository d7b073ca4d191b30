package import ScenarioDiagnostics

/// Reads the plain YAML of nearly all files, from bytes to the tree in one pass.
///
/// libyaml decides what a file means. This reader knows a part of its rules, and throws
/// ``NotPlain`` at everything else. So it has no diagnostics, and its document is the same as the
/// one from libyaml's events, including every place.
package struct PlainYAMLReader: ~Copyable {
  let bytes: PlainText

  /// The next byte that is read.
  var offset = 0

  /// How far what comes next is indented, once a line has ended; `endOfFile` where nothing does.
  var column = 0

  var tree: PlainTree

  /// Less than any column, so that every open collection ends there.
  static let endOfFile = -1

  /// Longer keys are not keys to the parser, which counts characters.
  static let longestKey = 1024

  private init(_ bytes: PlainText, tree: consuming PlainTree) {
    self.bytes = bytes
    self.tree = tree
  }

  /// The tree of a file without fault; nil for one that the parser has to read.
  package static func document(
    of file: SourceFile,
    limits: YAMLLimits = .standard
  ) -> YAMLDocument? {
    guard file.bytes.count <= limits.readableSize, file.hasOnlyPlainCharacters else {
      return nil
    }
    return unsafe file.bytes.withUnsafeBufferPointer { bytes in
      let tree = PlainTree(size: bytes.count, limits: limits)
      var reader = unsafe PlainYAMLReader(PlainText(bytes), tree: tree)
      guard (try? reader.readDocument()) != nil else { return nil }
      return reader.tree.document(of: file)
    }
  }

  private mutating func readDocument() throws(NotPlain) {
    try skipToContent()
    if column == 0, seesDocumentStart {
      offset += 3
      try endLine()
    }
    guard column != Self.endOfFile else { throw NotPlain() }
    try readBlockNode(at: column, within: -1)
    guard column == Self.endOfFile else { throw NotPlain() }
  }

  private var seesDocumentStart: Bool {
    (0..<3).allSatisfy { bytes[offset + $0] == UInt8(ascii: "-") }
      && bytes.has(.separator, at: offset + 3)
  }
}

/// Something in a file that only the parser can judge.
struct NotPlain: Error {}
