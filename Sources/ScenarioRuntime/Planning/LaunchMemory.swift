import AppModelKit
import Synchronization

/// What came of the launches that were tried while scenarios were planned.
///
/// Most scenarios of a suite launch their app alike, which has to be tried only once.
final class LaunchMemory: Sendable {
  /// An app, and all that it is given.
  struct Launch: Hashable {
    let app: String
    let settings: LaunchSettings
  }

  /// Where each row has other arguments, to keep them all would only take memory.
  private static let mostLaunches = 1_000

  private let failures = Mutex<[Launch: LaunchFailure?]>([:])

  /// What kept an app from starting, if anything did; nil for what was not tried.
  subscript(launch: Launch) -> LaunchFailure?? {
    get { failures.withLock { $0[launch] } }
    set {
      guard let newValue else { return }
      failures.withLock { failures in
        if failures.count < Self.mostLaunches { failures[launch] = .some(newValue) }
      }
    }
  }
}
