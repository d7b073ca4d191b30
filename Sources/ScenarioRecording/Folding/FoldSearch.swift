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
    let flows = self.flows
    for start in foldableActs {
      if let folded = folded(from: start, flows) { return folded }
    }
    return nil
  }

  /// A flow that may do what acts did.
  private struct Flow {
    let name: String
    let parameters: [Parameter]
    let shape: FlowShape

    func hasDefault(_ name: String) -> Bool {
      parameters.contains { $0.name.value == name && $0.fallback != nil }
    }
  }

  private var flows: [Flow] {
    execution.words.names(of: .flow).prefix(Self.mostFlows).compactMap { name in
      guard let flow = execution.words.word(name, of: .flow),
        case .flow(let steps) = flow.definition.body,
        let shape = FlowShape(steps, words: flow.scope)
      else { return nil }
      return Flow(name: name, parameters: flow.definition.parameters, shape: shape)
    }
  }

  /// The acts from which on only gestures follow, the earliest first.
  private var foldableActs: Range<Int> {
    let first = max(1, take.setupCount.map { min($0, take.acts.count - 1) } ?? 1)
    let earliest = max(first, take.acts.count - Self.mostActs)
    let last = take.acts.lastIndex { !$0.canBeFolded } ?? 0
    return max(earliest, last + 1)..<max(take.acts.count, last + 1)
  }

  private func folded(from start: Int, _ flows: [Flow]) -> Take? {
    let acts = take.acts[start...]
    let steps = acts.flatMap(\.originalSteps)
    let gestures = steps.compactMap(\.gesture)
    let fitting = flows.filter { $0.shape.holds(gestures) }
    if fitting.isEmpty { return nil }
    let texts = StepTexts(of: steps)
    let blank = FoldTrial.blank(using: texts.references)
    let trial = FoldTrial(
      pattern: replan(folding(from: start, into: blank)),
      recorded: execution,
      before: take.acts[start - 1],
      end: take.last.end,
      touches: acts.flatMap(\.originalActs).flatMap(\.touches)
    )
    guard let trial else { return nil }
    for flow in fitting {
      if let step = use(of: flow, texts, trial) { return folding(from: start, into: step) }
    }
    return nil
  }

  /// The step that runs a flow with the arguments with which it fits, and with none that it has by default.
  private func use(of flow: Flow, _ texts: StepTexts, _ trial: FoldTrial) -> RecordedStep? {
    for texts in texts.withoutReturns {
      let choices = ArgumentChoices(
        for: flow.parameters,
        among: texts.texts,
        references: texts.references
      )
      guard var arguments = choices.assignments.first(where: { trial.fits($0.run(flow.name)) })
      else { continue }
      for argument in arguments where flow.hasDefault(argument.name) {
        let fewer = arguments.filter { $0 != argument }
        if trial.fits(fewer.run(flow.name)) { arguments = fewer }
      }
      return arguments.run(flow.name)
    }
    return nil
  }

  private func folding(from start: Int, into step: RecordedStep) -> Take {
    var folded = take
    var act = RecordedAct(step: step, end: take.last.end)
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
