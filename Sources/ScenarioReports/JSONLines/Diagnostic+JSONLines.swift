import ScenarioDiagnostics

extension Diagnostic: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("severity", word: isError ? "error" : "warning")
    json.member("id", message.id.rawValue)
    json.member("message", message.text)
    json.member("place", JSONPlace(place))
    json.member("excerpt", place.span.map { JSONExcerpt($0) })
    json.member("suggestion", suggestion)
    if !notes.isEmpty { json.member("notes", notes) }
  }
}

extension Diagnostic.Note: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("message", text)
    json.member("place", span.map { JSONPlace(span: $0) })
    json.member("excerpt", span.map { JSONExcerpt($0) })
  }
}
