import AppModelKit
import ScenarioEvents

/// Masks the secrets that only the runtime can tell from ordinary text: the short ones.
///
/// Reports mask long secrets wherever they appear. A `b` they can't look for, so it is masked here
/// by where it came from: in the titles of the steps that hold it, and in secure fields that show
/// it.
struct SecretMask {
  private let secrets: Secrets

  init(_ secrets: Secrets) { self.secrets = secrets }

  func apply(to attempt: Attempt) -> Attempt {
    var masked = attempt
    var titles = TitleMask(secrets, in: attempt.steps)
    masked.steps = attempt.steps.map { masking($0, titles: &titles) }
    if let failure = attempt.failure {
      masked.failure = CaseFailure(masking(failure.failure), step: failure.step)
    }
    return masked
  }

  private func masking(_ step: StepRecord, titles: inout TitleMask) -> StepRecord {
    var masked = step
    masked.title = titles.title(of: step)
    masked.notes = step.notes.map(masking)
    masked.outcome = masking(step.outcome)
    return masked
  }

  private func masking(_ note: StepNote) -> StepNote {
    switch note {
    case .settled, .held, .touched, .scrolledIntoView, .text, .warning: note
    case .hierarchy(let screen, let root): .hierarchy(masking(screen), below: root)
    case .screenshot(let name, let screen): .screenshot(name: name, masking(screen))
    }
  }

  private func masking(_ outcome: StepRecord.Outcome) -> StepRecord.Outcome {
    switch outcome {
    case .passed, .skipped, .notRun: outcome
    case .failed(let failure): .failed(masking(failure))
    case .warned(let failure): .warned(masking(failure))
    }
  }

  private func masking(_ failure: Failure) -> Failure {
    var masked = failure
    masked.screen = failure.screen.map(masking)
    masked.screenBefore = failure.screenBefore.map(masking)
    return masked
  }

  func masking(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    screen.mappingElements { element in
      guard element.showsSecret else { return element }
      var masked = element
      masked.value = Secrets.mask
      return masked
    }
  }
}
