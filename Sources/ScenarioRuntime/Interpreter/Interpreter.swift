import AppModelKit
package import ScenarioEvents
package import ScenarioModel

/// Executes one scenario in one session, and records the outcome of each step.
///
/// A wait jumps from one change of the app to the next. So a wait of ten minutes costs as little as a
/// short one, and no polling interval can miss a change.
///
///     var interpreter = Interpreter(scenario, session: InProcessSession(app), scope: scope)
///     let attempt = interpreter.run()
///     attempt.failure?.failure.summary  // "no element matches button: 'Done'", or nil if it passed
package struct Interpreter<Session: AppSession> {
  var session: Session
  let scenario: Scenario
  let waitMargin: WaitMargin?

  /// The observer of the run, if any.
  var observer: (any RunObserver)? {
    didSet { log.history = observer.map { StepHistory(among: $0.histories) } }
  }

  /// The screens after the executed steps; nil if screens are not kept.
  var screens: [StepScreen]?

  /// Every screen of the run; nil if they are not kept.
  var film: [FilmFrame]?

  /// The screens at which the run looks, or an assertion there could, if they are kept.
  var looks: [ScreenLook]?

  /// Whether steps are run after a failure, whatever the header says.
  var alwaysContinues = false

  /// Whether the scenario must end before its next step.
  private let isInterrupted: @Sendable () -> Bool

  /// The names outside of flows and loops, before anything is remembered.
  let headerScope: Scope
  var scope: Scope
  var settings = Settings()
  var log = StepLog()
  var notes: [StepNote] = []

  /// What the app reported at the current step, and at the one before.
  var reports: (now: [String], before: [String]) = ([], [])

  /// The texts that no report may show: those that the scenario lists, and those that it types into
  /// secure fields.
  var secrets: Secrets

  /// The screen as the present step first saw it.
  var firstSight: ScreenSnapshot?

  /// The elements that were found, and the doubts that were reported, up to now.
  var doubted = DoubtMemory()

  /// The names of the step that may be interrupted, while interruptions are looked for and handled.
  var interruptedScope: Scope?

  /// The values that steps around the present one continue with, the innermost last, if a run is
  /// observed.
  var heldValues: [[String: Value]] = []

  /// When the wait ends that such steps interrupt, if they interrupt one.
  var interruptedDeadline: Moment?

  /// The number of the app's calls in the log.
  private var notedCalls = 0

  /// The number of optional steps around the current one, including itself.
  var optionalDepth = 0

  /// What went wrong with the session since the latest step ended, which fails the next one.
  var laterFault: SessionFault?

  /// Whether steps were left out because of an interruption, or as an inspection sees no more.
  var wasInterrupted = false

  package init(
    _ scenario: Scenario,
    session: Session,
    scope: Scope,
    secrets: Secrets = Secrets(),
    waitMargin: WaitMargin? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.scenario = scenario
    self.waitMargin = waitMargin
    self.isInterrupted = isInterrupted
    self.session = session
    self.secrets = secrets
    headerScope = scope
    self.scope = scope
  }

  /// Runs the scenario from launch to teardown; call it once.
  ///
  /// - Returns: The outcome of each step. It contains all ``secrets``: mask them before showing it.
  package mutating func run() -> Attempt {
    let (setup, teardown) = (scenario.header.setup, scenario.header.teardown)
    let count = setup.count + scenario.steps.count + teardown.count
    log.reserveCapacity(count + 1)
    switch start() {
    case .next:
      doubted.reserveCapacity(count)
      log.phase = .setup
      if run(setup).continues, log.failure == nil || alwaysContinues {
        log.phase = .body
        _ = run(scenario.steps)
      } else {
        log.appendNotRun(scenario.steps, in: .body)
      }
    case .failed, .interrupted:
      log.appendNotRun(setup, in: .setup)
      log.appendNotRun(scenario.steps, in: .body)
    }
    tearDown(teardown)
    drawFinalScreen()
    return Attempt(
      steps: log.records,
      failure: verdict,
      duration: session.now,
      screens: screens,
      film: film
    )
  }

  /// Runs the teardown with its own limits, even after a failure.
  private mutating func tearDown(_ steps: [Step]) {
    settings.limit = session.moment + settings.timeLimit
    log.renewLimits()
    log.phase = .teardown
    _ = run(steps)
  }

  /// Runs a list of steps, up to a failure or an interruption that ends it.
  mutating func run(_ steps: [Step]) -> StepFlow {
    for (index, step) in steps.enumerated() {
      keepFrame()
      if isInterrupted() || log.hasReachedEnd || !goesOn(.beforeStep) {
        wasInterrupted = true
        log.appendNotRun(steps[index...], in: log.phase)
        return .interrupted
      }
      let flow = run(step)
      if !flow.continues {
        log.appendNotRun(steps[(index + 1)...], in: log.phase)
        return flow
      }
    }
    return .next
  }

  /// Runs one step and records its outcome.
  private mutating func run(_ step: Step) -> StepFlow {
    lookAnew(for: step)
    notes = []
    let slot = begin(step, at: session.now)
    let isOptional: Bool
    do throws(Failure) {
      try log.checkLimits()
      isOptional = try boolean(step.isOptional)
    } catch {
      return fail(at: slot, error)
    }
    return run(step.command, of: step, at: slot, isOptional: isOptional)
  }

  /// Runs what a step commands; all within it, interruptions too, is as optional as the step.
  private mutating func run(
    _ command: Command,
    of step: Step,
    at slot: Int,
    isOptional: Bool
  ) -> StepFlow {
    if isOptional { optionalDepth += 1 }
    defer { if isOptional { optionalDepth -= 1 } }
    switch command {
    case .container(let container):
      return run(container, of: step, at: slot, isOptional: isOptional)
    case .action(let action):
      let flow = run(action, at: slot, isOptional: isOptional)
      if keepsScreens { keepScreen(after: slot) }
      return flow
    }
  }

  private mutating func run(_ action: Action, at slot: Int, isOptional: Bool) -> StepFlow {
    reports = ([], reports.now)
    do throws(Failure) {
      try raiseLaterFault()
      keepFrame(.settling)
      try settle(before: action)
      if looks != nil { keep(session.screen) }
      try handleInterruptions()
      try perform(action)
      try checkSession()
      log.finish(slot, .passed, at: session.now, notes: takeNotes())
      return .next
    } catch {
      return fail(at: slot, isOptional: isOptional, withEarlierReport(error))
    }
  }

  /// Records a failure and decides whether the steps after it are run.
  mutating func fail(at slot: Int, isOptional: Bool = false, _ failure: Failure) -> StepFlow {
    if wasInterrupted {
      log.finish(slot, .notRun, at: session.now)
      return .interrupted
    }
    noteWarnings()
    var failure = session.takeFault().map(Failure.init) ?? failure
    addScreenBefore(to: &failure)
    addPicture(to: &failure)
    let isWarning = isWarning(failure)
    let outcome: StepRecord.Outcome = isWarning ? .warned(failure) : .failed(failure)
    log.finish(slot, outcome, at: session.now, notes: takeNotes())
    return (isWarning ? isOptional : goesOn(after: failure.kind)) ? .next : .failed(failure)
  }

  /// Whether the steps after a failed one are run.
  ///
  /// In the teardown they always are, unless the app or the time has ended.
  private func goesOn(after kind: Failure.Kind) -> Bool {
    switch log.phase {
    case .teardown: kind.canBeOptional || kind == .badValue
    case .setup, .body: (settings.continuesAfterFailure || alwaysContinues) && kind.canBeOptional
    }
  }
}

