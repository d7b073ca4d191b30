import AppModelKit
import ScenarioEvents

/// Waits until an app is at rest, and records the screens on the way.
struct RestSearch {
  private(set) var passage: [TimedScreen] = []
  private(set) var changeCount = 0
  private(set) var endsHidden = false
  private(set) var isAtRest = false

  /// The calls that the app had made when animations had ended.
  private(set) var earlyCalls: [RecordedCall] = []

  /// When animations had ended.
  var start: Duration? { stillness?.time }

  private var stillness: Moment?

  /// Whether screens count only while no animation is running.
  private let settles: Bool

  /// How long to wait after animations have ended; nil to wait for rest.
  private let limit: Duration?

  private static let greatestChangeCount = 1_000
  private static let greatestLength = Duration.seconds(60)

  init(settles: Bool, limit: Duration?) {
    self.settles = settles
    self.limit = limit
  }

  /// Advances a session's time until nothing is scheduled.
  ///
  /// - Returns: The failure of an app that crashed or misbehaved.
  mutating func search(in session: inout some AppSession) -> Failure? {
    let latest = session.moment + Self.greatestLength
    var passedChanges = 0
    note(&session)
    while passedChanges < Self.greatestChangeCount {
      let wasStill = isStill(&session)
      do throws(SessionFault) {
        switch try session.waitForChange(until: deadline(latest)) {
        case .changed: break
        case .deadlineReached: return nil
        case .nothingScheduled:
          isAtRest = true
          return nil
        }
      } catch {
        return Failure(error)
      }
      passedChanges += 1
      noteChange(&session, wasStill: wasStill)
    }
    return nil
  }

  private func deadline(_ latest: Moment) -> Moment {
    guard let stillness, let limit, limit < Self.greatestLength else { return latest }
    return stillness + limit
  }

  private func isStill(_ session: inout some AppSession) -> Bool { !settles || session.isIdle }

  private mutating func noteChange(_ session: inout some AppSession, wasStill: Bool) {
    let countBefore = passage.count
    if start != nil, wasStill { changeCount += 1 }
    note(&session)
    if wasStill { endsHidden = passage.count == countBefore && isStill(&session) }
  }

  private mutating func note(_ session: inout some AppSession) {
    guard isStill(&session) else { return }
    if stillness == nil {
      stillness = session.moment
      earlyCalls = session.calls ?? []
    }
    let screen = session.screen
    if passage.last?.screen == screen { return }
    passage.append(TimedScreen(moment: session.now, screen: screen))
  }
}
