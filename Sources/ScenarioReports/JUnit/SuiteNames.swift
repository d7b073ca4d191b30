import ScenarioDiagnostics

/// The names of a report's test suites, made from the paths of their files.
///
/// Jenkins merges suites of one name, so a name that another path took already is numbered:
/// `Scenarios.auth.login-2`.
struct SuiteNames: Sendable {
  private var names = UniqueNames()

  /// The name of the next file's suite.
  mutating func name(forFile path: String) -> String {
    let roomForNumber = 20
    let dotted = path.dottedPath.prefix(bytes: String.longestAttribute - roomForNumber)
    let name = dotted.utf8.last == UInt8(ascii: ".") ? dotted.dropLast() : dotted
    return names.claim(String(name)) { "\($0)-\($1)" }
  }
}
