package import ScenarioDiagnostics

/// What came of reading a file.
package struct YAMLReading: Sendable {
  /// The tree; nil only when nothing usable could be read.
  package let document: YAMLDocument?

  /// The problems found.
  package let diagnostics: [Diagnostic]
}
