import ScenarioDiagnostics

/// The names of a report's test suites, made from the paths of their files.
///
/// Jenkins merges suites of one name, so a name that another path took already is numbered:
/// `Scenarios.auth.login-2`. The files of the plan are numbered in its order, so that a file has the
/// same name in every order and in the report of its shard.
struct SuiteNames: Sendable {
  private var names = UniqueNames()

  /// The names of the plan's files that differ from what their paths alone make.
  private var numbered: [PathKey: String] = [:]

  /// Whether all files were named when the plan was known, rather than as they come.
  let areKnown: Bool

  /// The names of a plan's files, whichever of them are run.
  init(ofPlanned files: [String]) {
    areKnown = !files.isEmpty
    guard files.mayMakeOneName else { return }
    for file in files {
      let name = JUnitPath(file).suiteName
      let claimed = claim(name)
      if claimed != name { numbered[PathKey(file)] = claimed }
    }
  }

  /// What the suite of a file is called.
  mutating func label(ofFile file: PathKey) -> JUnitSuite.Label {
    let path = JUnitPath(file.path)
    return JUnitSuite.Label(file: file, name: name(for: file, path), path: path.attribute)
  }

  private mutating func name(for file: PathKey, _ path: JUnitPath) -> String {
    guard areKnown else { return claim(path.suiteName) }
    return (numbered.isEmpty ? nil : numbered[file]) ?? path.suiteName
  }

  private mutating func claim(_ name: String) -> String {
    names.claim(name) { "\($0)-\($1)" }
  }
}

extension [String] {
  /// Whether two paths may make the same name, which is told without making any; if in doubt, they may.
  fileprivate var mayMakeOneName: Bool {
    var seen = Set<UInt64>(minimumCapacity: count)
    return contains { path in
      path.dottedPathHash.map { !seen.insert($0).inserted } ?? true
    }
  }
}

extension JUnitPath {
  /// The path with dots, with room for a number behind it.
  fileprivate var suiteName: String {
    let roomForNumber = 20
    let (path, limit) = (dotted, String.longestAttribute - roomForNumber)
    if path.utf8.count <= limit, path.utf8.last != UInt8(ascii: ".") { return path }
    let dotted = path.prefix(bytes: limit)
    return String(dotted.utf8.last == UInt8(ascii: ".") ? dotted.dropLast() : dotted)
  }
}
