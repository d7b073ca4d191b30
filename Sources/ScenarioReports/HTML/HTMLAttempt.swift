import ScenarioDiagnostics
import ScenarioEvents

/// One execution of a test case: what went wrong, if anything did, and the log.
struct HTMLAttempt {
  let attempt: NumberedAttempt
  let identity: CaseIdentity

  var steps: [StepRecord] { attempt.attempt.steps }
  var secrets: Secrets { attempt.attempt.secrets }
}

extension TextBuffer {
  mutating func append(_ attempt: HTMLAttempt) {
    element("section", class: "attempt") { text in
      if attempt.attempt.count > 1 {
        text.element("h3") { $0.append(headingOf: attempt.attempt) }
      }
      text.append(problemOf: attempt)
      text.append(stepsOf: attempt)
    }
  }

  private mutating func append(problemOf attempt: HTMLAttempt) {
    guard let problem = attempt.attempt.problem else { return }
    let place = "\(attempt.identity.file):\(attempt.identity.line)"
    append(
      HTMLFailure(
        failure: problem.failure,
        step: problem.step,
        place: problem.step?.failurePlace.location ?? place,
        secrets: attempt.secrets,
        extent: .withScreens
      )
    )
  }

  private mutating func append(stepsOf attempt: HTMLAttempt) {
    guard !attempt.steps.isEmpty else { return }
    append("<ol class=\"steps\">\n")
    let decisive = attempt.attempt.problem?.step?.index
    for step in attempt.attempt.attempt.loggedSteps {
      append(
        HTMLStep(
          step: step,
          file: attempt.identity.file,
          secrets: attempt.secrets,
          role: step.index == decisive ? .decisive : .ordinary
        )
      )
    }
    append("</ol>\n")
  }
}
