/// The meaning of waits and assertions as the language's page says it, looked at every millisecond.
///
/// It is slow and knows nothing of events or deadlines, so that it can't be wrong in the same way as
/// the interpreter, which jumps from change to change.
struct TimelineReference {
  private let timeline: RandomTimeline
  private var now = 0

  init(_ timeline: RandomTimeline) {
    self.timeline = timeline
  }

  /// A line a step, up to the first that fails: whether it held, and when it ended.
  mutating func run() -> [String] {
    var lines: [String] = []
    for step in timeline.steps {
      let holds = run(step)
      lines.append("\(holds ? "passed" : "failed") at \(now)")
      if !holds { break }
    }
    return lines
  }

  private mutating func run(_ step: RandomTimeline.Step) -> Bool {
    switch step {
    case .pause(let time):
      now += time
      return true
    case .assert(let claim, let window): return asserts(claim, for: window ?? 0)
    case .waitFor(let claim, let timeout): return waits(for: claim, timeout: timeout)
    }
  }

  /// Holds at every instant of the window, both ends included.
  private mutating func asserts(_ claim: RandomTimeline.Claim, for window: Int) -> Bool {
    let end = now + window
    while holds(claim) {
      if now == end { return true }
      now += 1
    }
    return false
  }

  /// Passes at the instant it first holds; without anything to come there is nothing to wait for.
  private mutating func waits(for claim: RandomTimeline.Claim, timeout: Int) -> Bool {
    let end = now + timeout
    while !holds(claim) {
      let isAnythingToCome = timeline.changes.contains { $0.time > now }
      if !isAnythingToCome || now == end { return false }
      now += 1
    }
    return true
  }

  private func holds(_ claim: RandomTimeline.Claim) -> Bool {
    switch claim {
    case .exists(let text): shown.contains(text)
    case .isMissing(let text): !shown.contains(text)
    case .count(let count): shown.count == count
    case .all(let claims): claims.allSatisfy(holds)
    case .any(let claims): claims.contains(where: holds)
    case .not(let claim): !holds(claim)
    }
  }

  /// What is on the screen now: everything due at this instant has happened.
  private var shown: Set<String> {
    var shown: Set<String> = []
    for change in timeline.changes where change.time <= now {
      if change.shows { shown.insert(change.text) } else { shown.remove(change.text) }
    }
    return shown
  }
}
