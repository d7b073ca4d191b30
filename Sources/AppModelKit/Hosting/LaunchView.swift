import Synchronization

/// What an app shows when it has been launched, which its copies share.
///
/// Of one launch there may be thousands of copies, one for each scenario that launches its app alike.
final class LaunchView: Sendable {
  private let known = Mutex<Composition?>(nil)

  /// What is on the screen, once one of the copies was looked at.
  var composition: Composition? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
