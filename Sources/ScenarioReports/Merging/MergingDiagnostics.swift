import ScenarioDiagnostics

extension Diagnostic.Message {
  /// The document is not a JUnit report.
  static func notAReport(_ root: String) -> Self {
    Self(
      id: .notAReport,
      text: "the root element of a JUnit report must be 'testsuites' or 'testsuite', not '\(root)'"
    )
  }

  /// Two of the merged reports have the same test case.
  static func repeatedCase() -> Self {
    Self(id: .repeatedCase, text: "the same test case is in two reports; both are kept")
  }
}
