import ScenarioDiagnostics

extension Diagnostic.Message {
  /// The document is no JUnit report.
  static func notAReport(_ root: String) -> Self {
    Self(
      id: "not-a-report",
      text: "the root element of a JUnit report must be 'testsuites' or 'testsuite', not '\(root)'"
    )
  }

  /// Two of the merged reports have the same test case.
  static func repeatedCase() -> Self {
    Self(id: "repeated-case", text: "the same test case is in two reports; both are kept")
  }
}
