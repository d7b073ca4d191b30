import ScenarioDiagnostics

extension EventObject {
  /// The place of a step, failure or note, with the text of its line where that is known.
  ///
  /// The file itself is not there, so the place gets one that has nothing but that text.
  func span(_ excerpt: EventObject? = nil) throws(MalformedEvent) -> SourceSpan {
    let line = number("line") ?? 1
    let column = number("column") ?? 1
    let numbers = 1...SourceFile.largestSize
    guard numbers.contains(line), numbers.contains(column) else {
      throw MalformedEvent("there is no line \(line), column \(column)")
    }
    let text = excerpt?.text("text") ?? ""
    // An excerpt of a long line does not begin where the line does.
    let start = min(max(0, excerpt?.number("start") ?? 0), text.utf8.count, column - 1)
    let file = SourceFile(
      path: try requiredText("file"),
      bytes: Array(text.utf8),
      beginning: SourcePosition(line: line, column: column - start)
    )
    let length = max(0, min(excerpt?.number("length") ?? 0, text.utf8.count))
    return file.span(start..<start + length)
  }
}
