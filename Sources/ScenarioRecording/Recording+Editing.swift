import ScenarioRuntime

extension Recording {
  /// Removes a step, by its number in ``steps`` from 1, and runs the remaining steps again.
  ///
  /// - Throws: Why the step stays, such as that a later one would fail.
  package mutating func delete(step number: Int) throws(RecordingFault) {
    guard let place = present.place(ofStep: number) else { throw .noStep(number) }
    var take = present
    if place.index == 0, place.act > 0 {
      take.acts.remove(at: place.act)
      if let setup = take.setupCount, place.act < setup { take.setupCount = setup - 1 }
    } else {
      take.acts[place.act].omitsWaits = true
    }
    advance(to: try runningAnew(take))
  }

  /// Writes a step with another selector, given by its number in the step's `alternatives` from 1.
  package mutating func choose(
    alternative choice: Int,
    ofStep number: Int
  ) throws(RecordingFault) {
    guard let place = present.place(ofStep: number), place.index == 0,
      var step = present.acts[place.act].step
    else { throw .noStep(number) }
    guard step.alternatives.indices.contains(choice - 1) else {
      throw .refused("step \(number) has no selector \(choice)")
    }
    step.text = step.alternatives[choice - 1]
    step.countsElements = step.text.contains("index: ")
    var take = present
    take.acts[place.act].step = step
    advance(to: try runningAnew(take))
  }

  /// Replaces a step that runs a flow with the steps that the flow had replaced.
  package mutating func unfold(step number: Int) throws(RecordingFault) {
    guard let place = present.place(ofStep: number) else { throw .noStep(number) }
    let acts = present.acts[place.act].foldedActs
    guard place.index == 0, !acts.isEmpty else {
      throw .refused("step \(number) is not a flow that was found for recorded steps")
    }
    var take = present
    take.acts.replaceSubrange(place.act...place.act, with: acts)
    for index in place.act..<(place.act + acts.count) { take.acts[index].staysUnfolded = true }
    if let setup = take.setupCount, place.act < setup { take.setupCount = setup + acts.count - 1 }
    advance(to: try runningAnew(take))
  }

  /// Makes everything that was recorded so far the scenario's setup.
  package mutating func startHere() throws(RecordingFault) {
    guard target.isNew else {
      throw .refused("the setup of a file that is there already stays as it is")
    }
    guard present.acts.count > 1 else { throw .refused("nothing is recorded yet") }
    var take = present
    take.setupCount = take.acts.count
    advance(to: take)
  }

  /// Gives the scenario another name.
  package mutating func rename(to name: String) throws(RecordingFault) {
    guard target.isNew else {
      throw .refused("the name of a file that is there already stays as it is")
    }
    guard name.contains(where: { !$0.isWhitespace }) else { throw .refused("the name is empty") }
    var take = present
    take.name = name
    advance(to: try runningAnew(take))
  }

  /// The take with all acts repeated, because each may have different effects now.
  private func runningAnew(_ take: Take) throws(RecordingFault) -> Take {
    var result = take
    result.acts = [take.acts[0]]
    result.acts[0].waits = []
    result = try finished(result)
    for act in take.acts.dropFirst() {
      guard var step = act.step else { continue }
      if let asserted = step.asserted { step.text = asserted }
      do throws(RecordingFault) {
        result = try adding(step, omittingWaits: act.omitsWaits, to: result)
        result.acts[result.acts.count - 1].foldedActs = act.foldedActs
        result.acts[result.acts.count - 1].staysUnfolded = act.staysUnfolded
      } catch {
        guard case .failed(let failure) = error else { throw error }
        throw .breaks(step.masked(by: secrets), failure)
      }
    }
    return result
  }

  private func adding(
    _ step: RecordedStep,
    omittingWaits omitsWaits: Bool,
    to take: Take
  ) throws(RecordingFault) -> Take {
    var next = try adding(step, to: take)
    guard omitsWaits else { return next }
    next.acts[next.acts.count - 1].omitsWaits = true
    next = next.waiting([])
    return try finished(next)
  }
}

extension RecordingFault {
  fileprivate static func noStep(_ number: Int) -> RecordingFault {
    .refused("there is no step \(number)")
  }
}
