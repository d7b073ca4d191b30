import Synchronization

/// Keeps account of the files that files name, while they are read and while scenarios run.
///
/// A class with a lock, since an app that reads its data at launch does so on any core.
final class FileLedger: Sendable {
  private let account = Mutex(FileDependencies())

  func note(_ file: String, names other: String) {
    account.withLock { $0.add(file, names: other) }
  }

  var dependencies: FileDependencies { account.withLock { $0 } }
}
