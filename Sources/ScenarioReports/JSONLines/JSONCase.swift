import ScenarioDiagnostics
import ScenarioEvents

/// A test case and its result, as the line `case-finished`.
struct JSONCase: WireValue {
  let record: CaseRecord

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", word: "case-finished")
      writeIdentity(to: &json)
      json.member("verdict", word: record.verdict.word)
      json.member("duration", record.duration)
      json.member("reason", record.skipReason)
      json.member("knownIssue", record.knownIssue)
      writeResult(to: &json)
    }
  }

  private func writeIdentity(to json: inout JSONWriter) {
    let identity = record.identity
    json.member("file", identity.file)
    json.member("line", identity.line)
    json.member("row", identity.row.map { JSONRow(row: $0) })
    json.member("name", identity.name)
    json.member("repetition", identity.repetition.map { JSONRepetition(repetition: $0) })
    json.member("suite", identity.suite)
    json.member("suiteDescription", identity.suiteDescription)
    json.member("description", identity.description)
    if !identity.tags.isEmpty { json.member("tags", identity.tags) }
  }

  private func writeResult(to json: inout JSONWriter) {
    switch record.result {
    case .ran(let attempts): json.member("attempts", attempts.lazy.map { JSONAttempt(attempt: $0) })
    case .notRun: break
    case .invalid(let diagnostics):
      json.member("diagnostics", diagnostics.lazy.map { JSONDiagnostic(diagnostic: $0) })
    }
  }
}
