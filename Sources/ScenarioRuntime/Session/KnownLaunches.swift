import AppModelKit
import Synchronization

/// The latest launches of an app, to be had again without launching it anew.
///
/// A running app is a value, and what it is at the moment of launch depends on nothing but what it was
/// given: most scenarios of a suite launch their app alike, and each goes on with a copy of its own.
final class KnownLaunches: Sendable {
  private struct Entry {
    let settings: LaunchSettings
    let start: Duration
    let launch: Launch
  }

  private struct Entries {
    var all: [Entry] = []

    /// The place of the next one, once there is no more room.
    var next = 0
  }

  /// So many are found by looking at each in turn; a suite has seldom more.
  private static let greatestCount = 16

  private let entries = Mutex(Entries())

  /// The launch with some settings at a moment, if it is among the latest with nominal delays.
  func launch(with settings: LaunchSettings, at start: Duration) -> Launch? {
    entries.withLock { entries in
      for place in entries.all.indices where entries.all[place].start == start {
        if entries.all[place].settings.giveTheSame(as: settings) {
          return entries.all[place].launch
        }
      }
      return nil
    }
  }

  /// Keeps a launch in the place of the one that was kept first.
  func keep(_ launch: Launch, with settings: LaunchSettings, at start: Duration) {
    let entry = Entry(settings: settings.withoutFiles, start: start, launch: launch)
    entries.withLock { entries in
      if entries.all.count < Self.greatestCount { return entries.all.append(entry) }
      entries.all[entries.next] = entry
      entries.next = (entries.next + 1) % Self.greatestCount
    }
  }
}

extension LaunchSettings {
  /// The same for whoever gives it, so that no file is kept for it.
  fileprivate var withoutFiles: LaunchSettings {
    var settings = self
    settings.arguments = arguments.map { Argument($0.text) }
    return settings
  }

  /// Whether an app that reads no file is given the same, byte for byte, wherever it is written.
  fileprivate func giveTheSame(as other: LaunchSettings) -> Bool {
    date == other.date && environment.hasSameTexts(as: other.environment)
      && arguments.elementsEqual(other.arguments) { $0.text.hasSameBytes(as: $1.text) }
  }
}

extension [String: String] {
  fileprivate func hasSameTexts(as other: Self) -> Bool {
    if isEmpty, other.isEmpty { return true }
    return count == other.count
      && zip(keys.sorted(), other.keys.sorted()).allSatisfy { key, otherKey in
        key.hasSameBytes(as: otherKey) && self[key]?.hasSameBytes(as: other[otherKey] ?? "") == true
      }
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
