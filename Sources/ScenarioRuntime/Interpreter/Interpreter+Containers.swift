import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Runs the steps of a container; its record comes before theirs.
  mutating func run(
    _ container: Container,
    of step: Step,
    at slot: Int,
    isOptional: Bool
  ) -> StepFlow {
    log.depth += 1
    let flow: StepFlow
    do throws(Failure) {
      flow = try run(container, of: step, at: slot)
    } catch {
      log.depth -= 1
      return fail(at: slot, isOptional: isOptional, error)
    }
    log.depth -= 1
    return finish(at: slot, isOptional: isOptional, flow)
  }

  /// Records the outcome of a container: it fails with its first failed step.
  private mutating func finish(at slot: Int, isOptional: Bool, _ flow: StepFlow) -> StepFlow {
    notes = []
    switch flow {
    case .failed(let failure): return fail(at: slot, isOptional: isOptional, failure)
    case .next, .interrupted:
      finish(slot)
      return flow
    }
  }

  /// Records the outcome of a turn, or of the steps for an interruption.
  mutating func finish(_ slot: Int, _ flow: StepFlow) {
    guard case .failed(let failure) = flow else { return finish(slot) }
    log.finish(slot, isWarning(failure) ? .warned(failure) : .failed(failure), at: session.now)
  }

  private mutating func finish(_ slot: Int) {
    let failure = log.firstFailure(within: slot)
    log.finish(slot, failure.map { .failed($0) } ?? .passed, at: session.now)
  }

  private mutating func run(
    _ container: Container,
    of step: Step,
    at slot: Int
  ) throws(Failure) -> StepFlow {
    switch container {
    case .run(let call): try run(call, at: step.span)
    case .group(_, let steps): run(steps)
    case .repeat(let repetition, let steps): try run(steps, repetition, of: step, at: slot)
    case .forEach(let iteration, let steps): try run(steps, iteration, at: step.span)
    case .if(let condition, let thenSteps, let elseSteps):
      try run(if: condition, thenSteps, else: elseSteps, at: slot)
    }
  }

  /// Runs a flow with its arguments, and comes back to the names that hold here.
  ///
  /// The values stay if the run ends at a step within, so that a debugger can use them.
  private mutating func run(_ call: Call, at span: SourceSpan) throws(Failure) -> StepFlow {
    guard let word = scope.words.word(call.name.value, of: .flow),
      case .flow(let steps) = word.definition.body
    else {
      throw Failure(.badValue, "unknown flow '\(call.name.value)'")
    }
    let outer = scope
    scope = try scope.fill { scope throws(ValueFault) in
      try scope.entering(word.definition, in: word.scope, by: call)
    }
    log.calls.insert(span, at: 0)
    holdOn(to: outer.locals)
    let flow = run(steps)
    letGo()
    log.calls.removeFirst()
    let inner = scope
    scope = outer.remembering(as: inner)
    if log.hasReachedEnd { scope.unbindAll(but: inner) }
    return flow
  }

  private mutating func run(
    _ steps: [Step],
    _ repetition: Repetition,
    of step: Step,
    at slot: Int
  ) throws(Failure) -> StepFlow {
    let condition: LoopCondition
    switch repetition {
    case .times(let setting):
      let count = try count(setting)
      holdOn(to: ["times": .number(Number(count))])
      defer { letGo() }
      return runTurns(0..<count, step.span) { $0.run(steps) }
    case .whileHolds(let expectation, let limit):
      condition = LoopCondition(expectation: expectation, goesOnWhile: true, limit: limit)
    case .untilHolds(let expectation, let limit):
      condition = LoopCondition(expectation: expectation, goesOnWhile: false, limit: limit)
    }
    return try run(steps, condition, of: step, at: slot)
  }

  /// What keeps a loop going, and how often at most.
  private struct LoopCondition {
    let expectation: Expectation

    /// Whether it continues while the expectation holds, or while it does not.
    let goesOnWhile: Bool
    let limit: Resolvable<Int>
  }

  /// Goes round as long as the condition calls for it; looks before every turn.
  private mutating func run(
    _ steps: [Step],
    _ condition: LoopCondition,
    of step: Step,
    at slot: Int
  ) throws(Failure) -> StepFlow {
    let limit = try count(condition.limit)
    holdOn(to: ["atMost": .number(Number(limit))])
    defer { letGo() }
    var turn = 0
    while try holdsNow(condition.expectation, at: slot) == condition.goesOnWhile {
      guard turn < limit else { throw try loopLimitFailure(condition, limit) }
      let flow = runTurns(turn..<(turn + 1), step.span) { $0.run(steps) }
      if !flow.continues { return flow }
      if log.hasReachedEnd { return .interrupted }
      turn += 1
    }
    return .next
  }

  private mutating func loopLimitFailure(
    _ condition: LoopCondition,
    _ limit: Int
  ) throws(Failure) -> Failure {
    var mismatch =
      condition.goesOnWhile ? Mismatch("") : try explain(condition.expectation)
    let verb = condition.goesOnWhile ? "still holds" : "still does not hold"
    let shown = scope.shown(condition.expectation)
    mismatch.summary = "after \(counted(limit, "turn")) \(shown) \(verb)"
    mismatch.advice = "raise 'atMost', or find out why the steps do not get there"
    return failure(.loopLimitReached, mismatch)
  }

  private mutating func run(
    _ steps: [Step],
    _ iteration: Iteration,
    at span: SourceSpan
  ) throws(Failure) -> StepFlow {
    let values = try values(of: iteration)
    let outer = scope
    holdOn(to: ["in": .list(values)])
    defer {
      letGo()
      if !log.hasReachedEnd { scope.unbindAll(but: outer) }
    }
    let sources = scope.sources(of: iteration, count: values.count)
    return runTurns(values.indices, span) { interpreter in
      interpreter.run(steps)
    } before: { interpreter, index in
      let name = iteration.variable.value
      interpreter.scope.bind(name, to: values[index], madeOf: sources[index])
      if let name = iteration.index?.value {
        interpreter.scope.bind(name, to: .number(Number(index)), madeOf: ValueSources())
      }
    }
  }

  private func values(of iteration: Iteration) throws(Failure) -> [Value] {
    try scope.fill { scope throws(ValueFault) in try scope.values(of: iteration) }
  }

  /// Runs the iterations of a loop, each under its own record.
  private mutating func runTurns(
    _ turns: Range<Int>,
    _ span: SourceSpan,
    _ body: (inout Self) -> StepFlow,
    before prepare: (inout Self, Int) -> Void = { _, _ in }
  ) -> StepFlow {
    for turn in turns {
      if log.hasReachedEnd {
        wasInterrupted = true
        return .interrupted
      }
      prepare(&self, turn)
      let slot = log.begin("turn", title: "\(turn + 1)", span: span, at: session.now)
      log.depth += 1
      let flow = body(&self)
      log.depth -= 1
      finish(slot, flow)
      if !flow.continues { return flow }
    }
    return .next
  }

  private mutating func run(
    if condition: Expectation,
    _ thenSteps: [Step],
    else elseSteps: [Step],
    at slot: Int
  ) throws(Failure) -> StepFlow {
    if try holdsNow(condition, at: slot) {
      let flow = run(thenSteps)
      log.appendSkipped(elseSteps)
      return flow
    }
    try noteDoubts(aboutAbsenceIn: condition, at: slot)
    log.appendSkipped(thenSteps)
    return run(elseSteps)
  }

  /// Judges a condition at once; several matches where one is needed are a failure.
  ///
  /// The container's record says how long animations took before, and that a condition about an
  /// absent element counts as one that does not hold; of looks in a row that find the same, once.
  private mutating func holdsNow(_ condition: Expectation, at slot: Int) throws(Failure) -> Bool {
    notes = []
    log.current = slot
    lookAnew()
    try settle()
    try handleInterruptions()
    if !condition.isIndependentOfScreen(in: scope.words) { try requireRunningApp() }
    let judgement = try judge(condition)
    if judgement == .absent {
      let remark = "does not hold: \(try explain(condition).summary)"
      if !notes.isEmpty || !log.ends(with: remark, at: slot) { note(.text(remark)) }
    }
    log.note(notes, at: slot)
    notes = []
    switch judgement {
    case .holds: return true
    case .fails, .absent: return false
    case .ambiguous: throw failure(.assertionFailed, try explain(condition))
    }
  }
}

extension Expectation {
  /// Whether it is about values alone, also in checks, so that it can be judged while no app is
  /// running.
  func isIndependentOfScreen(in words: WordScope, depth: Int = 0) -> Bool {
    switch form {
    case .equals, .matches: true
    case .all(let parts), .any(let parts):
      parts.allSatisfy { $0.isIndependentOfScreen(in: words, depth: depth) }
    case .not(let inner): inner.isIndependentOfScreen(in: words, depth: depth)
    case .check(let call): call.isIndependentOfScreen(in: words, depth: depth)
    case .exists, .element, .elements, .screen, .transition, .call: false
    }
  }
}

extension Call {
  /// Whether a check is about values alone.
  ///
  /// A check that is nested too deeply is left to the judge.
  fileprivate func isIndependentOfScreen(in words: WordScope, depth: Int) -> Bool {
    guard depth < Scope.greatestDepth, let check = words.word(name.value, of: .check),
      case .check(let expectation) = check.definition.body
    else { return true }
    return expectation.isIndependentOfScreen(in: check.scope, depth: depth + 1)
  }
}
