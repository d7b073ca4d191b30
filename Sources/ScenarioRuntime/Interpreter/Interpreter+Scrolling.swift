import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Scrolls until the goal holds, or without one to the end.
  mutating func scroll(_ scroll: Scroll) throws(Failure) {
    try requireRunningApp()
    let direction = try word(scroll.direction)
    let timeout = try duration(scroll.timeout) ?? settings.timeout
    let deadline = session.moment + timeout
    var hasMoved = false
    while try !isReached(scroll.goal) {
      let container = try container(of: scroll, before: deadline, of: timeout)
      // If the screen was scrolled, gestures rather than waits have used the time.
      if !hasMoved { try checkMargin(before: deadline, of: timeout) }
      hasMoved = true
      let before = look().content(of: container)
      try perform(.scroll(direction), onElement: container)
      let isAtEnd = look().content(of: container) == before
      let isLate = session.isLater(session.moment, than: deadline)
      guard isAtEnd || isLate else { continue }
      if try scroll.goal == nil ? isAtEnd : isReached(scroll.goal) && !isLate { return }
      if !isLate, try isFollowedByMore(before: deadline, of: timeout) { continue }
      throw try goalFailure(scroll.goal, timedOut: isLate, timeout)
    }
    if !hasMoved, let goal = scroll.goal { try noteDoubts(aboutScrollingTo: goal) }
  }

  /// Whether a real app changes after the end was reached, as lists do that load their next rows only then.
  private mutating func isFollowedByMore(
    before deadline: Moment,
    of timeout: Duration
  ) throws(Failure) -> Bool {
    guard session.outlook == .unknown else { return false }
    return try nextChange(before: deadline, of: timeout) == nil
  }

  private mutating func isReached(_ goal: Expectation?) throws(Failure) -> Bool {
    guard let goal else { return false }
    return try judge(goal) == .holds
  }

  private mutating func goalFailure(
    _ goal: Expectation?,
    timedOut: Bool,
    _ timeout: Duration
  ) throws(Failure) -> Failure {
    let reason =
      timedOut
      ? "scrolling went on for more than \(timeout.secondsText)s" : "scrolling came to the end"
    return failure(.gestureFailed, try mismatch(with: goal), prefix: "\(reason): ")
  }

  private mutating func mismatch(with goal: Expectation?) throws(Failure) -> Mismatch {
    guard let goal else { return .stillMoving }
    return try isReached(goal) ? .tooLate : explain(goal)
  }

  /// The scrolling element that is named, or the only one on the screen once there is one.
  private mutating func container(
    of scroll: Scroll,
    before deadline: Moment,
    of timeout: Duration
  ) throws(Failure) -> Int {
    if let selector = scroll.container {
      let index = try target(of: selector, before: deadline, of: timeout, for: .dragging)
      guard look().elements[index].traits.contains(.scrollable) else {
        throw refusal(index, "does not scroll", advice: adviceOnScrolling())
      }
      return index
    }
    while true {
      let containers = scrollingElements()
      if containers.count == 1, look().isHittable(containers[0]) { return containers[0] }
      if let end = try nextChange(before: deadline, of: timeout) {
        throw choiceFailure(containers, end)
      }
    }
  }

  /// The elements that scroll, be they on their way out or covered: a scenario must not depend on it.
  private mutating func scrollingElements() -> [Int] {
    let elements = look().elements
    return elements.indices.filter { elements[$0].traits.contains(.scrollable) }
  }

  private mutating func adviceOnScrolling() -> String? {
    let found = scrollingElements()
    return found.isEmpty ? nil : "choose an element that scrolls: \(look().firstNames(of: found))"
  }

  private mutating func choiceFailure(_ found: [Int], _ end: WaitEnd) -> Failure {
    let screen = look()
    guard found.count < 2 else {
      return failure(
        .gestureFailed,
        Mismatch(
          "\(found.count) elements on the screen scroll" + end.remark,
          candidates: found.map { screen.place(of: $0) },
          advice: "choose one with 'in', or wait until it is the only one",
          targets: found
        )
      )
    }
    var mismatch =
      found.first.flatMap { screen.hindranceOfScrolling($0, after: end) }
      ?? Mismatch("nothing on the screen scrolls")
    mismatch.summary += end.remark
    return failure(.gestureFailed, mismatch)
  }
}

extension Mismatch {
  /// Why a scroll that has no goal but the end is not known to have come there.
  fileprivate static let stillMoving = Mismatch(
    "the content still moved",
    advice: "raise 'timeout', or say with 'until' what to scroll to"
  )

  /// Why a scroll failed whose goal holds.
  fileprivate static let tooLate = Mismatch(
    "what 'until' calls for came too late",
    advice: "raise 'timeout'"
  )
}

extension ScreenSnapshot {
  /// Why a finger can't reach an element that scrolls.
  fileprivate func hindranceOfScrolling(_ index: Int, after end: WaitEnd) -> Mismatch? {
    guard let obstruction = obstruction(of: index) else { return nil }
    return Mismatch(
      "\(elements[index].shortDescription) can't be scrolled: \(obstruction.reason(on: self))",
      found: place(of: index),
      advice: obstruction.advice(on: self, after: end),
      targets: [index]
    )
  }

  /// What scrolling changes within a scrolling element.
  ///
  /// A list that draws only the rows in sight may have other rows at the same places.
  fileprivate func content(of container: Int) -> [ScrolledPart] {
    guard elements.indices.contains(container) else { return [] }
    return descendants(of: container).map { index in
      ScrolledPart(frame: elements[index].frame, label: elements[index].label)
    }
  }
}

private struct ScrolledPart: Equatable {
  let frame: Rect
  let label: String
}
