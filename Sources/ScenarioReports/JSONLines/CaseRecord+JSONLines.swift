import ScenarioEvents

/// The line `case-finished`.
extension CaseRecord: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("type", word: "case-finished")
    writeIdentity(to: &json)
    json.member("verdict", verdict.rawValue)
    json.member("duration", duration)
    json.member("reason", skipReason)
    json.member("knownIssue", knownIssue)
    writeResult(to: &json)
  }

  private func writeIdentity(to json: inout JSONWriter) {
    json.member("file", identity.file)
    json.member("line", identity.line)
    json.member("row", identity.row)
    json.member("name", identity.name)
    json.member("repetition", identity.repetition)
    json.member("suite", identity.suite)
    json.member("suiteDescription", identity.suiteDescription)
    json.member("description", identity.description)
    if !identity.tags.isEmpty { json.member("tags", identity.tags) }
    if !identity.givenVariables.isEmpty {
      json.member("givenVariables", identity.givenVariables)
    }
  }

  private func writeResult(to json: inout JSONWriter) {
    switch result {
    case .ran(let attempts): json.member("attempts", attempts)
    case .notRun: break
    case .invalid(let diagnostics): json.member("diagnostics", diagnostics)
    }
  }
}

extension RowPlace: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("line", line)
  }
}

extension CaseRepetition: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("number", number)
    json.member("of", count)
    json.member("name", name)
  }
}
