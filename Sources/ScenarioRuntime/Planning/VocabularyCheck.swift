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

/// The problems in one vocabulary entry, independent of its uses.
struct WordBody: ScenarioVisitor {
  private let definition: WordDefinition
  private let scope: WordScope
  private var problems = ProblemList()
  private var used: Set<String> = []

  /// The parameters, and the loop variables at the present place.
  private var names: NameScope

  init(of definition: WordDefinition, in scope: WordScope) {
    self.definition = definition
    self.scope = scope
    names = NameScope(
      variables: VariableNames(),
      parameters: definition.parameters.map(\.name.value)
    )
  }

  /// The problems, parameters that nothing uses among them.
  var diagnostics: [Diagnostic] {
    problems.diagnostics
      + unusedParameters.map { parameter in
        Diagnostic(
          .unusedParameter(parameter.name.value, of: definition.name.value),
          at: parameter.name.span,
          suggestion: "use it as '${\(parameter.name.value)}', or remove it"
        )
      }
  }

  private var unusedParameters: [Parameter] {
    definition.parameters.filter { !used.contains($0.name.value) }
  }

  mutating func visit(_ text: Text) {
    let found = text.references.flatMap(\.all).map(\.name)
    used.formUnion(found.filter { !names.isOfLoop($0) })
  }

  mutating func visit(bareSelector text: Text) { problems.append(misreadIn: text, among: scope) }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let word = scope.word(call.name.value, of: kind) else {
      guard scope.isUndefined(call.name.value) else { return }
      return problems.append(unknown: call, of: kind, in: scope)
    }
    problems += CallCheck(call: call, definition: word.definition).diagnostics()
  }

  mutating func visit(remembered found: [Located<String>]) {
    for name in found where names.isLocal(name.value) {
      problems.append(.rememberedLocal(name.value), at: name.span)
    }
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }
}
