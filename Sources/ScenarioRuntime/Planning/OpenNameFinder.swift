import ScenarioDiagnostics
import ScenarioModel

/// Checks what within a word depends on the scenario that uses it.
///
/// A word sees its parameters and the scenario's variables, and means the scenario's app, so the
/// diagnostics stand at the use.
struct OpenNameFinder: ScenarioVisitor {
  /// The variables that steps within the word set.
  private(set) var remembered: Set<String> = []
  private var names: NameScope
  private var open: [Reference] = []
  private var problems: [Diagnostic] = []
  private let word: WordScope.AnyWord
  private let appNames: AppNameCheck

  /// The names that the command line gave.
  private let fixedNames: Set<String>
  private var visited: Set<WordIdentity>

  /// How many words the finder's own one lies within; deeper ones are an error of their file.
  private let depth: Int

  init(
    _ word: WordScope.AnyWord,
    _ names: NameScope,
    _ appNames: AppNameCheck,
    _ fixedNames: Set<String>
  ) {
    self.word = word
    self.names = names.within(word.definition.parameters)
    self.appNames = appNames
    self.fixedNames = fixedNames
    visited = [word.identity]
    depth = 0
  }

  /// A finder for a word that the word of another finder uses.
  private init(_ word: WordScope.AnyWord, within outer: OpenNameFinder) {
    self.word = word
    names = outer.names.within(word.definition.parameters)
    appNames = outer.appNames
    fixedNames = outer.fixedNames
    visited = outer.visited
    depth = outer.depth + 1
  }

  mutating func diagnostics(usedAt span: SourceSpan) -> [Diagnostic] {
    visitWord()
    return open.map { reference in
      Diagnostic(
        .undefinedInWord(reference.name, word.definition.name.value),
        at: span,
        suggestion: "define '\(reference.name)' in 'variables', or make it a parameter",
        notes: [.init("it is used here", at: reference.span)]
      )
    } + problems.map { $0.shown(atUse: span) }
  }

  private mutating func visitWord() {
    for parameter in word.definition.parameters { parameter.fallback?.accept(&self) }
    word.definition.acceptBody(&self)
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    open += text.references.flatMap(\.all).filter { !names.contains($0.name) }
  }

  mutating func visit(screen: Text) { problems += appNames.screen(screen) }

  mutating func visit(transition: Text) { problems += appNames.transition(transition) }

  mutating func visit(launch: LaunchOptions) {
    problems += appNames.launchArguments(launch.arguments ?? [])
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard let inner = word.scope.word(call.name.value, of: kind) else { return }
    if isOverridden(call, kind) { problems += CallCheck(call, inner.definition).diagnostics() }
    guard depth < WordSurvey.greatestDepth, visited.insert(inner.identity).inserted else { return }
    var finder = OpenNameFinder(inner, within: self)
    finder.visitWord()
    open += finder.open
    problems += finder.problems
    visited = finder.visited
    remembered.formUnion(finder.remembered)
    names.remembered.formUnion(finder.remembered)
  }

  /// Whether a word of the suite means a word of the scenario, which takes arguments of its own.
  private func isOverridden(_ call: Call, _ kind: WordKind) -> Bool {
    let isOfSuite = !word.scope.defines(word.definition.name.value, word.kind)
    return isOfSuite && word.scope.defines(call.name.value, kind)
  }

  mutating func visit(remembered found: [Located<String>]) {
    for name in found {
      if fixedNames.contains(name.value), !names.isLocal(name.value) {
        problems.append(Diagnostic(.rememberedOverride(name.value), at: name.span))
      }
      names.remembered.insert(name.value)
      remembered.insert(name.value)
    }
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }
}

extension NameScope {
  /// The names within a word: its parameters, and what the whole scenario knows.
  fileprivate func within(_ parameters: [Parameter]) -> NameScope {
    var inner = NameScope(
      variables: variables.union(remembered),
      parameters: parameters.map(\.name.value)
    )
    inner.isOpen = isOpen
    return inner
  }
}
