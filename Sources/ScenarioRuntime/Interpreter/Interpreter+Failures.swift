import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Asks something about the present screen.
  mutating func ask<Answer>(
    _ question: (Judge) throws(ValueFault) -> Answer
  ) throws(Failure) -> Answer {
    try ask(about: look(), question)
  }

  /// Asks the same about a screen that is at hand.
  ///
  /// Mutating, though it changes nothing: otherwise the interpreter is copied, which took 2 % of a run
  /// by callgrind.
  mutating func ask<Answer>(
    about screen: ScreenSnapshot,
    _ question: (Judge) throws(ValueFault) -> Answer
  ) throws(Failure) -> Answer {
    let judge = Judge(screen: screen, calls: session.calls, scope: scope)
    return try judge.scope.fill { _ throws(ValueFault) in try question(judge) }
  }

  /// Performs an operation on the session; a crash of the app becomes a failure.
  mutating func drive<Answer>(
    _ action: (inout Session) throws(SessionFault) -> Answer
  ) throws(Failure) -> Answer {
    do throws(SessionFault) {
      return try action(&session)
    } catch {
      throw failure(of: error)
    }
  }

  mutating func judge(_ expectation: Expectation) throws(Failure) -> Judgement {
    try ask { judge throws(ValueFault) in try judge.judge(expectation) }
  }

  mutating func explain(_ expectation: Expectation) throws(Failure) -> Mismatch {
    try ask { judge throws(ValueFault) in try judge.explain(expectation) }
  }

  /// Whether a failure does not fail the scenario, because a step that led to it is optional.
  func isWarning(_ failure: Failure) -> Bool { optionalDepth > 0 && failure.kind.canBeOptional }

  /// A failure with the screen as it is now.
  mutating func failure(
    _ kind: Failure.Kind,
    _ mismatch: Mismatch,
    prefix: String = ""
  ) -> Failure {
    Failure(
      kind,
      prefix + mismatch.summary,
      expected: mismatch.expected,
      found: mismatch.found,
      candidates: mismatch.candidates,
      advice: mismatch.advice,
      screen: look(),
      targets: mismatch.targets
    )
  }

  /// A failure about an element that a gesture does not fit.
  mutating func refusal(_ index: Int, _ reason: String, advice: String? = nil) -> Failure {
    let screen = look()
    return failure(
      .gestureFailed,
      Mismatch(
        "\(screen.elements[index].shortDescription) \(reason)",
        found: screen.place(of: index),
        advice: advice,
        targets: [index]
      )
    )
  }

  func timeLimitFailure(_ reason: String) -> Failure {
    Failure(
      .timeLimitReached,
      "the scenario's time limit of \(settings.timeLimit.secondsText)s is reached: \(reason)",
      advice: "raise 'timeLimit', or wait for less"
    )
  }

  func requireRunningApp() throws(Failure) {
    guard session.isRunning else {
      throw Failure(
        .appNotRunning,
        "the app is not running",
        advice: "start it with a 'launch' step before this one"
      )
    }
  }

  func text(_ text: Text) throws(Failure) -> String {
    try scope.fill { scope throws(ValueFault) in try scope.text(text) }
  }

  func duration(_ setting: Resolvable<Duration>?) throws(Failure) -> Duration? {
    guard let setting else { return nil }
    return try scope.fill { scope throws(ValueFault) in try scope.duration(setting) }
  }

  func count(_ setting: Resolvable<Int>) throws(Failure) -> Int {
    try scope.fill { scope throws(ValueFault) in try scope.count(setting) }
  }

  func word<Word>(_ setting: Resolvable<Word>) throws(Failure) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    try scope.fill { scope throws(ValueFault) in try scope.word(setting) }
  }

  func number(_ setting: Resolvable<Double>) throws(Failure) -> Double {
    try scope.fill { scope throws(ValueFault) in try scope.number(setting) }
  }

  func boolean(_ setting: Resolvable<Bool>?) throws(Failure) -> Bool {
    guard let setting else { return false }
    return try scope.fill { scope throws(ValueFault) in try scope.boolean(setting) }
  }
}

extension Scope {
  /// Looks up a value; a missing one, or one of the wrong kind, becomes a failure.
  func fill<Answer>(_ question: (Scope) throws(ValueFault) -> Answer) throws(Failure) -> Answer {
    do throws(ValueFault) {
      return try question(self)
    } catch {
      throw Failure(.badValue, error.reason, at: error.span, advice: error.suggestion)
    }
  }
}

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
