import AppModelKit
import ScenarioEvents

/// Waits until an app is at rest, and records the screens on the way.
struct RestSearch {
  private(set) var screens: [ScreenSnapshot] = []
  private(set) var changeCount = 0
  private(set) var endsHidden = false
  private(set) var isAtRest = false

  /// When animations had ended.
  private(set) var start: Duration?

  /// Whether screens count only while no animation is running.
  private let settles: Bool

  private static let greatestChangeCount = 1_000
  private static let greatestLength = Duration.seconds(60)

  init(settles: Bool) {
    self.settles = settles
  }

  /// Advances a session's time until nothing is scheduled.
  ///
  /// - Returns: The failure of an app that crashed or misbehaved.
  mutating func search(in session: inout some AppSession) -> Failure? {
    let deadline = session.moment + Self.greatestLength
    var passedChanges = 0
    note(&session)
    while passedChanges < Self.greatestChangeCount {
      let wasStill = isStill(&session)
      do throws(SessionFault) {
        switch try session.waitForChange(until: deadline) {
        case .changed: break
        case .deadlineReached: return nil
        case .nothingScheduled:
          isAtRest = true
          return nil
        }
      } catch {
        return Failure(Failure.Kind(error.kind), error.message)
      }
      passedChanges += 1
      noteChange(&session, wasStill: wasStill)
    }
    return nil
  }

  private func isStill(_ session: inout some AppSession) -> Bool { !settles || session.isIdle }

  private mutating func noteChange(_ session: inout some AppSession, wasStill: Bool) {
    let countBefore = screens.count
    if start != nil, wasStill { changeCount += 1 }
    note(&session)
    if wasStill { endsHidden = screens.count == countBefore && isStill(&session) }
  }

  private mutating func note(_ session: inout some AppSession) {
    guard isStill(&session) else { return }
    if start == nil { start = session.now }
    let screen = session.screen
    if screens.last != screen { screens.append(screen) }
  }
}
