package import ScenarioDiagnostics
package import ScenarioRuntime
import ScenarioYAML

/// Reads strict JSON, as in RFC 8259.
///
/// It is our own, because libraries do not give the place of a value in the file, and some accept
/// comments, `NaN` and duplicate keys.
package struct JSONReader {
  let file: SourceFile
  var offset = 0

  /// The problems of the file that do not keep the rest from being read.
  var diagnostics: [Diagnostic] = []
  private var depth = 0
  private var valueCount = 0

  private init(_ file: SourceFile) { self.file = file }

  /// The value that a file holds.
  package static func read(_ file: SourceFile) throws(DataProblem) -> DataTree {
    var reader = JSONReader(file)
    do throws(DataProblem) {
      let root = try reader.readDocument()
      guard reader.diagnostics.isEmpty else { throw DataProblem([]) }
      return root
    } catch {
      throw DataProblem(reader.diagnostics + error.diagnostics)
    }
  }

  private mutating func readDocument() throws(DataProblem) -> DataTree {
    skipBlanks()
    guard byte != nil else { throw DataProblem(.emptyData(file)) }
    let root = try readValue()
    skipBlanks()
    if byte != nil { throw unexpected(.jsonEndExpected) }
    return root
  }

  mutating func readValue() throws(DataProblem) -> DataTree {
    let start = offset
    try countValue()
    let content: DataTree.Content =
      switch byte {
      case UInt8(ascii: "["): try readNested { reader throws(DataProblem) in try reader.readList() }
      case UInt8(ascii: "{"):
        try readNested { reader throws(DataProblem) in try reader.readMapping() }
      case UInt8(ascii: "\""): .text(try readText())
      default: try readWord()
      }
    return DataTree(content: content, span: span(from: start))
  }

  private mutating func countValue() throws(DataProblem) {
    valueCount += 1
    let limit = YAMLLimits.standard.maximumNodes
    if valueCount > limit { throw problem(.tooManyNodes(limit: limit), at: offset) }
  }

  private mutating func readNested(
    _ read: (inout JSONReader) throws(DataProblem) -> DataTree.Content
  ) throws(DataProblem) -> DataTree.Content {
    let limit = YAMLLimits.standard.maximumDepth
    if depth == limit { throw problem(.nestingTooDeep(limit: limit), at: offset) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

  mutating func skipBlanks() {
    while let byte, Self.blanks.contains(byte) { offset += 1 }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte, Unicode.Scalar(byte) == character else { return false }
    offset += 1
    return true
  }

  private static let blanks = Array(" \t\n\r".utf8)

  func span(from start: Int) -> SourceSpan { file.span(start..<offset) }

  func problem(
    _ message: Diagnostic.Message,
    at place: Range<Int>,
    suggestion: String? = nil
  ) -> DataProblem {
    DataProblem(Diagnostic(message, at: file.span(place), suggestion: suggestion))
  }

  func problem(_ message: Diagnostic.Message, at place: Int) -> DataProblem {
    problem(message, at: place..<place + 1)
  }

  /// The end of the file is here, and something is still open.
  func neverClosed(at place: Int) -> DataProblem {
    problem(.jsonNeverClosed(Character(Unicode.Scalar(file.bytes[place]))), at: place)
  }

  /// Something is here that can't be; it may be a comment, which other readers accept.
  func unexpected(_ message: Diagnostic.Message) -> DataProblem {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): problem(.jsonComment, at: offset)
    default: problem(message, at: offset)
    }
  }
}
