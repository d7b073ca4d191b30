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
    isTouched = true
    if let instrument { note(gesture, at: point, for: instrument) }
    if isHidingRowButtons(gesture, at: point) {
      try advance(to: moment + gesture.length)
      hideRowButtons()
    } else {
      try perform(gesture, at: point)
    }
    try runEvents(dueBy: moment)
    liftFinger()
  }

  private mutating func perform(_ gesture: Gesture, at point: Point) throws(AppFault) {
    let end = moment + gesture.length
    switch gesture {
    case .tap: try tap(at: point, until: end)
    case .doubleTap, .taps: try taps(gesture, at: point, until: end)
    case .press(let time) where time < longPressMinimum: try tap(at: point, until: end)
    case .press: try longPress(at: point, until: end)
    case .swipe(let direction): try swipe(direction, at: point, until: end)
    case .scroll(let direction): try scroll(direction.opposite, at: point, until: end)
    case .adjust(let value): try adjust(to: value, at: point, until: end)
    case .drag(let distance): try drag(by: distance, at: point, until: end)
    case .pinch, .rotate: _ = try recognize(gesture, at: point, until: end)
    }
  }

  /// Lets an element that recognises a gesture react when the fingers go up.
  ///
  /// - Returns: Whether one has recognised it from the beginning.
  private mutating func recognize(
    _ gesture: Gesture,
    at point: Point,
    until end: Moment
  ) throws(AppFault) -> Bool {
    guard let action = composition.recognition(of: gesture, at: point)?.action else {
      try advance(to: end)
      return false
    }
    try advance(to: end)
    refresh()
    if composition.recognition(of: gesture, at: point)?.action == action { try dispatch(action) }
    return true
  }

  /// Taps several times, unless something recognises the taps together.
  private mutating func taps(
    _ gesture: Gesture,
    at point: Point,
    until end: Moment
  ) throws(AppFault) {
    if composition.recognition(of: gesture, at: point) != nil {
      _ = try recognize(gesture, at: point, until: end)
      return
    }
    guard case .taps(let times, let fingers) = gesture else {
      return try doubleTap(at: point, until: end)
    }
    guard fingers == 1 else { return try advance(to: end) }
    for _ in 0..<times {
      refresh()
      try tap(at: point, until: moment + Gesture.tap.length)
      try runEvents(dueBy: moment)
    }
  }

  /// Drags what recognises it, or else pulls a list at its top, or moves the content of a scrolling element.
  private mutating func drag(
    by distance: Point,
    at point: Point,
    until end: Moment
  ) throws(AppFault) {
    let isSideways = abs(distance.x) > abs(distance.y)
    let direction: Direction = isSideways ? .right : .down
    let place = composition.scroller(at: point, for: direction)
    let pull = composition.pull(.drag(by: distance), at: point)
    if try recognize(.drag(by: distance), at: point, until: end) { return }
    refresh()
    if let pull, composition.pull(.drag(by: distance), at: point) == pull {
      return try dispatch(pull)
    }
    guard let place, composition.scroller(at: point, for: direction) == place else { return }
    scroll(by: isSideways ? -distance.x : -distance.y, at: place)
  }

  /// Scrolls as a finger does that moves in a direction.
  private mutating func scroll(
    _ direction: Direction,
    at point: Point,
    until end: Moment
  ) throws(AppFault) {
    let place = composition.scroller(at: point, for: direction)
    try advance(to: end)
    refresh()
    guard let place, composition.scroller(at: point, for: direction) == place else { return }
    scroll(direction, at: place)
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
    if isStillThere { try begin(press) }
    try advance(to: end)
    if case .control(let touch) = press, touchNow(at: point) == touch { try carryOut(touch) }
  }

  /// Does what a long press does while the finger is still down.
  private mutating func begin(_ press: LongPress) throws(AppFault) {
    switch press {
    case .recogniser(let action): try dispatch(action)
    case .menu(let menu):
      openMenu = menu
      invalidate()
    case .control, .nothing: break
    }
  }

  private mutating func carryOut(_ touch: Touch) throws(AppFault) {
    switch touch {
    case .action(let action): try dispatch(action)
    case .rowButton(let action):
      hideRowButtons()
      try dispatch(action)
    case .tab(let index): try select(tab: index)
    case .answerAlert(let action): try answerAlert(action)
    case .menuItem(let action): try closeMenu(action)
    case .back:
      apply(.pop, named: AppDescription.backTransition, completion: nil, since: past(of: model))
    case .focus(let field): focus(on: field)
    case .background: endEditing()
    case .nothing: break
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

  /// Swipes from a point in a direction.
  ///
  /// A scrollable element follows the finger up and down.
  mutating func swipe(_ direction: Direction, at point: Point, until end: Moment) throws(AppFault) {
    let swipe = composition.swipe(direction, at: point)
    try advance(to: end)
    refresh()
    guard composition.swipe(direction, at: point) == swipe else { return }
    switch swipe {
    case .reveal(let row):
      revealedRow = row
      invalidate()
    case .recognizer(let action), .refresh(let action): try dispatch(action)
    case .scroll(let place): scroll(direction, at: place)
    case .nothing: break
    }
  }

  /// Whether a gesture only hides the revealed buttons, because it touches something else.
  func isHidingRowButtons(_ gesture: Gesture, at point: Point) -> Bool {
    guard revealedRow != nil, composition.tree.hasRowButtons else { return false }
    switch gesture {
    case .tap, .doubleTap, .taps, .press:
      if case .rowButton = composition.touch(at: point) { return false }
      if case .answerAlert = composition.touch(at: point) { return false }
      if case .menuItem = composition.touch(at: point) { return false }
      return true
    case .swipe, .scroll, .adjust, .drag, .pinch, .rotate: return true
    }
  }

  mutating func hideRowButtons() {
    revealedRow = nil
    invalidate()
  }
}
