import AppModelKit
import ScenarioRecording

extension Recording {
  /// Carries out a change.
  mutating func apply(_ change: RecordingChange) throws(RecordingFault) {
    switch change {
    case .act(let act): try apply(act)
    case .assertion(let offer, let lasting):
      try record(step: lasting ? RecordedStep(offer).lasting("1s").text : offer)
    case .undo: try restore(undone, orElse: "there is nothing to undo")
    case .redo: try restore(redone, orElse: "there is nothing to redo")
    case .look(let look): try apply(look)
    case .edit(let edit): try apply(edit)
    }
  }

  private mutating func apply(_ act: RecordingChange.Act) throws(RecordingFault) {
    switch act {
    case .gesture(let gesture, let target, let mustReact):
      try record(gesture, try element(of: target), mustReact: mustReact)
    case .secondTap(let element, let point): try tapAgain(element, at: point)
    case .backspace: try deleteBackward()
    case .step(let text): try record(step: text)
    case .back: try record(step: "back")
    case .dismissKeyboard: try record(step: "dismissKeyboard")
    }
  }

  private func element(of target: PageTarget) throws(RecordingFault) -> Int {
    switch target {
    case .element(let index): return index
    case .point(let point):
      guard let hit = shownScreen.hitTest(point) else {
        throw .refused("there is nothing at this point")
      }
      return hit
    }
  }

  private mutating func record(
    _ gesture: PageGesture,
    _ element: Int,
    mustReact: Bool
  ) throws(RecordingFault) {
    switch gesture {
    case .element(let gesture): try record(gesture, onElement: element, mustReact: mustReact)
    case .type(let text): try type(text, intoElement: element)
    case .turn(let value): try turn(element, to: value)
    case .drag(let direction): try drag(direction, acrossElement: element)
    case .scroll(let direction): try scroll(direction, atElement: element)
    }
  }

  private mutating func tapAgain(_ element: Int, at point: Point) throws(RecordingFault) {
    do throws(RecordingFault) {
      try doubleTap(insteadOfTapOnElement: element)
    } catch {
      guard let hit = shownScreen.hitTest(point) else { throw error }
      try record(.tap, onElement: hit)
    }
  }

  private mutating func restore(_ other: Recording?, orElse reason: String) throws(RecordingFault) {
    guard let other else { throw .refused(reason) }
    self = other
  }

  private mutating func apply(_ look: RecordingChange.Look) throws(RecordingFault) {
    switch look {
    case .act(let number): try go(toAct: number)
    case .mark(let number): try go(toMark: number)
    case .time(let time): try letTimePass(time)
    }
  }

  private mutating func apply(_ edit: RecordingChange.Edit) throws(RecordingFault) {
    switch edit {
    case .delete(let step): try delete(step: step)
    case .selector(let step, let choice): try choose(alternative: choice, ofStep: step)
    case .unfold(let step): try unfold(step: step)
    case .step(let step, let edit): try self.edit(edit, ofStep: step)
    case .rewrite(let step, let text): try rewrite(step: step, as: text)
    case .importVocabulary(let path): try importVocabulary(from: path)
    case .rename(let name): try rename(to: name)
    case .startHere: try startHere()
    case .runReplaced: try runReplacedAgain()
    case .discardReplaced: discardReplaced()
    case .flow(let name, let steps, let parameters, let vocabulary):
      try makeFlow(named: name, ofSteps: steps, parameters: parameters, intoVocabulary: vocabulary)
    }
  }
}
