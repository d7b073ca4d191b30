import Synchronization

/// The first screen of a launched app, which its copies share.
///
/// Of one launch there may be thousands of copies, one for each scenario that launches its app
/// alike.
final class LaunchView: Sendable {
  private let known = Mutex<Composition?>(nil)

  /// The screen, once one of the copies has drawn it.
  var composition: Composition? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