extension Interpreter {
  /// Notes what the present step did or found.
  mutating func note(_ note: StepNote) { notes.append(note) }

  /// Returns what the present step did and found, for its record, and begins anew.
  mutating func takeNotes() -> [StepNote] {
    noteCalls()
    defer { notes = [] }
    return notes
  }

  /// Notes the calls that the app has made since the last step, and keeps their secrets.
  private mutating func noteCalls() {
    guard let calls = session.calls, calls.count != notedCalls else { return }
    for call in calls.dropFirst(notedCalls) {
      for argument in call.arguments where argument.value.isSecret {
        secrets.insert(argument.value.content)
      }
      note(.called(call.withoutSecrets))
    }
    notedCalls = calls.count
  }

  /// Notes the calls of the app that is about to go.
  mutating func forgetCalls() {
    noteCalls()
    notedCalls = 0
  }

  /// The screen as it is now; the first look of a step is kept for its failure.
  mutating func look() -> ScreenSnapshot {
    let screen = session.screen
    keep(screen)
    if firstSight == nil { firstSight = screen }
    return screen
  }

  /// Draws the final screen: one that can't be drawn is a fault even if no step looks at it.
  mutating func drawFinalScreen() {
    keepFrame()
    if looks != nil { try? settle() }
    keep(session.screen)
    forgetCalls()
  }

  private mutating func keep(_ screen: ScreenSnapshot) {
    looks?.append(ScreenLook(screen: screen, stepCount: log.records.count))
  }

  /// Forgets what was seen before a step or a condition looks for itself.
  mutating func lookAnew(for step: Step? = nil) {
    firstSight = nil
    guard case .action(let action) = step?.command else {
      return session.beginStep(timeout: settings.timeout)
    }
    session.beginStep(timeout: timeout(of: action))
  }

  /// How long an action may wait.
  func timeout(of action: Action?) -> Duration {
    guard let patience = action?.patience else { return settings.timeout }
    return (try? duration(patience)) ?? settings.timeout
  }
}
