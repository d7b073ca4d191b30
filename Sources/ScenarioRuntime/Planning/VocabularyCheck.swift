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
    vocabulary.words.flatMap { kind, definition in
      var body = WordBody(of: definition, in: scope)
      for parameter in definition.parameters { parameter.fallback?.accept(&body) }
      definition.acceptBody(&body)
      return body.diagnostics + circle(from: kind, definition)
    }
  }

  /// The circle that leads from a word back to itself, reported at its first word alone.
  private func circle(from kind: WordKind, _ definition: any Definition) -> [Diagnostic] {
    guard let word = scope.word(definition.name.value, of: kind) else { return [] }
    var search = CircleSearch(start: word.identity)
    guard let path = search.path(from: word), isFirst(word, of: path) else { return [] }
    let names = (path + [word]).map { "'\($0.definition.name.value)'" }.joined(separator: " -> ")
    return [
      Diagnostic(
        .wordCycle(kind.rawValue, names),
        at: definition.name.span,
        notes: path.dropFirst().map { .init("through this one", at: $0.definition.name.span) }
      )
    ]
  }
}

extension VocabularyCheck {
  /// Whether no word of these comes before this one in a circle: each circle is reported once.
  private func isFirst(_ word: WordScope.AnyWord, of circle: [WordScope.AnyWord]) -> Bool {
    circle.allSatisfy { other in
      let isOwn = scope.defines(other.definition.name.value, other.kind)
      return !isOwn || other.definition.name.span.start >= word.definition.name.span.start
    }
  }
}

extension Vocabulary {
  /// Every word with its kind.
  fileprivate var words: [(WordKind, any Definition)] {
    elements.map { (.element, $0) } + flows.map { (.flow, $0) } + checks.map { (.check, $0) }
  }
}

/// Follows the words that words use until it comes back to where it began.
private struct CircleSearch {
  private let start: WordIdentity
  private var visited: Set<WordIdentity> = []

  init(start: WordIdentity) {
    self.start = start
  }

  mutating func path(from word: WordScope.AnyWord) -> [WordScope.AnyWord]? {
    guard visited.insert(word.identity).inserted else { return nil }
    var calls = CallCollector()
    word.definition.acceptBody(&calls)
    for (call, kind) in calls.calls {
      guard let next = word.scope.word(call.name.value, of: kind) else { continue }
      if next.identity == start { return [word] }
      if let path = path(from: next) { return [word] + path }
    }
    return nil
  }
}

/// The uses of words within a word.
private struct CallCollector: ScenarioVisitor {
  private(set) var calls: [(Call, WordKind)] = []

  mutating func visit(_ call: Call, of kind: WordKind) { calls.append((call, kind)) }
}

/// What is wrong within one word, whoever uses it.
private struct WordBody: ScenarioVisitor {
  private let definition: any Definition
  private let scope: WordScope
  private var problems: [Diagnostic] = []
  private var used: Set<String> = []

  /// The parameters, and the loop variables at the present place.
  private var names: NameScope

  init(of definition: any Definition, in scope: WordScope) {
    self.definition = definition
    self.scope = scope
    names = NameScope(variables: [], parameters: definition.parameters.map(\.name.value))
  }

  /// The problems, parameters that nothing uses among them.
  var diagnostics: [Diagnostic] {
    problems
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
    used.formUnion(text.references.flatMap(\.all).map(\.name))
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let word = scope.word(call.name.value, of: kind) else {
      guard scope.isComplete else { return }
      let known = scope.names(of: kind)
      problems.append(
        Diagnostic(
          .unknownWord(kind.rawValue, call.name.value),
          at: call.name.span,
          suggestion: Diagnostic.suggestion(
            unlike: call.name.value,
            known: known,
            "\(kind.rawValue)s"
          )
        )
      )
      return
    }
    problems += CallCheck(call, word.definition).diagnostics()
  }

  mutating func visit(remembered found: [Located<String>]) {
    for name in found where names.isLocal(name.value) {
      problems.append(Diagnostic(.rememberedLocal(name.value), at: name.span))
    }
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }
}
