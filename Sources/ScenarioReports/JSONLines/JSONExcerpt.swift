import ScenarioDiagnostics

/// The part of a line that excerpts show of a span, and where the span is in it.
struct JSONExcerpt: WireValue {
  private let line: MarkedLine

  init(_ span: SourceSpan) { line = MarkedLine(of: span) }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("text", line.before + line.marked + line.after)
      json.member("start", line.before.utf8.count)
      json.member("length", line.marked.utf8.count)
    }
  }
}
