import ScenarioEvents

extension TextBuffer {
  /// Appends what became of a case: nothing if it passed at once.
  mutating func append(resultOf record: CaseRecord, _ attempts: CaseAttempts) {
    switch record.verdict {
    case .passed: break
    case .flaky: append(retries: attempts.retries, as: "flakyFailure", of: record)
    case .failed: append(failed: record, attempts, as: "failure", retriesAs: "rerunFailure")
    case .error: append(failed: record, attempts, as: "error", retriesAs: "rerunError")
    case .skipped: append(skipped: record, attempts)
    }
  }

  private mutating func append(
    failed record: CaseRecord,
    _ attempts: CaseAttempts,
    as element: StaticString,
    retriesAs retryElement: StaticString
  ) {
    if case .invalid(let diagnostics) = record.result {
      append(JUnitProblem(diagnostics), as: element)
    }
    for attempt in attempts.own {
      guard let problem = attempt.problem else { continue }
      append(JUnitProblem(problem, in: record.identity), as: element)
    }
    append(retries: attempts.retries, as: retryElement, of: record)
  }

  private mutating func append(_ problem: JUnitProblem, as name: StaticString) {
    append(element: name, indented: 6) {
      problem.appendAttributes(to: &$0)
    } text: {
      problem.appendText(to: &$0)
    }
  }

  /// Appends why a case was skipped, and what it failed with if that is known.
  private mutating func append(skipped record: CaseRecord, _ attempts: CaseAttempts) {
    let reason = (record.skipReason ?? "").attributeText(else: "skipped")
    append(element: "skipped", indented: 6) {
      $0.append(attribute: "message", reason)
    } text: { text in
      text.append(verbatim: reason.escapedForXML)
      for problem in attempts.own.compactMap(\.problem) {
        text.append("\n")
        JUnitProblem(problem, in: record.identity).appendText(to: &text)
      }
    }
  }

  private mutating func append(
    retries: [NumberedAttempt],
    as name: StaticString,
    of record: CaseRecord
  ) {
    for retry in retries {
      guard let problem = retry.problem else { continue }
      append(retry, JUnitProblem(problem, in: record.identity), as: name)
    }
  }

  private mutating func append(
    _ retry: NumberedAttempt,
    _ problem: JUnitProblem,
    as name: StaticString
  ) {
    append(tag: name, indented: 6, attributes: problem.appendAttributes)
    append("\n")
    append(element: "stackTrace", indented: 8) { text in
      text.append(headingLineOf: retry)
      problem.appendText(to: &text)
    }
    append(outputOf: [retry], indented: 8)
    append(endTag: name, indented: 6)
  }
}
