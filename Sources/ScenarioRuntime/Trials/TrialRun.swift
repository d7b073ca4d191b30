package import AppModelKit
package import ScenarioEvents

/// A run of a scenario, followed by time without input until the app comes to rest.
///
/// An app is at rest when nothing is scheduled. Waiting ends after 60 seconds of app time or 1,000
/// changes.
package struct TrialRun: Sendable {
  /// The steps of the run, with secrets masked.
  package let steps: [StepRecord]

  /// Why the scenario failed, or the app crashed on its way to rest; with secrets masked.
  package let failure: Failure?

  /// The texts of this run that no output may show.
  package let secrets: Secrets

  /// The screen when animations had ended, and then after each change, with secrets; none is equal to
  /// the one before.
  package let screens: [ScreenSnapshot]

  /// The number of changes after animations had ended, including invisible ones.
  package let changeCount: Int

  /// Whether no screen shows the last change.
  package let endsHidden: Bool

  /// How long the app took to come to rest after animations had ended.
  package let restlessness: Duration

  /// Whether the app reached rest.
  package let isAtRest: Bool

  /// The moment on the app's clock at the end.
  package let moment: Duration

  /// Everything that determines how the app continues; nil without a running app.
  package let state: AppState?

  /// The delays that began in the run, each once.
  package let delays: [Delay]

  /// The last screen.
  package var screen: ScreenSnapshot { screens.last ?? ScreenSnapshot() }
}

extension ScenarioExecution {
  /// Runs the scenario with chosen lengths of delays, and then waits until the app is at rest.
  package func trial(_ choice: DelayChoice = .usual) -> TrialRun {
    let delays = ChosenDelays(choice)
    var interpreter = interpreter(timing: choice.timing, scheduledBy: delays)
    let attempt = interpreter.run().masked(by: interpreter.secrets)
    var rest = RestSearch(settles: settles)
    let crash = attempt.failure == nil ? rest.search(in: &interpreter.session) : nil
    return TrialRun(
      steps: attempt.steps,
      failure: attempt.failure?.failure ?? crash,
      secrets: interpreter.secrets,
      screens: rest.screens.isEmpty ? [interpreter.session.screen] : rest.screens,
      changeCount: rest.changeCount,
      endsHidden: rest.endsHidden,
      restlessness: interpreter.session.now - (rest.start ?? interpreter.session.now),
      isAtRest: rest.isAtRest,
      moment: interpreter.session.now,
      state: interpreter.session.comparableApp?.state,
      delays: delays.delays
    )
  }
}
