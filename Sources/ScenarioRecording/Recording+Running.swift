import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

extension Recording {
  func text(of take: Take) throws(RecordingFault) -> RecordedText {
    try text(of: take, take.whole.lists)
  }

  private func text(of take: Take, _ lists: StepLists) throws(RecordingFault) -> RecordedText {
    let steps = lists.setup + lists.body + take.flows.flatMap(\.steps)
    return try target.text(
      named: take.name,
      importing: take.imports,
      secrets: take.secrets.filter { $0.isUsed(in: steps) },
      flows: take.flows.filter { $0.vocabulary == nil },
      lists
    )
  }

  func plan(_ file: SourceFile, in take: Take) throws(RecordingFault) -> PlannedFile {
    planner(file, try take.changedVocabularies.map(\.changed))
  }

  /// The file of a take without the imports that none of its steps uses.
  func savedFile(of take: Take) throws(RecordingFault) -> SourceFile {
    let file = try text(of: take).file
    let unused = try plan(file, in: take).diagnostics.filter { $0.message.isOf(.unusedImport) }
      .compactMap(\.place.span?.text)
    if unused.isEmpty || !target.isNew { return file }
    var take = take
    take.imports.removeAll {
      unused.contains($0) || unused.contains(WrittenValue.literal($0).flowText)
    }
    return try text(of: take).file
  }

  /// The part of a file that the interpreter runs: everything up to the last recorded step.
  func execution(of lists: StepLists, in take: Take) throws(RecordingFault) -> ScenarioExecution {
    let text = try text(of: take, lists)
    guard let execution = try wholeExecutions(of: text, in: take).first else {
      throw .refused("the scenario is skipped; remove 'skip' from the file to record")
    }
    return execution.ending(at: try text.position(in: execution.scenario))
  }

  /// The scenario of a take without the recorded steps.
  ///
  /// It has the same values and vocabulary, and takes much less time to write and plan.
  func executionWithoutSteps(in take: Take) throws(RecordingFault) -> ScenarioExecution {
    try execution(of: StepLists(), in: take)
  }

  /// The test cases of the scenario that is recorded, with the steps that the file has after the place
  /// of the recording.
  func wholeExecutions(
    of text: RecordedText,
    in take: Take
  ) throws(RecordingFault) -> [ScenarioExecution] {
    let planned = try plan(text.file, in: take)
    let errors = planned.diagnostics.filter(\.isError)
    guard errors.isEmpty else { throw .invalid(errors) }
    return text.recordedExecutions(among: planned.cases)
  }

  /// Whether steps that a file has after the place of the recording pass only without some waits.
  private func laterStepsFail(
    in waiting: Take,
    butNotIn take: Take
  ) throws(RecordingFault) -> Bool {
    guard !target.isNew, try !passes(waiting) else { return false }
    return try passes(take)
  }

  /// Whether the scenario passes up to the end of the file.
  private func passes(_ take: Take) throws(RecordingFault) -> Bool {
    let text = try text(of: take, take.allLists)
    return try wholeExecutions(of: text, in: take).allSatisfy { $0.trial().failure == nil }
  }

  /// A take whose last act is followed by the waits that it needs, and by rest.
  ///
  /// If the file has later steps that pass only without these waits, the user looks at the moment at
  /// which the act had ended.
  func finished(_ take: Take) throws(RecordingFault) -> Take {
    let execution = try execution(of: take.allLists, in: take)
    let usual = execution.trial()
    if let failure = usual.failure { throw .failed(failure) }
    var take = take
    take.endLastAct(with: usual)
    take.last.passage = usual.passage
    if let wait = take.last.wait { return try finished(take, execution, early: wait) }
    // Without delays, every timing is the usual one.
    guard usual.isAtRest, !usual.delays.isEmpty, !take.last.omitsWaits else { return take }
    let late = execution.trial(.longestExceptAnimations)
    guard late.failure == nil, late.changeCount > 0 else { return take }
    let search = WaitSearch(usual: take.last.end, late: late, order: order, execution: execution) {
      try? self.execution(of: take.waiting($0).allLists, in: take)
    }
    var waiting = take.waiting(search.waits)
    waiting.last.timeout = search.timeout
    if try laterStepsFail(in: waiting, butNotIn: take) { return waiting.deferringWaits }
    waiting.endLastAct(with: try self.execution(of: waiting.allLists, in: waiting).trial())
    return waiting
  }

