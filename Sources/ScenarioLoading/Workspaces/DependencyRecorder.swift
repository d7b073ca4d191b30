import Synchronization

/// Records which files there are and which others they name, while they are read and while
/// scenarios run.
///
/// A class with a lock, since an app that reads its data at launch does so on any core.
package final class DependencyRecorder: Sendable {
  private let recorded = Mutex(FileDependencies())

  package init() {}

  func note(_ file: String) { recorded.withLock { $0.add(file) } }

  func note(_ file: String, names other: String) {
    recorded.withLock { $0.add(file, names: other) }
  }

  package var dependencies: FileDependencies { recorded.withLock { $0 } }
}
