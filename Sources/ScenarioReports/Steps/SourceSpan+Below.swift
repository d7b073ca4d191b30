import ScenarioDiagnostics

extension SourceSpan {
  /// The lines below the span's line that are indented more, with secrets masked.
  func linesBelow(atMost count: Int) -> [String] {
    let indentation = text(ofLine: line).indentation
    var lines: [String] = []
    for number in (line + 1)...(line + count) {
      guard number <= file.lastLine else { break }
      let text = text(ofLine: number)
      guard text.contains(where: { !$0.isWhitespace }), text.indentation > indentation else {
        break
      }
      lines.append(text)
    }
    return lines
  }

  private func text(ofLine number: Int) -> String {
    let line = MarkedLine(of: file.span(file.byteRange(ofLine: number)))
    return line.before + line.marked + line.after
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