  /// A take whose next act begins before the app is at rest.
  private func finished(
    _ take: Take,
    _ execution: ScenarioExecution,
    early wait: Duration
  ) throws(RecordingFault) -> Take {
    var take = take
    take.endLastAct(with: execution.trial(waiting: wait))
    guard !take.last.omitsWaits else { return take }
    let search = EarlyWaitSearch(end: take.last.end, order: order, execution: execution) { waits in
      try? self.execution(of: take.waiting(waits).allLists, in: take)
    }
    guard let waits = search.waits else { return take }
    take = take.waiting(waits)
    let waiting = try self.execution(of: take.allLists, in: take)
    take.endLastAct(with: waiting.trial(waiting: .zero))
    return take
  }

  /// Adds an act whose step is written already.
  func adding(_ step: RecordedStep, to take: Take) throws(RecordingFault) -> Take {
    var next = try lookedAt(take)
    if let waiting = takeWaiting(for: step, after: next) { return waiting }
    next.acts.append(RecordedAct(step: step, end: next.last.end))
    return try finished(next)
  }

  /// The take whose last act is followed by the next one at the moment at which the user looks.
  private func lookedAt(_ take: Take) throws(RecordingFault) -> Take {
    guard let glance = take.glance else { return take }
    var next = take.waiting([])
    next.glance = nil
    next.last.wait = glance
    next.last.defersWaits = false
    return try finished(next)
  }

  /// The take with a flow in place of its last acts, if one does the same.
  func folded(_ take: Take) -> Take {
    guard take.last.end.isAtRest, take.last.wait == nil, hasFlows(in: take),
      let execution = try? execution(of: take.allLists, in: take)
    else { return take }
    let search = FoldSearch(take: take, execution: execution) { other in
      try? self.execution(of: other.allLists, in: other)
    }
    return search.folded.flatMap { try? finished($0) } ?? take
  }

  private func hasFlows(in take: Take) -> Bool {
    ((try? executionWithoutSteps(in: take))?.words.nameCount(of: .flow) ?? 0) > 0
  }

  /// The take with an assertion as the wait after the previous act; nil if it cannot be that wait.
  private func takeWaiting(for step: RecordedStep, after take: Take) -> Take? {
    guard !take.last.waits.isEmpty, !take.last.defersWaits, take.last.wait == nil,
      let expectation = step.assertedExpectation
    else { return nil }
    var next = take.waiting([])
    var wait = expectation.wait(timeout: take.last.timeout).annotated(like: step)
    wait.asserted = step.text
    next.acts.append(RecordedAct(step: wait, end: take.last.end))
    guard let execution = try? execution(of: next.allLists, in: next) else { return nil }
    let usual = take.last.end
    guard
      let late = try? self.execution(of: take.allLists, in: take).trial(.longestExceptAnimations)
    else { return nil }
    let search = WaitSearch(usual: usual, late: late, order: order, execution: execution) { _ in
      nil
    }
    guard search.isSound(execution) else { return nil }
    let end = execution.trial()
    next.endLastAct(with: end)
    next.last.passage = end.passage
    return next
  }
}

extension Take {
  /// Notes how the scenario is after the last act.
  fileprivate mutating func endLastAct(with trial: TrialRun) {
    let earlier = acts.dropLast().last
    last.end(with: trial, after: earlier)
  }
}

extension RecordedStep {
  /// The expectation of an `assert` step without a window and a message; nil for any other step.
  fileprivate var assertedExpectation: ExpectationText? {
    guard case .action(.assert(let assertion))? = decoded?.command, assertion.window == nil,
      assertion.message == nil
    else { return nil }
    return value.flatMap { ExpectationText($0) }
  }
}
