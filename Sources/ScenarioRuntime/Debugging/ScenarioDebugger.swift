package import AppModelKit
package import ScenarioEvents
package import ScenarioModel

/// A debugger that steps through a scenario forwards and backwards.
///
/// A step back runs the scenario again up to the previous step. That is fast, because app time is
/// virtual, and repeatable, because all delays keep their lengths.
package struct ScenarioDebugger {
  private let execution: ScenarioExecution

  /// The lengths of delays that were not given one.
  private let timing: DelayTiming

  /// The lengths that delays were given.
  private var delays: [DelayAssignment]

  /// Which of the events of one instant happens next, for each such instant.
  private let choices: [Int]

  /// The steps of the scenario with these lengths, without secrets.
  package private(set) var steps: [StepRecord] = []

  /// The executed steps that are not containers, by their indices in ``steps``, in the order of their
  /// ends: a step ends after those that answer an interruption of it.
  private var stops: [Int] = []

  /// The index of the current stop.
  private var stop = 0
  private var interpreter: Interpreter<InProcessSession>
  private var script: DelayScript

  /// A scenario that was launched.
  ///
  /// - Parameters:
  ///   - execution: The scenario.
  ///   - timing: The lengths of delays that are not given one.
  ///   - delays: The lengths that delays are given.
  ///   - choices: Which of the events of one instant happens next, for each such instant.
  package init(
    _ execution: ScenarioExecution,
    timing: DelayTiming,
    delays: [DelayAssignment],
    choices: [Int]
  ) {
    self.execution = execution
    self.timing = timing
    self.delays = delays
    self.choices = choices
    script = DelayScript(delays, choices: choices)
    interpreter = execution.interpreter(timing: timing, scheduledBy: script)
    runAnew()
  }

  // MARK: Moving

  /// The index of the step after which the scenario is, in ``steps``; nil if nothing was executed.
  package var current: Int? { stops.indices.contains(stop) ? stops[stop] : nil }

  /// Goes to the next step, and returns whether there is one.
  package mutating func stepForward() -> Bool { move(to: stop + 1) }

  /// Goes to the step before, and returns whether there is one.
  package mutating func stepBack() -> Bool { move(to: stop - 1) }

  /// Goes to a step, or the last one before it that was executed.
  ///
  /// - Parameter number: The number of the step in the log, from 1.
  /// - Returns: Whether that step was executed.
  package mutating func go(to number: Int) -> Bool {
    let index = stops.firstIndex(of: number - 1) ?? stops.lastIndex { $0 < number }
    return move(to: index ?? 0) && current == number - 1
  }

  private mutating func move(to index: Int) -> Bool {
    guard stops.indices.contains(index) else { return false }
    stop = index
    runUpToStop()
    return true
  }

  /// Sets a delay's length from here on.
  ///
  /// Earlier occurrences keep theirs.
  package mutating func set(_ assignment: DelayAssignment) {
    let drawn = script.drawn.filter { $0.delay.name == assignment.name }.map(\.assignment)
    delays += [assignment] + drawn
    let number = current.map { $0 + 1 } ?? 1
    runAnew()
    _ = go(to: number)
  }

  private mutating func runAnew() {
    start(upTo: nil)
    let attempt = interpreter.run()
    steps = attempt.masked(by: interpreter.secrets).steps
    stops = steps.indices.filter { steps[$0].outcome.hasRun && !steps.isContainer($0) }
      .sorted { (steps.lastIndex(within: $0), $1) < (steps.lastIndex(within: $1), $0) }
    stop = 0
    runUpToStop()
  }

  private mutating func runUpToStop() {
    start(upTo: current)
    _ = interpreter.run()
  }

  private mutating func start(upTo last: Int?) {
    script = DelayScript(delays, choices: choices)
    interpreter = execution.interpreter(timing: timing, scheduledBy: script)
    interpreter.log = StepLog(last: last)
  }

  // MARK: Looking

  /// The app as it is after the current step.
  package mutating func inspection() -> Inspection {
    Inspection(
      of: interpreter.session.screen,
      hiding: interpreter.secrets,
      at: interpreter.session.now,
      after: current.map { index in
        Inspection.ReachedStep(
          number: index + 1,
          last: index + 1,
          record: steps[index],
          isTheWantedOne: true
        )
      }
    )
  }

  /// The delays that have begun so far, in order.
  package var drawnDelays: [DrawnDelay] { script.drawn }

  /// The delays whose ends are still to come, in order.
  package var pendingDelays: [DrawnDelay] {
    let moments = interpreter.session.comparableApp?.pendingMoments ?? []
    let drawn = script.drawn
    return moments.sorted { $0.time < $1.time }.compactMap { moment in
      drawn.indices.contains(moment.origin - 1) ? drawn[moment.origin - 1] : nil
    }
  }

  /// Whether an expectation holds now; if not, why.
  package mutating func reasonAgainst(_ expectation: Expectation) -> String? {
    do throws(Failure) {
      if try interpreter.judge(expectation) == .holds { return nil }
      return interpreter.secrets.masking(try interpreter.explain(expectation).summary)
    } catch {
      return interpreter.secrets.masking(error.summary)
    }
  }
}

extension [StepRecord] {
  /// Whether a step has others in it, besides those that answer an interruption of it.
  fileprivate func isContainer(_ index: Int) -> Bool {
    let depth = self[index].depth
    return self[(index + 1)...].prefix { $0.depth > depth }
      .contains { $0.depth == depth + 1 && $0.command != "interruption" }
  }
}
