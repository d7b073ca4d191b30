import AppModelKit
import Synchronization

/// The latest launches of an app, which are reused for the same settings.
///
/// A running app is a value, and its state after the launch depends on the launch settings alone.
/// Most scenarios of a suite launch their app alike, so each continues with a copy.
final class KnownLaunches: Sendable {
  private struct Entry {
    let settings: LaunchSettings
    let start: Duration
    let launch: Launch
  }

  /// The number of launches that are kept; a suite seldom has more.
  private static let greatestCount = 16

  /// The latest last.
  private let entries = Mutex<[Entry]>([])

  /// The launch with some settings at a moment, if it is among the latest with nominal delays.
  func launch(with settings: LaunchSettings, at start: Duration) -> Launch? {
    entries.withLock { entries in
      for place in entries.indices where entries[place].start == start {
        if settings.isEquivalent(to: entries[place].settings) { return entries[place].launch }
      }
      return nil
    }
  }

  /// Keeps a launch, in the place of the oldest one if there are many.
  ///
  /// Only with plain settings: texts that are equal may yet be of different bytes, which an app can show.
  func keep(_ launch: Launch, with settings: LaunchSettings, at start: Duration) {
    guard settings.isPlain else { return }
    let entry = Entry(settings: settings.withoutFiles, start: start, launch: launch)
    entries.withLock { entries in
      if entries.count == Self.greatestCount { entries.removeFirst() }
      entries.append(entry)
    }
  }
}

extension LaunchSettings {
  /// Whether all texts are ASCII: such texts are equal only if their bytes are.
  fileprivate var isPlain: Bool {
    arguments.allSatisfy(\.text.isASCII)
      && environment.allSatisfy { $0.key.isASCII && $0.value.isASCII }
      && (state?.arguments ?? [:]).values.allSatisfy(\.isASCII) && url?.isASCII ?? true
  }

  /// Whether the settings are equal to plain ones, byte for byte, no matter where they are written.
  fileprivate func isEquivalent(to plain: LaunchSettings) -> Bool {
    guard date == plain.date, arguments.count == plain.arguments.count, state == plain.state,
      url == plain.url, answers == plain.answers
    else { return false }
    for place in arguments.indices {
      guard arguments[place].text.isSame(asPlain: plain.arguments[place].text) else { return false }
    }
    let hasPlainTexts = environment.isEmpty && state == nil && url == nil
    return environment == plain.environment && (hasPlainTexts || isPlain)
  }
}
