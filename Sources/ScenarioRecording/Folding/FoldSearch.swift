import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

/// Finds a flow of the vocabulary that does what the last acts of a take did.
///
/// A flow fits by its effect: the same actions change the app in the same order, the app is at rest in
/// the same state, and everything that was touched is touched by the flow in the same order.
struct FoldSearch {
  let take: Take

  /// The scenario of the take, with its vocabulary.
  let execution: ScenarioExecution

  /// The scenario with other acts; nil if it would be invalid.
  let replan: (Take) -> ScenarioExecution?

  /// The take with a flow in place of its last acts, as many as possible; nil if no flow fits.
  var folded: Take? {
    for start in foldableActs {
      for name in execution.words.names(of: .flow).prefix(Self.mostFlows) {
        if let folded = folding(from: start, into: name) { return folded }
      }
    }
    return nil
  }

  /// The acts from which on only gestures follow, the earliest first.
  private var foldableActs: Range<Int> {
    let first = max(1, take.setupCount.map { min($0, take.acts.count - 1) } ?? 1)
    let earliest = max(first, take.acts.count - Self.mostActs)
    let last = take.acts.lastIndex { !$0.canBeFolded } ?? 0
    return max(earliest, last + 1)..<max(take.acts.count, last + 1)
  }

  private func folding(from start: Int, into name: String) -> Take? {
    guard let flow = execution.words.flow(name),
      let shape = FlowShape(flow.definition.steps, words: flow.scope),
      shape.holds(take.acts[start...].flatMap(\.gestures))
    else { return nil }
    let steps = take.acts[start...].flatMap(\.originalSteps)
    let texts = StepTexts(of: steps)
    let choices = ArgumentChoices(
      for: flow.definition.parameters,
      among: texts.texts,
      references: texts.references
    )
    for arguments in choices.assignments {
      if fits(arguments, name, from: start) {
        return shortest(arguments, name, from: start)
      }
    }
    return nil
  }

  /// The use of the flow without the arguments that are as the flow's own.
  private func shortest(
    _ arguments: [ArgumentChoices.Assignment],
    _ name: String,
    from start: Int
  ) -> Take {
    var arguments = arguments
    for argument in arguments {
      let fewer = arguments.filter { $0 != argument }
      if fits(fewer, name, from: start) { arguments = fewer }
    }
    return folding(from: start, arguments, name)
  }

  private func fits(
    _ arguments: [ArgumentChoices.Assignment],
    _ name: String,
    from start: Int
  ) -> Bool {
    let before = take.acts[start - 1]
    guard let folded = replan(folding(from: start, arguments, name)) else { return false }
    let trial = folded.trial()
    guard trial.failure == nil, trial.isAtRest, let state = trial.state,
      state == take.last.end.state, state != before.end.state,
      take.acts[start...].flatMap(\.originalTouches).isSubsequence(
        of: Array(trial.touches.dropFirst(before.touchCount))
      )
    else { return false }
    return folded.actions == execution.actions
  }

  private func folding(
    from start: Int,
    _ arguments: [ArgumentChoices.Assignment],
    _ name: String
  ) -> Take {
    var folded = take
    var act = RecordedAct(step: arguments.run(name), end: take.last.end)
    act.foldedActs = take.acts[start...].flatMap(\.originalActs)
    folded.acts.replaceSubrange(start..., with: [act])
    return folded
  }

  private static let mostFlows = 100
  private static let mostActs = 12
}

extension RecordedAct {
  /// Whether a flow may do what the act does.
  fileprivate var canBeFolded: Bool {
    !staysUnfolded && step?.isAnnotated != true && (!foldedActs.isEmpty || step?.gesture != nil)
  }

  /// The act, or the acts in whose place it is.
  fileprivate var originalActs: [RecordedAct] { foldedActs.isEmpty ? [self] : foldedActs }

  /// The step, or those in whose place it is.
  var originalSteps: [RecordedStep] { originalActs.compactMap(\.step) }

  fileprivate var originalTouches: [String] { originalActs.flatMap(\.touches) }

  fileprivate var gestures: [String] { originalSteps.compactMap(\.gesture) }
}

extension TrialRun {
  /// What gestures touched, in order.
  var touches: [String] {
    steps.flatMap(\.notes).compactMap { note in
      guard case .touched(let element, let point) = note else { return nil }
      return "\(element) \(point.x) \(point.y)"
    }
  }
}
