package import ScenarioDiagnostics

/// Which files there are, and which others they name: vocabularies that they import, and data that
/// they read.
package struct FileDependencies: Equatable, Sendable {
  /// The files that each file names, be they there or not.
  private var named: [PathKey: Set<PathKey>] = [:]

  package init() {}

  /// Notes that there is a file, whatever it names.
  package mutating func add(_ file: String) {
    let file = PathKey(file)
    if named[file] == nil { named[file] = [] }
  }

  /// Notes that a file names another one.
  package mutating func add(_ file: String, names other: String) {
    named[PathKey(file), default: []].insert(PathKey(other))
  }

  /// Adds what was known before: what a scenario reads at launch is only known once it ran.
  package mutating func formUnion(_ other: FileDependencies) {
    named.merge(other.named) { $0.union($1) }
  }

  /// All files that are there or are named.
  package var files: Set<PathKey> {
    named.reduce(into: []) { $0.formUnion($1.value.union([$1.key])) }
  }

  /// The files that a change concerns: those that changed, and all that name one of these, be it
  /// by way of others.
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
