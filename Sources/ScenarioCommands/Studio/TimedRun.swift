package import ScenarioEvents
package import ScenarioRuntime

/// A run of one test case on its app's model, with every screen, and the delays that began in it.
package struct TimedRun: Sendable {
  package let timing: RunTiming
  package let record: CaseRecord

  /// The delays in the order that they began.
  package let delays: [DrawnDelay]

  /// Whether the case stands for all of its scenario, rather than for a row.
  let isWhole: Bool

  /// Runs a case.
  ///
  /// - Parameters:
  ///   - planned: The case.
  ///   - timing: The lengths of delays.
  ///   - trapped: The cases that have ended the process before, and are not run.
  package init(
    of planned: PlannedCase,
    _ timing: RunTiming = .usual,
    except trapped: TrappedCases = TrappedCases()
  ) {
    self.timing = timing
    var settings = timing.settings()
    settings.keepsFilm = true
    let script = DelayScript(timing.delays)
    record =
      trapped.record(of: planned)
      ?? TrapGuard.guarding(planned) {
        CaseExecution(planned, settings: settings, script: script).record()
      }
    delays = script.drawn
    isWhole = planned.extent?.row == nil
  }

  /// The attempt; nil if the case can't be run or is skipped.
  var attempt: Attempt? { record.lastAttempt }
}
