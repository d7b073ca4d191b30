import AppModelKit
import ScenarioEvents
import ScenarioModel

/// The handling of interruptions that the scenario's header declares.
extension Interpreter {
  /// Runs the steps of each interruption handler whose condition holds, with the names of the header.
  ///
  /// The deadline is that of the wait that they interrupt, if they interrupt one.
  mutating func handleInterruptions(before deadline: Moment? = nil) throws(Failure) {
    if scenario.header.interruptions.isEmpty || interruptedScope != nil { return }
    let interrupted = scope
    scope = headerScope.remembering(as: interrupted)
    interruptedScope = interrupted
    holdOn(to: interrupted.locals)
    defer {
      letGo()
      if !log.hasReachedEnd { scope = interrupted.remembering(as: scope) }
      interruptedScope = nil
    }
    for handler in scenario.header.interruptions {
      guard session.isRunning else { return }
      if try judge(handler.condition) == .holds { try handle(handler, before: deadline) }
    }
  }

  /// Runs a handler's steps below the step that they interrupt.
  ///
  /// That step continues afterwards, when animations have ended.
  private mutating func handle(
    _ handler: InterruptionHandler,
    before deadline: Moment?
  ) throws(Failure) {
    let (outerNotes, calls, depth, step) = (notes, log.calls, log.depth, log.current)
    let sight = firstSight
    (log.calls, log.depth) = ([], log.records[step].depth + 1)
    interruptedDeadline = deadline
    defer { interruptedDeadline = nil }
    let slot = log.count
    let flow = run(handler)
    (notes, log.calls, log.depth, log.current) = (outerNotes, calls, depth, step)
    firstSight = sight
    if log.hasReachedEnd { throw .noMoreWanted }
    if case .failed(let failure) = flow { throw failure }
    guard flow.continues, session.isRunning else { return }
    try settle()
    guard try judge(handler.condition) == .holds else { return }
    throw log.firstFailure(within: slot) ?? endlessInterruption(handler)
  }

  private mutating func run(_ handler: InterruptionHandler) -> StepFlow {
    let slot = log.begin(
      "interruption",
      title: shown(handler.title),
      span: handler.span,
      at: session.now
    )
    log.depth += 1
    let flow = run(handler.steps)
    log.depth -= 1
    notes = []
    finish(slot, flow)
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
