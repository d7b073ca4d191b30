import ScenarioEvents

extension Recording {
  /// Replaces a step by one that a person has written, and runs the rest again.
  ///
  /// - Parameters:
  ///   - number: The number of the step in ``steps``, from 1.
  ///   - text: The step on one line, with or without its dash.
  /// - Throws: Why the step stays as it is, such as that the new one or a later one fails.
  package mutating func rewrite(step number: Int, as text: String) throws(RecordingFault) {
    let written = try StepLine(text)
    guard !written.text.contains(Secrets.mask) else {
      throw .refused(
        "'\(Secrets.mask)' stands for a secret; write its variable, such as \"${password}\""
      )
    }
    var take = present.whole
    guard let place = take.place(ofStep: number) else { throw .noStep(number) }
    let act = take.separate(stepAt: place)
    let added = take.acts.count - present.whole.acts.count
    try take.replace(stepOfAct: act, with: written, in: self)
    let current = currentAct + (place.act <= currentAct ? added : 0)
    do throws(RecordingFault) {
      advance(to: try runningAnew(take).looking(atAct: current))
    } catch {
      throw error.ofOwnStep(take.acts[act].step?.masked(by: secrets))
    }
  }
}

extension RecordingFault {
  /// The fault where a step that a person has just written fails itself, rather than a later one.
  fileprivate func ofOwnStep(_ step: RecordedStep?) -> RecordingFault {
    guard case .breaks(let broken, let failure) = self, broken.text == step?.text else {
      return self
    }
    return .failed(failure)
  }
}

extension Take {
  /// Makes a step one that a person can change, and returns the number of its act.
  ///
  /// The waits after an act are found anew each time, unless they become acts of their own.
  fileprivate mutating func separate(stepAt place: (act: Int, index: Int)) -> Int {
    let act = acts[place.act]
    if place.index == 0, act.step != nil { return place.act }
    let waits = act.waits.map { RecordedAct(step: $0, end: act.end) }
    acts[place.act].omitsWaits = true
    acts[place.act].waits = []
    acts.insert(contentsOf: waits, at: place.act + 1)
    if let setup = setupCount, place.act < setup { setupCount = setup + waits.count }
    return place.act + (act.step == nil ? 1 : 0) + place.index
  }

  /// Replaces the step of an act.
  ///
  /// A variable for a secret goes if nothing but the old step used it.
  fileprivate mutating func replace(
    stepOfAct index: Int,
    with written: StepLine,
    in recording: Recording
  ) throws(RecordingFault) {
    let old = acts[index]
    let others = (acts[..<index] + acts[(index + 1)...]).flatMap(\.originalSteps)
    secrets.removeAll { secret in
      !secret.isUsed(in: others + [RecordedStep(written.text)])
    }
    var before = recording
    before.present = looking(atAct: index - 1)
    let text = try before.hidingSecret(in: written, in: &self)
    let step = RecordedStep(text).annotated(like: old.step ?? RecordedStep(text))
    var act = RecordedAct(step: step, end: old.end)
    (act.waits, act.omitsWaits, act.wait) = (old.waits, old.omitsWaits, old.wait)
    acts[index] = act
    flows.removeAll { flow in !acts.contains { $0.runs(flow) } }
  }
}
