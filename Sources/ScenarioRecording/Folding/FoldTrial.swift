import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioRuntime

/// Tries flows in the place of acts.
///
/// The file is written and planned once with a blank step there. Each flow takes its place in the plan, which
/// is much quicker than to plan the file again.
struct FoldTrial {
  /// The step in whose place flows are tried, which uses the variables that these may use.
  static func blank(using variables: [String]) -> RecordedStep {
    RecordedStep("log", .text("flow" + variables.map { " ${\($0)}" }.joined()))
  }

  private let pattern: ScenarioExecution
  private let place: SourceSpan
  private let recorded: ScenarioExecution
  private let before: RecordedAct
  private let end: TrialRun
  private let touches: [String]

  /// - Parameters:
  ///   - pattern: The scenario with a blank step in the place of the acts.
  ///   - recorded: The scenario with the acts.
  ///   - before: The act before them.
  ///   - end: The run up to the last of them.
  ///   - touches: What they touched, in order.
  init?(
    pattern: ScenarioExecution?,
    recorded: ScenarioExecution,
    before: RecordedAct,
    end: TrialRun,
    touches: [String]
  ) {
    guard let pattern, let place = pattern.trial().steps.last?.span else { return nil }
    self.pattern = pattern
    self.place = place
    self.recorded = recorded
    self.before = before
    self.end = end
    self.touches = touches
  }

  /// Whether a step that runs a flow does what the acts did.
  func fits(_ step: RecordedStep) -> Bool {
    guard let use = step.decoded,
      let execution = pattern.replacing(place, with: { _ in [use] })
    else { return false }
    let trial = execution.trial()
    guard trial.failure == nil, trial.isAtRest, let state = trial.state, state == end.state,
      state != before.end.state,
      touches.isSubsequence(of: Array(trial.touches.dropFirst(before.touchCount)))
    else { return false }
    return execution.actions == recorded.actions
  }
}
