package import AppModelKit
import ScenarioDiagnostics

extension CaseRecord {
  /// The record as reports may show it: without what was typed into secure fields.
  ///
  /// Names stay: those of files, since people look there, and those of scenarios and suites, in which
  /// a plan has masked the variables that are listed as secret. Masking the record rather than a
  /// report's text leaves no report a way to forget. A record that is masked already is left as it
  /// is, so that what is masked once costs no report anything more.
  package var masked: CaseRecord {
    guard isToBeMasked, case .ran(let attempts) = result else { return self }
    var secrets = Secrets()
    for attempt in attempts { secrets.formUnion(attempt.secrets) }
    var record = self
    record.isMasked = true
    record.identity.suiteDescription = secrets.masking(identity.suiteDescription)
    record.identity.description = secrets.masking(identity.description)
    record.knownIssue = secrets.masking(knownIssue)
    record.result = .ran(attempts.map { $0.masked(by: secrets) })
    return record
  }

  /// Whether it is another one ``masked``, which costs less to know than to have: hardly any is.
  package var isToBeMasked: Bool {
    guard !isMasked, case .ran(let attempts) = result else { return false }
    return attempts.contains { !$0.secrets.isEmpty }
  }
}

extension Attempt {
  /// The attempt without any of the secrets.
  package func masked(by secrets: Secrets) -> Attempt {
    var attempt = self
    attempt.secrets = secrets
    attempt.steps = steps.map { $0.masked(by: secrets) }
    attempt.failure = failure.map { CaseFailure($0.failure.masked(by: secrets), step: $0.step) }
    return attempt
  }
}

extension StepRecord {
  fileprivate func masked(by secrets: Secrets) -> StepRecord {
    var step = self
    step.title = secrets.masking(title)
    step.outcome = outcome.masked(by: secrets)
    step.notes = notes.map { $0.masked(by: secrets) }
    return step
  }
}

extension StepRecord.Outcome {
  fileprivate func masked(by secrets: Secrets) -> StepRecord.Outcome {
    switch self {
    case .failed(let failure): .failed(failure.masked(by: secrets))
    case .warned(let failure): .warned(failure.masked(by: secrets))
    case .passed, .skipped, .notRun: self
    }
  }
}

extension Failure {
  fileprivate func masked(by secrets: Secrets) -> Failure {
    var failure = self
    failure.summary = secrets.masking(summary)
    failure.expected = secrets.masking(expected)
    failure.found = secrets.masking(found)
    failure.candidates = candidates.map { secrets.masking($0) }
    failure.advice = secrets.masking(advice)
    failure.screen = screen?.masked(by: secrets)
    failure.screenBefore = screenBefore?.masked(by: secrets)
    return failure
  }
}

extension StepNote {
  fileprivate func masked(by secrets: Secrets) -> StepNote {
    switch self {
    case .settled, .held: self
    case .touched(let element, let place): .touched(element: element.masked(by: secrets), at: place)
    case .scrolledIntoView(let element): .scrolledIntoView(element: element.masked(by: secrets))
    case .text(let text): .text(secrets.masking(text))
    case .warning(let diagnostic): .warning(diagnostic.masked(by: secrets))
    case .hierarchy(let screen, let root): .hierarchy(screen.masked(by: secrets), below: root)
    case .screenshot(let name, let screen):
      .screenshot(name: secrets.masking(name), screen.masked(by: secrets))
    }
  }
}

extension ElementName {
  fileprivate func masked(by secrets: Secrets) -> ElementName {
    .words(secrets.masking(description))
  }
}

extension ScreenSnapshot {
  /// The screen without any of the secrets.
  package func masked(by secrets: Secrets) -> ScreenSnapshot {
    mappingElements { $0.masked(by: secrets) }
  }
}

extension ElementSnapshot {
  fileprivate func masked(by secrets: Secrets) -> ElementSnapshot {
    var element = self
    element.identifier = secrets.masking(identifier)
    element.label = secrets.masking(label)
    element.value = secrets.masking(value)
    element.placeholder = secrets.masking(placeholder)
    element.title = secrets.masking(title)
    return element
  }
}
