import ScenarioDiagnostics

extension Diagnostic: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("severity", word: isError ? "error" : "warning")
      json.member("id", message.id.rawValue)
      json.member("message", message.text)
      json.member("place", JSONPlace(place))
      json.member("excerpt", span.map { JSONExcerpt($0) })
      json.member("suggestion", suggestion)
      if !notes.isEmpty { json.member("notes", notes) }
    }
  }
}

extension Diagnostic.Note: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("message", text)
      json.member("place", span.map { JSONPlace(span: $0) })
      json.member("excerpt", span.map { JSONExcerpt($0) })
    }
  }
}

extension Diagnostic {
  fileprivate var span: SourceSpan? {
    switch place {
    case .span(let span): span
    case .file, .commandLine: nil
    }
  }
}
