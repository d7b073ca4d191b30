/// How long a finger has to stay down for a long press.
private let longPressMinimum = Duration.milliseconds(500)

extension HostedApp {
  mutating func perform(_ gesture: Gesture, on element: Int) throws(AppFault) {
    try ensureRunning()
    events = EventCount()
    forgetScreenChange()
    refresh()
    guard composition.tree.elements.indices.contains(element) else {
      return try advance(to: moment + gesture.length)
    }
    let point = composition.tree.elements[element].frame.center
    if let instrument { note(gesture, at: point, for: instrument) }
    if isHidingDeleteButton(gesture, at: point) {
      try advance(to: moment + gesture.length)
      hideDeleteButton()
    } else {
      try perform(gesture, at: point)
    }
    try runEvents(dueBy: moment)
  }

  private mutating func perform(_ gesture: Gesture, at point: Point) throws(AppFault) {
    let end = moment + gesture.length
    switch gesture {
    case .tap: try tap(at: point, until: end)
    case .doubleTap: try doubleTap(at: point, until: end)
    case .press(let time) where time < longPressMinimum: try tap(at: point, until: end)
    case .press: try longPress(at: point, until: end)
    case .swipe(let direction): try swipe(direction, at: point, until: end)
    case .scroll(.down): try swipe(.up, at: point, until: end)
    case .scroll(.up): try swipe(.down, at: point, until: end)
    case .scroll(.left), .scroll(.right): try advance(to: end)
    case .adjust(let value): try adjust(to: value, at: point, until: end)
    }
  }

  private mutating func tap(at point: Point, until end: Moment) throws(AppFault) {
    let touch = composition.touch(at: point)
    let seen = revision
    try advance(to: end)
    if revision == seen || touchNow(at: point) == touch { try carryOut(touch) }
  }

  /// Taps twice.
  ///
  /// The first tap may remove the element, so that the second one touches nothing.
  private mutating func doubleTap(at point: Point, until end: Moment) throws(AppFault) {
    try tap(at: point, until: end)
    try runEvents(dueBy: moment)
    try carryOut(touchNow(at: point))
  }

  /// The action of a touch on the current screen.
  private mutating func touchNow(at point: Point) -> Touch {
    refresh()
    return composition.touch(at: point)
  }

  private mutating func longPress(at point: Point, until end: Moment) throws(AppFault) {
    let press = composition.longPress(at: point)
    try advance(to: moment + longPressMinimum)
    refresh()
    let isStillThere = composition.longPress(at: point) == press
    if isStillThere, case .recogniser(let action) = press { try dispatch(action) }
    try advance(to: end)
    if case .control(let touch) = press, touchNow(at: point) == touch { try carryOut(touch) }
  }

  private mutating func carryOut(_ touch: Touch) throws(AppFault) {
    switch touch {
    case .action(let action):
      try dispatch(action)
    case .delete(let action):
      hideDeleteButton()
      try dispatch(action)
    case .back:
      apply(
        .pop,
        named: AppDescription.backTransition,
        completion: nil,
        since: past(of: model)
      )
    case .focus(let field):
      focus(on: field)
    case .background:
      endEditing()
    case .nothing:
      break
    }
  }

  private mutating func adjust(
    to value: String,
    at point: Point,
    until end: Moment
  ) throws(AppFault) {
    try advance(to: end)
    refresh()
    guard let control = composition.adjustment(at: point) else { return }
    if let action = control.input.action(for: value, among: control.values) {
      try dispatch(action)
    }
  }
}
