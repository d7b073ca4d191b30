import ScenarioDiagnostics
import ScenarioModel

/// The name of a test case in which a pattern can't be searched for in bounded time.
package struct UnsearchableName: Error {
  private let pattern: String
  private let byteCount: Int

  init(_ name: String, for pattern: Pattern) {
    self.pattern = pattern.source
    byteCount = name.utf8.count
  }

  package var text: String {
    "'\(shortened(pattern))' could take more than \(Pattern.mostSteps) steps on a name of "
      + "\(byteCount) bytes"
  }
}

extension Pattern {
  func isFound(inName name: String) throws(UnsearchableName) -> Bool {
    guard canSearch(name) else { throw UnsearchableName(name, for: self) }
    return isFound(in: name)
  }
}
