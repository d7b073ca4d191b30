import ScenarioDiagnostics
import ScenarioEvents

extension LoggedStep: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("phase", phase.rawValue)
    json.member("depth", depth)
    json.member("command", command)
    json.member("title", title)
    json.member("outcome", outcome.name)
    if hasRun {
      json.member("start", start)
      json.member("end", end)
    }
    json.member("place", JSONPlace(span: span))
    if !calls.isEmpty { json.member("calls", calls.map { JSONPlace(span: $0) }) }
    if !notes.isEmpty { json.member("notes", notes) }
    writeFailure(to: &json)
  }

  /// Writes the reason of the failure, unless an inner step of a container has it.
  private func writeFailure(to json: inout JSONWriter) {
    guard let failure = explainedFailure else { return }
    json.member("source", failurePlace.excerpt)
    json.member("excerpt", JSONExcerpt(failurePlace))
    if !calls.isEmpty {
      json.member("callExcerpts", calls.map { JSONExcerpt($0) })
    }
    json.member("failure", failure)
  }
}
