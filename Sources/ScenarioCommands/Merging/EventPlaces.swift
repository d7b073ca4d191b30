import ScenarioDiagnostics

/// Makes places in files of those in JSON lines.
///
/// The files themselves are not there: each place gets a file that has nothing but its line.
struct EventPlaces {
  /// A file with more lines is refused: a number alone would take all memory.
  private static let mostLines = 1_000_000

  private var lines: [Line: SourceFile] = [:]

  private struct Line: Hashable {
    let path: PathKey
    let number: Int
  }

  /// The place of a step, failure or note, with the text of its line where that is known.
  mutating func span(
    _ place: EventObject,
    _ excerpt: EventObject? = nil
  ) throws(MalformedEvent) -> SourceSpan {
    let line = place.number("line") ?? 1
    let column = place.number("column") ?? 1
    guard (1...Self.mostLines).contains(line), (1...Self.mostLines).contains(column) else {
      throw MalformedEvent("there is no line \(line), column \(column)")
    }
    let path = try place.requiredText("file")
    guard let excerpt, let text = excerpt.text("text"), let start = excerpt.number("start") else {
      let file = file(path, line, column)
      return Self.span(in: file, after: line, column: column, length: 0)
    }
    // An excerpt of a long line does not begin where the line does.
    let missing = max(0, column - 1 - max(0, start))
    let content = String(repeating: " ", count: missing) + text
    let file = Self.file(path, line, content)
    let length = excerpt.number("length") ?? 0
    return Self.span(in: file, after: line, column: column, length: length)
  }

  private mutating func file(_ path: String, _ line: Int, _ column: Int) -> SourceFile {
    let key = Line(path: PathKey(path), number: line)
    if let file = lines[key], file.bytes.count >= line - 1 + column { return file }
    let file = Self.file(path, line, String(repeating: " ", count: column))
    lines[key] = file
    return file
  }

  private static func file(_ path: String, _ line: Int, _ content: String) -> SourceFile {
    SourceFile(path: path, text: String(repeating: "\n", count: line - 1) + content)
  }

  private static func span(
    in file: SourceFile,
    after line: Int,
    column: Int,
    length: Int
  ) -> SourceSpan {
    let start = min(line - 1 + column - 1, file.bytes.count)
    let end = min(start + max(0, min(length, file.bytes.count)), file.bytes.count)
    return SourceSpan(file: file, start: UInt32(start), end: UInt32(end))
  }
}
