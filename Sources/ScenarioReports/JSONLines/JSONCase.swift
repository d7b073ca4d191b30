import ScenarioDiagnostics
import ScenarioEvents

/// What became of a test case, as the line `case-finished` tells it.
struct JSONCase: JSONValue {
  let record: CaseRecord

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", word: "case-finished")
      writeIdentity(to: &json)
      json.member("verdict", word: record.verdict.wireWord)
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

/// The row of a data file that a test case is made of.
struct JSONRow: JSONValue {
  let row: RowPlace

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", row.file)
      json.member("line", row.line)
    }
  }
}

/// Which of its runs a repeated test case is.
struct JSONRepetition: JSONValue {
  let repetition: CaseRepetition

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("number", repetition.number)
      json.member("of", repetition.count)
      json.member("name", repetition.name)
    }
  }
}

/// One execution of a test case.
struct JSONAttempt: JSONValue {
  let attempt: Attempt

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("duration", attempt.duration)
      json.member("seed", attempt.seed.map { String($0) })
      writeProblem(to: &json)
      json.member("steps", attempt.loggedSteps.map { JSONStep(step: $0, secrets: attempt.secrets) })
    }
  }

  /// Writes the number of the step that decided the verdict, or the failure that no step had.
  private func writeProblem(to json: inout JSONWriter) {
    guard let problem = AttemptProblem(attempt) else { return }
    if let step = problem.step {
      json.member("failedStep", step.number)
    } else {
      json.member("failure", JSONFailure(failure: problem.failure))
    }
  }
}

extension Verdict {
  fileprivate var wireWord: StaticString {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "error"
    case .skipped: "skipped"
    case .flaky: "flaky"
    }
  }
}
