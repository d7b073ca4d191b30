import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// The first failure, or that a known issue no longer occurs.
  ///
  /// A known issue excuses failures, but not an error after them.
  var verdict: CaseFailure? {
    guard let issue = scenario.header.knownIssue else { return log.failure }
    if let failure = log.firstError ?? log.failure { return failure }
    guard !wasInterrupted else { return nil }
    let reason = (try? text(issue)) ?? issue.source
    return CaseFailure(
      Failure(
        .knownIssuePassed,
        "the scenario passed, but has a known issue: \(reason)",
        advice: "remove 'knownIssue' if the issue is solved"
      ),
      step: nil
    )
  }
}
