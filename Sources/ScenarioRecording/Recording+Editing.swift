import ScenarioModel

extension Recording {
  /// Removes a step, by its number in ``steps`` from 1, and runs the remaining steps again.
  ///
  /// - Throws: Why the step stays, such as that a later one would fail.
  package mutating func delete(step number: Int) throws(RecordingFault) {
    var take = present.whole
    guard let place = take.place(ofStep: number) else { throw .noStep(number) }
    var current = currentAct
    if place.index == 0, place.act > 0 {
      take.acts.remove(at: place.act)
      if let setup = take.setupCount, place.act < setup { take.setupCount = setup - 1 }
      if place.act <= current { current -= 1 }
    } else {
      take.acts[place.act].omitsWaits = true
    }
    advance(to: try runningAnew(take).looking(atAct: current))
  }

  /// Writes a step with another selector, given by its number in the step's `alternatives` from 1.
  package mutating func choose(alternative choice: Int, ofStep number: Int) throws(RecordingFault) {
    var take = present.whole
    guard let place = take.place(ofStep: number), place.index == 0,
      var step = take.acts[place.act].step
    else { throw .noStep(number) }
    guard step.alternatives.indices.contains(choice - 1) else {
      throw .refused("step \(number) has no selector \(choice)")
    }
    step.text = step.alternatives[choice - 1]
    step.countsElements = step.value?.countsElements ?? false
    take.acts[place.act].step = step
    advance(to: try runningAnew(take).looking(atAct: currentAct))
  }

  /// Replaces a step that runs a flow with the steps that the flow had replaced.
  package mutating func unfold(step number: Int) throws(RecordingFault) {
    var take = present.whole
    guard let place = take.place(ofStep: number) else { throw .noStep(number) }
    let acts = take.acts[place.act].foldedActs
    guard place.index == 0, !acts.isEmpty else {
      throw .refused("step \(number) is not a flow that was found for recorded steps")
    }
    take.acts.replaceSubrange(place.act...place.act, with: acts)
    for index in place.act..<(place.act + acts.count) { take.acts[index].staysUnfolded = true }
    if let setup = take.setupCount, place.act < setup { take.setupCount = setup + acts.count - 1 }
    let current = currentAct + (place.act <= currentAct ? acts.count - 1 : 0)
    take.flows.removeAll { flow in !take.acts.contains { $0.runs(flow) } }
    advance(to: try runningAnew(take).looking(atAct: current))
  }

  /// Makes everything that was recorded so far the scenario's setup.
  package mutating func startHere() throws(RecordingFault) {
    guard target.isNew else {
      throw .refused(
        "the recorder does not move steps of an existing file; edit 'setup' in the file"
      )
    }
    guard present.acts.count > 1 else { throw .refused("nothing is recorded yet") }
    var take = present
    take.setupCount = take.acts.count
    take.glance = nil
    advance(to: take)
  }

  /// Changes what a step says besides its command.
  ///
  /// - Throws: Why the step would not be valid; the recording is as it was then.
  package mutating func edit(_ edit: StepEdit, ofStep number: Int) throws(RecordingFault) {
    var take = present
    guard let place = take.whole.place(ofStep: number) else { throw .noStep(number) }
    guard !take.whole.hasOwnModifiers(atStep: place) else {
      throw .refused("step \(number) is written as one mapping; change it in the file")
    }
    take.change(stepAt: place) { $0.apply(edit) }
    let whole = take.whole
    _ = try execution(of: whole.allLists, in: whole)
    advance(to: take)
  }

  /// Gives the scenario another name.
  package mutating func rename(to name: String) throws(RecordingFault) {
    guard target.isNew else {
      throw .refused("the recorder does not rename an existing scenario; change 'name' in the file")
    }
    guard name.contains(where: { !$0.isWhitespace }) else { throw .refused("the name is empty") }
    var take = present.whole
    take.name = name
    advance(to: try runningAnew(take).looking(atAct: currentAct))
  }

  /// The take with all acts repeated, because each may have different effects now.
  func runningAnew(_ take: Take) throws(RecordingFault) -> Take {
    var start = take
    start.acts = [take.acts[0]]
    start.acts[0].waits = []
    start = try finished(start)
    start.acts[0].waits = start.acts[0].waits.annotated(like: take.acts[0].waits)
    return try repeating(take.acts.dropFirst(), after: start)
  }

  func repeating(
    _ acts: some Sequence<RecordedAct>,
    after take: Take
  ) throws(RecordingFault) -> Take {
    var result = take
    for act in acts {
      guard var step = act.step else { continue }
      if let asserted = step.asserted { step.text = asserted }
      do throws(RecordingFault) {
        result = try adding(step, asIn: act, to: result)
      } catch {
        guard case .failed(let failure) = error else { throw error }
        throw .breaks(step.masked(by: secrets), failure)
      }
    }
    return result
  }

  private func adding(
    _ step: RecordedStep,
    asIn act: RecordedAct,
    to take: Take
  ) throws(RecordingFault) -> Take {
    var next = try adding(step, to: take)
    next.last.foldedActs = act.foldedActs
    next.last.staysUnfolded = act.staysUnfolded
    if act.omitsWaits || act.wait != nil {
      next.last.omitsWaits = act.omitsWaits
      next.last.wait = act.wait
      next = try finished(next.waiting([]))
    }
    return next.waiting(next.last.waits.annotated(like: act.waits))
  }
}

/// A change of what a step says besides its command.
package enum StepEdit: Hashable, Sendable {
  /// The name that reports show; an empty one removes it.
  case name(String)

  /// Whether the scenario continues if the step fails.
  case isOptional(Bool)

  /// The comment after the step; an empty one removes it.
  case comment(String)
}

extension RecordedStep {
  fileprivate mutating func apply(_ edit: StepEdit) {
    switch edit {
    case .name(let text): name = text.oneLine
    case .isOptional(let flag): isOptional = flag
    case .comment(let text): comment = text.oneLine
    }
  }
}

extension String {
  /// The text without line breaks; nil if it is empty.
  fileprivate var oneLine: String? {
    let text = filter { !$0.isNewline }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}

extension Take {
  /// Whether a person has written a step as one mapping, which may have a name already.
  fileprivate func hasOwnModifiers(atStep place: (act: Int, index: Int)) -> Bool {
    acts[place.act].steps[place.index].text.hasPrefix("{")
  }

  /// Changes a step that acts or waits, without running anything again.
  fileprivate mutating func change(
    stepAt place: (act: Int, index: Int),
    _ change: (inout RecordedStep) -> Void
  ) {
    if place.act < acts.count {
      acts[place.act].change(step: place.index, change)
    } else {
      later[place.act - acts.count].change(step: place.index, change)
    }
  }
}

extension RecordedAct {
  fileprivate mutating func change(step index: Int, _ change: (inout RecordedStep) -> Void) {
    let waitIndex = step == nil ? index : index - 1
    if var own = step, index == 0 {
      change(&own)
      step = own
    } else if waits.indices.contains(waitIndex) {
      change(&waits[waitIndex])
    }
  }

  func runs(_ flow: RecordedFlow) -> Bool {
    guard case .container(.run(let call))? = step?.decoded?.command else { return false }
    return call.name.value == flow.name
  }
}

extension RecordingFault {
  static func noStep(_ number: Int) -> RecordingFault { .refused("there is no step \(number)") }
}
