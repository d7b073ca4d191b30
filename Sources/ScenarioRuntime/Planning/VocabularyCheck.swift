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
    let words = vocabulary.words
    var survey = WordSurvey(words, in: scope)
    return words.flatMap { body(of: $1) } + survey.diagnostics()
  }

  private func body(of definition: any Definition) -> [Diagnostic] {
    var body = WordBody(of: definition, in: scope)
    for parameter in definition.parameters { parameter.fallback?.accept(&body) }
    definition.acceptBody(&body)
    return body.diagnostics
  }
}

extension Vocabulary {
  /// Every word with its kind.
  fileprivate var words: [(WordKind, any Definition)] {
    elements.map { (.element, $0) } + flows.map { (.flow, $0) } + checks.map { (.check, $0) }
  }
}
