import ScenarioDiagnostics
import ScenarioYAML

/// The documents of a file, which a line `---` separates.
///
/// Each one is a copy of the file in which blanks replace the other documents, so that lines and
/// columns stay the same. As each copy is as large as the file, only a flow's two documents are made.
struct FlowDocuments {
  let documents: [SourceFile]

  /// The line that begins the second document.
  let separator: SourceSpan?

  init(of file: SourceFile) throws(FlowProblems) {
    let starts = file.documentStarts
    let separators = starts.prefix(2).map { start in
      SourceSpan(file: file, start: UInt32(start), end: UInt32(start + 3))
    }
    if separators.count > 1 {
      throw FlowProblems(.furtherDocument, at: separators[1], "put it into a flow of its own")
    }
    separator = separators.first
    let edges = [0] + starts + [file.bytes.count]
    documents = zip(edges, edges.dropFirst()).map { file.blankingAll(except: $0..<$1) }
  }
}

extension SourceFile {
  /// The offsets of the lines `---` that begin another document than the first.
  fileprivate var documentStarts: [Int] {
    var hasContent = false
    var starts: [Int] = []
    for line in 1...lineStarts.count {
      let range = byteRange(ofLine: line)
      if bytes[range].isDocumentStart, hasContent { starts.append(range.lowerBound) }
      hasContent = hasContent || bytes[range].isContent
    }
    return starts
  }

  fileprivate func blankingAll(except range: Range<Int>) -> SourceFile {
    var blanked = bytes
    for offset in bytes.indices where !range.contains(offset) && !bytes[offset].isLineBreak {
      blanked[offset] = UInt8(ascii: " ")
    }
    return SourceFile(path: path, bytes: blanked)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line is `---`, alone or with something after a blank.
  fileprivate var isDocumentStart: Bool {
    starts(with: "---".utf8) && dropFirst(3).first?.isBlank ?? true
  }

  /// Whether a line is neither blank nor a comment.
  fileprivate var isContent: Bool {
    first { !$0.isBlank }.map { $0 != UInt8(ascii: "#") } ?? false
  }
}
