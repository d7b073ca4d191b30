package import AppModelKit
package import ScenarioEvents

/// A screen and the moment on the app's clock at which it appeared.
package struct TimedScreen: Hashable, Sendable {
  package let moment: Duration
  package let screen: ScreenSnapshot
}

/// A run of a scenario, followed by time without input until the app comes to rest.
///
/// An app is at rest when nothing is scheduled. Waiting ends after 60 seconds of app time or 1,000
/// changes.
package struct TrialRun: Sendable {
  /// The steps of the run, with secrets masked.
  package private(set) var steps: [StepRecord]

  /// Why the scenario failed, or the app crashed on its way to rest; with secrets masked.
  package let failure: Failure?

  /// The texts of this run that no output may show.
  package let secrets: Secrets

  /// The screen when animations had ended, and then after each change, with secrets; none is equal to
  /// the one before.
  package let passage: [TimedScreen]

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

  /// The calls that the app had made when animations had ended.
  package let earlyCalls: [RecordedCall]

  /// The calls that the app has made at the end.
  package var calls: [RecordedCall] { state?.calls ?? [] }

  /// The screens of ``passage``.
  package var screens: [ScreenSnapshot] { passage.map(\.screen) }

  /// The run without the records of its steps, which need memory.
  package var withoutSteps: TrialRun {
    var run = self
    run.steps = []
    return run
  }

  /// The last screen.
  package var screen: ScreenSnapshot { passage.last?.screen ?? ScreenSnapshot() }
}

extension ScenarioExecution {
  /// Runs the scenario with chosen lengths of delays, and then waits until the app is at rest.
  ///
  /// - Parameters:
  ///   - choice: The lengths of delays.
  ///   - limit: How long to wait at most after animations have ended; nil to wait for rest.
  ///   - instrument: Watches the app.
  /// - Returns: The run.
  package func trial(
    _ choice: DelayChoice = .usual,
    waiting limit: Duration? = nil,
    with instrument: Instrument? = nil
  ) -> TrialRun {
    let delays = ChosenDelays(choice)
    var interpreter = interpreter(
      timing: choice.timing,
      scheduledBy: delays,
      with: instrument
    )
    let attempt = interpreter.run().masked(by: interpreter.secrets)
    var rest = RestSearch(settles: settles, limit: limit)
    let crash = attempt.failure == nil ? rest.search(in: &interpreter.session) : nil
    return TrialRun(
      steps: attempt.steps,
      failure: attempt.failure?.failure ?? crash,
      secrets: interpreter.secrets,
      passage: rest.passage.isEmpty ? [interpreter.session.timedScreen] : rest.passage,
      changeCount: rest.changeCount,
      endsHidden: rest.endsHidden,
      restlessness: interpreter.session.now - (rest.start ?? interpreter.session.now),
      isAtRest: rest.isAtRest,
      moment: interpreter.session.now,
      state: interpreter.session.comparableApp?.state,
      delays: delays.delays,
      earlyCalls: rest.earlyCalls
    )
  }
}

extension ScenarioExecution {
  /// The actions that change the app in a run of the scenario, until the app is at rest.
  package var actions: [ActionLog.Entry] {
    let log = ActionLog()
    _ = trial(with: .log(log))
    return log.entries
  }
}

extension InProcessSession {
  fileprivate var timedScreen: TimedScreen {
    mutating get { TimedScreen(moment: now, screen: screen) }
  }
}
