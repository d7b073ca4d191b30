package import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

extension Recording {
  /// Records a gesture on an element of the screen, by its index there.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - index: The element's index in the screen.
  ///   - mustReact: Whether a gesture to which nothing reacts is refused.
  /// - Throws: Why the gesture is not recorded; the recording is as it was then.
  package mutating func record(
    _ gesture: ElementGesture,
    onElement index: Int,
    mustReact: Bool = true
  ) throws(RecordingFault) {
    let next = try take(after: gesture, onElement: index, mustReact: mustReact)
    advance(to: try continuing(next))
  }

  /// Records a step of the language.
  ///
  /// - Parameter text: The step on one line, with or without its dash.
  /// - Throws: Why the step is not recorded; the recording is as it was then.
  package mutating func record(step text: String) throws(RecordingFault) {
    let written = try StepLine(text)
    var take = present
    let hidden = try hidingSecret(in: written, in: &take)
    let next = try adding(RecordedStep(hidden), to: take)
    advance(to: try continuing(next, keepsLater: written.step.isObservation))
  }

  /// The present take with a gesture after it; no flow takes its place yet.
  func take(
    after gesture: ElementGesture,
    onElement index: Int,
    mustReact: Bool = true
  ) throws(RecordingFault) -> Take {
    guard screen.elements.indices.contains(index) else {
      throw .refused("the screen has no element \(index + 1)")
    }
    try ensureTouch(of: gesture, means: index)
    var take = present
    let text = try textToType(by: gesture, on: screen.elements[index], in: &take)
    let step = try step(for: gesture, onElement: index, typing: text)
    let reacts = screen.reacts(at: index)
    var next = try adding(step, to: take)
    guard !mustReact || hasEffect(next, reacts: reacts && !gesture.mustMove) else {
      throw .untaken
    }
    next.last.touched = TouchedElement(gesture: gesture, index: index)
    return next
  }

  /// Throws if a step for an element would touch another one in its middle, such as a row of a list.
  private func ensureTouch(of gesture: ElementGesture, means index: Int) throws(RecordingFault) {
    guard gesture.isTouch, let other = screen.element(touchedInsteadOf: index) else { return }
    let elements = shownScreen.elements
    throw .refused(
      "the step would touch the middle of this \(elements[index].shortDescription), where "
        + "\(elements[other].shortDescription) is; choose the element that you mean"
    )
  }

  /// Whether something came of the last act of a take, or may come of it.
  ///
  /// - Parameters:
  ///   - take: The take after the act, and after rest.
  ///   - reacts: Whether the touched element reacts to the gesture, as far as the screen says.
  /// - Returns: Whether the act is worth recording.
  private func hasEffect(_ take: Take, reacts: Bool) -> Bool {
    let (before, after) = (present.last.end, take.last.end)
    if after.screen.elements != screen.elements { return true }
    guard reacts, present.glance == nil, before.isAtRest else { return reacts }
    if after.changeCount > 0 || after.calls != before.calls { return true }
    if after.state == before.state { return false }
    // Every gesture leaves a trace in the state. A second one shows whether that was all.
    guard let step = take.last.step, let again = try? adding(step, to: take) else { return true }
    return again.last.end.state != after.state
  }

  private func step(
    for gesture: ElementGesture,
    onElement index: Int,
    typing text: WrittenValue?
  ) throws(RecordingFault) -> RecordedStep {
    let execution = try executionWithoutSteps(in: present)
    let selectors = ScreenSelectors(execution, screen: screen, secrets: secrets, order: order)
    let choices = selectors.alternatives(forTargets: targets(of: gesture, onElement: index))
    var step = gesture.step(on: choices[0].value, typing: text)
    step.alternatives = choices.map { gesture.step(on: $0.value, typing: text).text }
    step.countsElements = choices[0].countsElements
    return step
  }

  /// The elements on which the gesture has the same effect as on one of them, the innermost first.
  ///
  /// While the app is not at rest, that is only the element itself.
  private func targets(of gesture: ElementGesture, onElement index: Int) -> [Int] {
    guard let touch = gesture.touch, present.glance == nil, let state = present.last.end.state,
      state.screen == screen
    else { return [index] }
    return state.targets(of: touch, on: index)
  }

