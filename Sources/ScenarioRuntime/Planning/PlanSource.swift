package import ScenarioDiagnostics
package import ScenarioModel

/// A scenario file that was read and decoded, as input of the planner.
package struct PlanSource: Sendable {
  /// A scenario with what it takes from its suite, and the words that it can use.
  package struct Entry: Sendable {
    package let scenario: Scenario
    package let words: WordScope

    package init(_ scenario: Scenario, words: WordScope) {
      self.scenario = scenario
      self.words = words
    }
  }

  package let file: SourceFile

  /// The suite that the file holds, if it holds one.
  package let suite: Suite?
  package let entries: [Entry]

  /// Each `$${name}` whose name the file itself does not define.
  package let escapes: [EscapedReference]

  /// What reading, decoding and linking found.
  package let diagnostics: [Diagnostic]

  /// The diagnostics of unused imports, if all vocabulary entries are known.
  package let unusedImports: [Diagnostic]

  package init(
    file: SourceFile,
    suite: Suite? = nil,
    entries: [Entry],
    escapes: [EscapedReference] = [],
    diagnostics: [Diagnostic],
    unusedImports: [Diagnostic] = []
  ) {
    self.file = file
    self.suite = suite
    self.entries = entries
    self.escapes = escapes
    self.diagnostics = diagnostics
    self.unusedImports = unusedImports
  }
}
