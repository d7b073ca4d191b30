package import ScenarioDiagnostics
import Synchronization

/// Which files there are, and which others they name: vocabularies that they import, and data that
/// they read.
package struct FileDependencies: Equatable, Sendable {
  /// The files that each file names, be they there or not.
  private var named: [PathKey: Set<PathKey>] = [:]

  package init() {}

  package mutating func add(_ file: String) {
    let file = PathKey(file)
    if named[file] == nil { named[file] = [] }
  }

  package mutating func add(_ file: String, names other: String) {
    named[PathKey(file), default: []].insert(PathKey(other))
  }

  /// Adds the dependencies that were known before: the files that a scenario reads at launch are
  /// known only after it ran.
  package mutating func formUnion(_ other: FileDependencies) {
    named.merge(other.named) { $0.union($1) }
  }

  package var files: Set<PathKey> {
    named.reduce(into: []) { $0.formUnion($1.value.union([$1.key])) }
  }

  /// Returns the files that a change concerns: the changed ones, and those that name one of them
  /// directly or through others.
  package func concerned(by changed: Set<PathKey>) -> Set<PathKey> {
    var concerned = changed
    var latest = changed
    while !latest.isEmpty {
      let next = named.filter { !$0.value.isDisjoint(with: latest) }.keys
      latest = Set(next).subtracting(concerned)
      concerned.formUnion(latest)
    }
    return concerned
  }
}

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
