import ScenarioDiagnostics

/// The names of a report's test suites, made from the paths of their files.
///
/// Jenkins merges suites of one name, so a name that another path took already is numbered:
/// `Scenarios.auth.login-2`. The files of the plan are numbered in its order, so that a file has the
/// same name in every order and in the report of its shard.
struct SuiteNames: Sendable {
  private var names = UniqueNames()
  private var planned: [PathKey: String] = [:]

  /// The names of a plan's files, whichever of them are run.
  init(ofPlanned files: [String]) {
    for file in files { planned[PathKey(file)] = claimName(forFile: file) }
  }

  /// The name of a file's suite.
  mutating func name(forFile path: String) -> String {
    planned[PathKey(path)] ?? claimName(forFile: path)
  }

  private mutating func claimName(forFile path: String) -> String {
    let roomForNumber = 20
    let dotted = path.dottedPath.prefix(bytes: String.longestAttribute - roomForNumber)
    let name = dotted.utf8.last == UInt8(ascii: ".") ? dotted.dropLast() : dotted
    return names.claim(String(name)) { "\($0)-\($1)" }
  }
}
