import Synchronization

/// The first screen of a launched app, which its copies share.
///
/// A launch may have thousands of copies: one for each scenario that launches its app in the same way.
final class LaunchView: Sendable {
  private let known = Mutex<Composition?>(nil)

  /// The screen, once one of the copies has drawn it.
  var composition: Composition? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
