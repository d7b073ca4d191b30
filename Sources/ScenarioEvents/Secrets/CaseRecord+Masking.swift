package import AppModelKit

extension CaseRecord {
  /// The record without the secrets of its run, as every report may show it.
  ///
  /// This happens once, before any report sees the record. The names of files stay, since people look
  /// there, and a plan has masked the names of scenarios and suites already.
  package func masked(by secrets: Secrets) -> CaseRecord {
    guard !secrets.isEmpty, case .ran(let attempts) = result else { return self }
    var record = self
    record.identity.suiteDescription = secrets.masking(identity.suiteDescription)
    record.identity.description = secrets.masking(identity.description)
    record.knownIssue = secrets.masking(knownIssue)
    record.result = .ran(attempts.map { $0.masked(by: secrets) })
    return record
  }
}

extension Attempt {
  /// The attempt without secrets.
  package func masked(by secrets: Secrets) -> Attempt {
    var attempt = self
    attempt.steps = steps.map { $0.masked(by: secrets, showsSource: film != nil) }
    attempt.screens = screens?.map {
      StepScreen(step: $0.step, screen: $0.screen.masked(by: secrets))
    }
    attempt.film = film?.map { $0.masked(by: secrets) }
    attempt.failure = failure.map { CaseFailure($0.failure.masked(by: secrets), step: $0.step) }
    return attempt
  }
}

extension FilmFrame {
  fileprivate func masked(by secrets: Secrets) -> FilmFrame {
    FilmFrame(step: step, activity, at: time, screen: screen.masked(by: secrets))
  }
}

extension StepRecord {
  /// The step without secrets.
  ///
  /// Reports show the source of failed steps alone, and beside a film that of each step.
  package func masked(by secrets: Secrets, showsSource: Bool) -> StepRecord {
    var step = self
    step.title = secrets.masking(title)
    step.outcome = outcome.masked(by: secrets)
    step.notes = notes.flatMap { $0.masked(by: secrets) }
    if outcome.failure != nil || showsSource {
      step.span = secrets.masking(lineOf: span)
      step.calls = calls.map { secrets.masking(lineOf: $0) }
    }
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
    failure.place = place.map { secrets.masking(lineOf: $0) }
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
  /// The note without secrets, and another one if it had a picture that shows them.
  fileprivate func masked(by secrets: Secrets) -> [StepNote] {
    switch self {
    case .settled, .held: [self]
    case .touched(let element, let place):
      [.touched(element: secrets.masking(element), at: place)]
    case .scrolledIntoView(let element): [.scrolledIntoView(element: secrets.masking(element))]
    case .called(let call): [.called(call.masked(by: secrets))]
    case .text(let text): [.text(secrets.masking(text))]
    case .warning(let diagnostic): [.warning(diagnostic.masked(by: secrets))]
    case .hierarchy(let screen, let root): [.hierarchy(screen.masked(by: secrets), below: root)]
    case .screenshot(let name, let screen): screenshot(name, screen, maskedBy: secrets)
    }
  }

  private func screenshot(
    _ name: String,
    _ screen: ScreenSnapshot,
    maskedBy secrets: Secrets
  ) -> [StepNote] {
    let masked = screen.masked(by: secrets)
    let note = StepNote.screenshot(name: secrets.masking(name), masked)
    guard screen.picture != nil, masked.picture == nil else { return [note] }
    return [note, .text("its picture was left out, because it shows a secret")]
  }
}

extension RecordedCall {
  /// The call without secrets, those that the app calls secret included.
  func masked(by secrets: Secrets) -> RecordedCall {
    RecordedCall(
      name,
      arguments.map { argument in
        switch argument.value {
        case .text(let text): Argument(argument.name, .text(secrets.masking(text)))
        case .secret: Argument(argument.name, .secret(Secrets.mask))
        }
      },
      answer: answer
    )
  }
}

extension ScreenSnapshot {
  /// The screen without secrets, and without what a secure field shows.
  ///
  /// The name of a web page's screen may be the page's title, and so hold a secret as well.
  package func masked(by secrets: Secrets) -> ScreenSnapshot {
    var masked = mappingElements { $0.masked(by: secrets) }
    masked.screen = secrets.masking(screen)
    masked.latestTransition = secrets.masking(latestTransition)
    // A picture shows what the elements show, so it goes with the first secret among them.
    if rendering != nil, masked.elements != elements { masked.picture = nil }
    return masked
  }
}

extension ElementSnapshot {
  fileprivate func masked(by secrets: Secrets) -> ElementSnapshot {
    var element = self
    element.identifier = secrets.masking(identifier)
    element.label = secrets.masking(label)
    element.value = showsSecret ? Secrets.mask : secrets.masking(value)
    element.placeholder = secrets.masking(placeholder)
    element.title = secrets.masking(title)
    return element
  }
}
