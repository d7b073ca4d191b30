import ScenarioDiagnostics
import ScenarioEvents

/// What became of a step.
struct JSONStep: WireValue {
  let step: LoggedStep

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("phase", step.phase.rawValue)
      json.member("depth", step.depth)
      json.member("command", step.command)
      json.member("title", step.title)
      json.member("outcome", word: step.outcome.name)
      if step.hasRun {
        json.member("start", step.start)
        json.member("end", step.end)
      }
      json.member("place", JSONPlace(span: step.span))
      if !step.calls.isEmpty { json.member("calls", step.calls.map { JSONPlace(span: $0) }) }
      if !step.notes.isEmpty { json.member("notes", step.notes.map { JSONNote(note: $0) }) }
      writeFailure(to: &json)
    }
  }

  /// Writes the reason of the failure, unless an inner step of a container has it.
  private func writeFailure(to json: inout JSONWriter) {
    guard let failure = step.explainedFailure else { return }
    json.member("source", step.failurePlace.excerpt)
    json.member("excerpt", JSONExcerpt(step.failurePlace))
    if !step.calls.isEmpty {
      json.member("callExcerpts", step.calls.map { JSONExcerpt($0) })
    }
    json.member("failure", JSONFailure(failure: failure))
  }
}
