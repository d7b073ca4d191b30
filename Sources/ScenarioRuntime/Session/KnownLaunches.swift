import AppModelKit
import Synchronization

/// The latest launches of an app, to be had again without launching it anew.
///
/// A running app is a value, and what it is at the moment of launch depends on nothing but what it was
/// given: most scenarios of a suite launch their app alike, and each goes on with a copy of its own.
final class KnownLaunches: Sendable {
  /// The app as it was then, or what kept it from starting.
  typealias Outcome = Result<Launch, LaunchFailure>

  private struct Entry {
    let conditions: LaunchConditions
    let outcome: Outcome
  }

  private struct Entries {
    var all: [Entry] = []

    /// The place of the next one, once there is no more room.
    var next = 0
  }

  /// So many are found by looking at each in turn; a suite has seldom more.
  private static let greatestCount = 16

  private let entries = Mutex(Entries())

  /// What came of a launch under some conditions, if it is among the latest.
  subscript(conditions: LaunchConditions) -> Outcome? {
    entries.withLock { entries in
      entries.all.firstIndex { $0.conditions == conditions }.map { entries.all[$0].outcome }
    }
  }

  /// Keeps a launch in the place of the one that was kept first.
  func keep(_ outcome: Outcome, under conditions: LaunchConditions) {
    let entry = Entry(conditions: conditions, outcome: outcome)
    entries.withLock { entries in
      if entries.all.count < Self.greatestCount { return entries.all.append(entry) }
      entries.all[entries.next] = entry
      entries.next = (entries.next + 1) % Self.greatestCount
    }
  }
}

/// All that a launched app depends on, unless it reads files.
struct LaunchConditions: Equatable {
  let arguments: [String]
  let environment: [String: String]
  let date: DateTime?
  let start: Duration

  /// Nothing where delays are drawn, as no other launch has the same ones.
  init?(of request: LaunchRequest) {
    guard request.timing == .nominal else { return nil }
    arguments = request.arguments
    environment = request.environment
    date = request.date
    start = request.start
  }
}
