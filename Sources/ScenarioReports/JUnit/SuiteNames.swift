import ScenarioDiagnostics

/// The names of a report's test suites, made from the paths of their files.
///
/// Jenkins merges suites of one name, so a name that another path took already is numbered:
/// `Scenarios.auth.login-2`. The files of the plan are numbered in its order, so that a file has the
/// same name in every order and in the report of its shard.
struct SuiteNames: Sendable {
  /// The names of the plan's files; nil where files are named as they come.
  private let planned: PlannedSuiteNames?
  private var names = UniqueNames()

  /// The names of a plan's files, whichever of them are run.
  init(ofPlanned files: [String]) {
    planned = files.isEmpty ? nil : PlannedSuiteNames(files)
  }

  mutating func label(ofFile file: PathKey) -> JUnitSuite.Label {
    if let planned { return planned.label(ofFile: file) }
    let path = JUnitPath(file.path)
    return JUnitSuite.Label(
      file: file,
      name: names.claim(numbering: path.suiteName),
      path: path.attribute
    )
  }
}

/// The names of the suites of a plan's files.
private struct PlannedSuiteNames: Sendable {
  /// The names that differ from those that the paths alone make.
  private let numbered: [PathKey: String]

  init(_ files: [String]) {
    var numbered: [PathKey: String] = [:]
    if files.mayMakeOneName {
      var names = UniqueNames()
      for file in files {
        let name = JUnitPath(file).suiteName
        let claimed = names.claim(numbering: name)
        if claimed != name { numbered[PathKey(file)] = claimed }
      }
    }
    self.numbered = numbered
  }

  func label(ofFile file: PathKey) -> JUnitSuite.Label {
    let path = JUnitPath(file.path)
    let name = (numbered.isEmpty ? nil : numbered[file]) ?? path.suiteName
    return JUnitSuite.Label(file: file, name: name, path: path.attribute)
  }
}

extension UniqueNames {
  fileprivate mutating func claim(numbering name: String) -> String {
    claim(name) { "\($0)-\($1)" }
  }
}

extension [String] {
  /// Whether two paths may have the same name, found by hashes; true if in doubt.
  fileprivate var mayMakeOneName: Bool {
    var seen = Set<UInt64>(minimumCapacity: count)
    return contains { path in
      path.dottedPathHash.map { !seen.insert($0).inserted } ?? true
    }
  }
}

extension JUnitPath {
  /// The path with dots, with room for a number after it.
  fileprivate var suiteName: String {
    let roomForNumber = 20
    let (path, limit) = (dotted, String.longestAttribute - roomForNumber)
    if path.utf8.count <= limit, path.utf8.last != UInt8(ascii: ".") { return path }
    let dotted = path.prefix(bytes: limit)
    return String(dotted.utf8.last == UInt8(ascii: ".") ? dotted.dropLast() : dotted)
  }
}
