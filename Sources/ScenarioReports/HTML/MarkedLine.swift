import ScenarioDiagnostics

/// A line of source in three parts: before, within and after a span.
struct MarkedLine {
  let number: Int
  private(set) var before = ""
  private(set) var marked = ""
  private(set) var after = ""

  init(of span: SourceSpan) {
    let snippet = Snippet(of: span)
    number = snippet.line
    var column = 0
    for character in snippet.text {
      if column < snippet.markedColumns.lowerBound {
        before.append(character)
      } else if column < snippet.markedColumns.upperBound {
        marked.append(character)
      } else {
        after.append(character)
      }
      column += displayWidth(of: character)
    }
  }
}