  /// The take after an act, with a flow in its place if one fits.
  ///
  /// - Parameters:
  ///   - take: The take whose last act is new; the acts after the user's place are still with it.
  ///   - keepsLater: Whether these acts are run again after the new one. Otherwise it replaces them.
  /// - Returns: The take.
  /// - Throws: Why the later acts can't be run again.
  func continuing(_ take: Take, keepsLater: Bool = false) throws(RecordingFault) -> Take {
    var next = take
    next.later = []
    next = folded(next)
    if take.later.isEmpty { return next }
    if keepsLater {
      return try repeating(take.later, after: next).looking(atAct: next.acts.count - 1)
    }
    return next.replacing(take.later)
  }

  /// The text that a gesture types.
  ///
  /// For a secure field it is a reference to a variable.
  private func textToType(
    by gesture: ElementGesture,
    on element: ElementSnapshot,
    in take: inout Take
  ) throws(RecordingFault) -> WrittenValue? {
    guard case .type(let text) = gesture, element.traits.contains(.secure), text.hasLetters else {
      return nil
    }
    return try reference(to: text, typedInto: element, in: &take)
  }

  /// The step with a variable in place of a text that is typed into a secure field.
  func hidingSecret(in written: StepLine, in take: inout Take) throws(RecordingFault) -> String {
    let text = written.text
    guard case .action(.type(let entry)) = written.step.command, let typed = entry.text.literal,
      typed.hasLetters, let element = element(typedIntoBy: entry), element.traits.contains(.secure)
    else { return text }
    let span = entry.text.span
    let reference = try reference(to: typed, typedInto: element, in: &take)
    let item = Array("- \(text)".utf8)
    let hidden = item[..<Int(span.start)] + Array(reference.flowText.utf8) + item[Int(span.end)...]
    return String(String(decoding: hidden, as: UTF8.self).dropFirst(2))
  }

  private func element(typedIntoBy entry: TextEntry) -> ElementSnapshot? {
    guard let field = entry.field else { return screen.elements.first(where: \.isFocused) }
    guard let execution = try? executionWithoutSteps(in: present) else { return nil }
    return execution.matches(field.element, on: screen).first.map { screen.elements[$0] }
  }

  private func reference(
    to text: String,
    typedInto element: ElementSnapshot,
    in take: inout Take
  ) throws(RecordingFault) -> WrittenValue {
    guard target.isNew else {
      let field = WrittenValue.literal(element.identifier)
      let step = ElementGesture.type(text).step(on: field, typing: .text("${password}"))
      throw .refused(
        "text for a secure field needs a variable in this file; add one to 'variables' and "
          + "'secrets', and record a step such as '\(step.text)'"
      )
    }
    let returns = text.reversed().prefix { $0 == "\n" }
    let word = String(text.dropLast(returns.count))
    let secret = take.secrets.variable(for: word, named: element.identifier)
    return .text("${\(secret.name)}" + returns)
  }
}

extension String {
  /// Whether the text has more than Return keys, which are no secret.
  fileprivate var hasLetters: Bool { contains { $0 != "\n" } }
}

extension ScreenSnapshot {
  /// Whether the element that a touch at the centre hits, or one around it, reacts to a gesture.
  package func reacts(at index: Int) -> Bool {
    reactingElement(around: hitTest(elements[index].frame.center) ?? index) != nil
  }

  /// The element within an element that reacts to a touch at the centre of that, if there is one.
  fileprivate func element(touchedInsteadOf index: Int) -> Int? {
    guard let hit = hitTest(elements[index].frame.center),
      let reacting = reactingElement(around: hit), descendants(of: index).contains(reacting)
    else { return nil }
    return hit
  }

  private func reactingElement(around index: Int) -> Int? {
    let reactions: ElementSnapshot.Traits = [.interactive, .editable, .backButton]
    return sequence(first: index, next: parent(of:)).first {
      !elements[$0].traits.isDisjoint(with: reactions) || elements[$0].adjustment != nil
    }
  }
}

extension Step {
  /// Whether the step only looks at the app, so that steps after it do the same as before.
  fileprivate var isObservation: Bool {
    switch command {
    case .action(.assert), .action(.waitFor), .action(.audit): true
    case .action, .container: false
    }
  }
}
