import AppModelKit
import ScenarioEvents
import ScenarioModel

/// The reason why a gesture can't reach its element.
private enum Hindrance {
  case absent
  case ambiguous([Int])
  case disabled(Int)
  case obstructed(Int, Obstruction)
}

extension ElementUse {
  /// The addition to other advice on an element that can't be touched.
  fileprivate var adviceOnForce: String {
    self == .tapping ? ", or use 'force: true' to touch that place anyway" : ""
  }
}

extension Interpreter {
  mutating func longPress(_ touch: Touch, _ setting: Resolvable<Duration>?) throws(Failure) {
    let duration = try duration(setting) ?? .milliseconds(600)
    try perform(.press(duration), touch)
  }

  /// Waits for the one element that is meant, then lets a finger act on it.
  mutating func perform(_ gesture: Gesture, _ touch: Touch) throws(Failure) {
    try perform(touch, gesture.use) { _, _ throws(Failure) in gesture }
  }

  /// Waits for the one element that is meant, then makes the gesture that a closure chooses for it by
  /// its index.
  ///
  /// Does so again if the element slipped away from the finger. Waits as well while the closure throws
  /// that no gesture fits, because an app may fill or unlock a control a moment after it shows it.
  mutating func perform(
    _ touch: Touch,
    _ use: ElementUse,
    choosing choose: (inout Self, Int) throws(Failure) -> Gesture
  ) throws(Failure) {
    try requireRunningApp()
    let timeout = try duration(touch.timeout) ?? settings.timeout
    let deadline = session.moment + timeout
    while true {
      let index = try target(of: touch, before: deadline, of: timeout, for: use)
      let gesture: Gesture
      do throws(Failure) {
        gesture = try choose(&self, index)
      } catch {
        try waitForChange(after: error, before: deadline, of: timeout)
        continue
      }
      if try perform(gesture, onElement: index) == .done { return }
      notes.removeLast()
      if session.isLater(session.moment, than: deadline) { throw slipped(touch, timeout) }
    }
  }

  /// Waits for a change of the app that refused a gesture; throws the refusal if none comes in time.
  private mutating func waitForChange(
    after refusal: Failure,
    before deadline: Moment,
    of timeout: Duration
  ) throws(Failure) {
    guard refusal.kind == .gestureFailed else { throw refusal }
    switch try nextChange(before: deadline, of: timeout) {
    case nil: return
    case .nothingScheduled: throw refusal
    case .timedOut:
      var refusal = refusal
      refusal.summary = "timed out after \(timeout.secondsText)s: \(refusal.summary)"
      throw refusal
    }
  }

  /// Does the same, and notes if nothing on the screen is different after it.
  mutating func performVisibly(
    _ touch: Touch,
    _ use: ElementUse = .dragging,
    orNote remark: String,
    choosing choose: (inout Self, Int) throws(Failure) -> Gesture
  ) throws(Failure) {
    var before: [ElementSnapshot] = []
    try perform(touch, use) { interpreter, index throws(Failure) in
      before = interpreter.look().elements
      return try choose(&interpreter, index)
    }
    if session.isIdle, look().elements == before { note(.text(remark)) }
  }

  private mutating func slipped(_ touch: Touch, _ timeout: Duration) -> Failure {
    failure(
      .gestureFailed,
      Mismatch(
        "\(scope.shown(touch.element)) moved or went away before each touch, "
          + "for \(timeout.secondsText)s",
        advice: "wait until nothing moves it"
      )
    )
  }

  /// Performs a gesture on an element that was already identified.
  @discardableResult
  mutating func perform(
    _ gesture: Gesture,
    onElement index: Int
  ) throws(Failure) -> GestureOutcome {
    let screen = look()
    try drive { session throws(SessionFault) in try session.check(gesture, on: index) }
    note(
      .touched(
        element: screen.elements[screen.elementTouched(at: index)].shortDescription,
        at: screen.elements[index].frame.center
      )
    )
    var outcome = GestureOutcome.done
    try act(for: gesture.length) { session throws(SessionFault) in
      outcome = try session.perform(gesture, on: index)
    }
    return outcome
  }

  /// Waits until exactly one element matches and can be touched.
  private mutating func target(
    of touch: Touch,
    before deadline: Moment,
    of timeout: Duration,
    for use: ElementUse
  ) throws(Failure) -> Int {
    if try boolean(touch.force) {
      return try forcedTarget(of: touch, before: deadline, of: timeout, for: use)
    }
    let index = try target(of: touch.element, before: deadline, of: timeout, for: use)
    doubted.noteFound(touch.element)
    try checkMargin(before: deadline, of: timeout)
    return index
  }

