import ScenarioEvents
import ScenarioModel

/// The handling of interruptions that the scenario's header declares.
extension Interpreter {
  /// Runs the steps of each interruption handler whose condition holds.
  mutating func handleInterruptions() throws(Failure) {
    if scenario.header.interruptions.isEmpty || isHandlingInterruption { return }
    for handler in scenario.header.interruptions {
      guard session.isRunning else { return }
      if try judge(handler.condition) == .holds { try handle(handler) }
    }
  }

  /// Runs a handler's steps below the step that they interrupt.
  ///
  /// That step continues afterwards.
  private mutating func handle(_ handler: InterruptionHandler) throws(Failure) {
    let (outerNotes, calls) = (notes, log.calls)
    log.calls = []
    isHandlingInterruption = true
    log.depth += 1
    let flow = run(handler)
    log.depth -= 1
    isHandlingInterruption = false
    (notes, log.calls) = (outerNotes, calls)
    if case .failed(let failure) = flow { throw failure }
    guard flow.continues, session.isRunning else { return }
    if try judge(handler.condition) == .holds { throw endlessInterruption(handler) }
  }

  private mutating func run(_ handler: InterruptionHandler) -> StepFlow {
    let slot = log.beginInterruption(
      title: shown(handler.title),
      span: handler.span,
      at: session.now
    )
    log.depth += 1
    let flow = run(handler.steps)
    log.depth -= 1
    notes = []
    finish(slot)
    return flow
  }

  private mutating func endlessInterruption(_ handler: InterruptionHandler) -> Failure {
    failure(
      .gestureFailed,
      Mismatch(
        "the interruption is still there after its steps: \(scope.shown(handler.condition))",
        advice: "end it with the steps after 'do'"
      )
    )
  }
}
