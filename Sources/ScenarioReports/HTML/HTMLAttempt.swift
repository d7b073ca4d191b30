import ScenarioDiagnostics
import ScenarioEvents

/// One execution of a test case: what went wrong, if anything did, and the log.
struct HTMLAttempt {
  let numbered: NumberedAttempt
  let identity: CaseIdentity
  let links: SourceLinks?

  /// The screens that the attempt came to, if they are shown.
  var film: HTMLFilm?

  var attempt: Attempt { numbered.attempt }
}

extension TextBuffer {
  mutating func append(_ attempt: HTMLAttempt) {
    element("section", class: "attempt") { text in
      if attempt.numbered.hasHeading {
        text.element("h3") { $0.append(headingOf: attempt.numbered) }
      }
      text.append(problemOf: attempt)
      if let film = attempt.film { text.append(film, of: attempt.identity) }
      text.append(stepsOf: attempt)
    }
  }

  private mutating func append(problemOf attempt: HTMLAttempt) {
    guard let problem = attempt.numbered.problem else { return }
    append(
      HTMLFailure(
        failure: problem.failure,
        site: problem.step.map { .step($0) } ?? .wholeCase(attempt.identity),
        isDecisive: true,
        links: attempt.links
      )
    )
  }

  private mutating func append(stepsOf attempt: HTMLAttempt) {
    let decisive = attempt.attempt.failure?.step
    guard !attempt.attempt.steps.isEmpty else { return }
    append("<ol class=\"steps\">\n")
    for step in attempt.attempt.steps.logged {
      append(
        HTMLStep(
          step: step,
          file: PathKey(attempt.identity.file),
          isDecisive: step.index == decisive,
          links: attempt.links
        )
      )
    }
    append("</ol>\n")
  }
}