  /// Waits for the element that a selector means in the same way.
  mutating func target(
    of selector: Selector,
    before deadline: Moment,
    of timeout: Duration,
    for use: ElementUse
  ) throws(Failure) -> Int {
    while true {
      let screen = look()
      let found = try ask(about: screen) { judge throws(ValueFault) in try judge.matches(selector) }
      if found.count == 1, screen.isReady(found[0], for: use) { return found[0] }
      guard let hindrance = hindrance(found) else { return found[0] }
      // Scrolling that does not help may still show what is really in the way.
      if scrollsIntoView(past: hindrance) || look() != screen { continue }
      if let end = try nextChange(before: deadline, of: timeout) {
        throw try failure(selector, hindrance, end, use)
      }
    }
  }

  /// The element that is meant, in any state; notes what a finger will touch at its place.
  private mutating func forcedTarget(
    of touch: Touch,
    before deadline: Moment,
    of timeout: Duration,
    for use: ElementUse
  ) throws(Failure) -> Int {
    while true {
      let found = try matches(touch.element)
      if found.count == 1 {
        try checkMargin(before: deadline, of: timeout)
        if let obstruction = look().obstruction(of: found[0]) {
          _ = scrollsIntoView(past: .obstructed(found[0], obstruction))
        }
        noteForce(on: found[0])
        return found[0]
      }
      if let end = try nextChange(before: deadline, of: timeout) {
        let hindrance = found.isEmpty ? Hindrance.absent : .ambiguous(found)
        throw try failure(touch.element, hindrance, end, use)
      }
    }
  }

  private mutating func noteForce(on index: Int) {
    let screen = look()
    if let obstruction = screen.obstruction(of: index) {
      note(.text("forced: \(obstruction.reason(on: screen))"))
    } else if !screen.elements[index].isEnabled {
      note(.text("forced: it is disabled, so nothing happens"))
    }
  }

  mutating func matches(_ selector: Selector) throws(Failure) -> [Int] {
    try ask { judge throws(ValueFault) in try judge.matches(selector) }
  }

  private mutating func hindrance(_ found: [Int]) -> Hindrance? {
    guard let index = found.first else { return .absent }
    guard found.count == 1 else { return .ambiguous(found) }
    let screen = look()
    if let obstruction = screen.obstruction(of: index) { return .obstructed(index, obstruction) }
    return screen.elements[index].isEnabled ? nil : .disabled(index)
  }

  /// Scrolls to an element that is only scrolled out of sight, as XCUITest does before a gesture.
  private mutating func scrollsIntoView(past hindrance: Hindrance) -> Bool {
    guard case .obstructed(let index, .scrolledOut) = hindrance else { return false }
    let name = look().elements[index].shortDescription
    guard session.scrollToVisible(index) else { return false }
    note(.scrolledIntoView(element: name))
    return true
  }

  private mutating func failure(
    _ selector: Selector,
    _ hindrance: Hindrance,
    _ end: WaitEnd,
    _ use: ElementUse
  ) throws(Failure) -> Failure {
    var mismatch = try mismatch(selector, hindrance, end, use)
    mismatch.summary += end.remark
    mismatch.advice = mismatch.advice ?? adviceOnPatience(after: end)
    return failure(.gestureFailed, mismatch)
  }

  private mutating func mismatch(
    _ selector: Selector,
    _ hindrance: Hindrance,
    _ end: WaitEnd,
    _ use: ElementUse
  ) throws(Failure) -> Mismatch {
    let screen = look()
    switch hindrance {
    case .absent:
      return try ask { judge throws(ValueFault) in
        try judge.explainAbsence(of: selector, for: use)
      }
    case .ambiguous(let found):
      return try ask { judge throws(ValueFault) in
        try judge.explainAmbiguity(of: selector, found, for: use)
      }
    case .disabled(let index):
      return untouchable(
        index,
        on: screen,
        because: "it is disabled",
        advice: "enable it first" + use.adviceOnForce
      )
    case .obstructed(let index, let obstruction):
      return untouchable(
        index,
        on: screen,
        because: obstruction.reason(on: screen),
        advice: obstruction.adviceOnAnswering(on: screen)
          ?? obstruction.advice(on: screen, after: end) + use.adviceOnForce
      )
    }
  }

  private func untouchable(
    _ index: Int,
    on screen: ScreenSnapshot,
    because reason: String,
    advice: String
  ) -> Mismatch {
    Mismatch(
      "\(screen.elements[index].shortDescription) can't be touched: \(reason)",
      expected: "an element that is hittable and enabled",
      found: screen.place(of: index),
      advice: advice,
      targets: [index]
    )
  }
}

extension ScreenSnapshot {
  /// Whether nothing keeps a gesture from an element, as is nearly always so.
  ///
  /// A file is given to its input without a touch.
  fileprivate func isReady(_ index: Int, for use: ElementUse) -> Bool {
    let element = elements[index]
    guard element.isEnabled else { return false }
    return isHittable(index) || use == .adjusting && element.adjustment == .written(.file)
  }

  /// The element that a touch at the center of another one reaches: with `force` it may be covered.
  fileprivate func elementTouched(at index: Int) -> Int {
    if case .covered(let cover) = obstruction(of: index) { cover } else { index }
  }
}
