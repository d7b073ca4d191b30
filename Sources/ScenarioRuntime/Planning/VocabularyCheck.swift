package import ScenarioDiagnostics
package import ScenarioModel

/// Checks the words that one file defines: what they use, what they never use, and circles.
package struct VocabularyCheck {
  private let vocabulary: Vocabulary
  private let scope: WordScope

  package init(_ vocabulary: Vocabulary, in scope: WordScope) {
    self.vocabulary = vocabulary
    self.scope = scope
  }

  package func diagnostics() -> [Diagnostic] {
    guard !vocabulary.isEmpty else { return [] }
    var survey = WordSurvey(vocabulary.definitions, in: scope)
    return vocabulary.definitions.flatMap(body) + survey.diagnostics()
  }

  private func body(of definition: WordDefinition) -> [Diagnostic] {
    var body = WordBody(of: definition, in: scope)
    for parameter in definition.parameters { parameter.fallback?.accept(&body) }
    definition.acceptBody(&body)
    return body.diagnostics
  }
}
