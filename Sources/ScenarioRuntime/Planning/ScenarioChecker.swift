import ScenarioDiagnostics
import ScenarioModel

/// Checks of one scenario what can be known without running it but not from its file alone.
struct ScenarioChecker: ScenarioVisitor {
  /// The names that the command line gave.
  var fixedNames: Set<String> = []
  private var problems = ProblemList()
  private let scenario: Scenario
  private let catalog: AppCatalog
  private let appNames: AppNameCheck
  private let words: WordScope
  private var names: NameScope

  /// What the steps of each word set that was looked into.
  private var namesSet: [WordIdentity: Set<String>] = [:]

  /// How many loops the present steps lie within.
  private var loopDepth = 0

  init(
    _ scenario: Scenario,
    words: WordScope,
    names: NameScope,
    catalog: AppCatalog
  ) {
    self.scenario = scenario
    self.words = words
    self.catalog = catalog
    self.names = names
    appNames = AppNameCheck(app: scenario.header.app.flatMap { catalog[$0.value]?.description })
  }

  /// Whether anything uses a value, so that it is worth asking whether the value fits.
  private(set) var usesValues = false

  /// The variables that steps set.
  var rememberedNames: Set<String> { names.remembered }

  /// The diagnostics, in the order of the file.
  mutating func check() -> [Diagnostic] {
    names.variables.formUnion(fixedNames)
    checkApp()
    checkVariables()
    scenario.accept(&self)
    return problems.diagnostics
  }

  private mutating func checkApp() {
    guard appNames.app == nil, !scenario.header.isAppUnreadable else { return }
    guard let name = scenario.header.app else {
      problems.append(
        Diagnostic(
          .missingApp(),
          at: scenario.name.span,
          suggestion: "add 'app:' with one of \(catalog.names.joined(separator: ", "))"
        )
      )
      return
    }
    problems.append(
      Diagnostic(
        .unknownApp(name.value),
        at: name.span,
        suggestion: Diagnostic.suggestion(unlike: name.value, known: catalog.names, "apps")
      )
    )
  }

  private mutating func checkVariables() {
    for variable in scenario.header.variables {
      guard case .value(let template) = variable.source else { continue }
      template.accept(&self)
    }
    guard case .rows(let rows, _) = scenario.cases else { return }
    for row in rows {
      for value in row.values { value.value.accept(&self) }
    }
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    usesValues = true
    problems.append(undefinedIn: text, names)
  }

  mutating func visit(screen: Text) { problems += appNames.screen(screen) }

  mutating func visit(transition: Text) { problems += appNames.transition(transition) }

  mutating func visit(launch: LaunchOptions) {
    problems += appNames.launchArguments(launch.arguments ?? [])
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    usesValues = true
    guard let word = words.word(call.name.value, of: kind) else {
      guard words.isComplete else { return }
      return problems.append(unknown: call, of: kind, in: words)
    }
    problems += CallCheck(call, word.definition).diagnostics()
    checkBody(of: word, usedAt: call.name.span)
  }

  /// Checks that a word's own names are defined for this scenario, once for each word.
  private mutating func checkBody(of word: WordScope.AnyWord, usedAt span: SourceSpan) {
    if let known = namesSet[word.identity] { return names.remembered.formUnion(known) }
    namesSet[word.identity] = []
    var finder = OpenNameFinder(word, names, appNames, fixedNames)
    problems += finder.diagnostics(usedAt: span)
    namesSet[word.identity] = finder.remembered
    names.remembered.formUnion(finder.remembered)
  }

  mutating func visit(repeated steps: [Step]) {
    loopDepth += 1
    steps.accept(&self)
    loopDepth -= 1
  }

  /// What the one branch sets the other can use only in a later turn of a loop; behind them both
  /// may have set something.
  mutating func visit(_ steps: [Step], or alternatives: [Step]) {
    let before = names.remembered
    steps.accept(&self)
    let after = names.remembered
    if loopDepth == 0 { names.remembered = before }
    alternatives.accept(&self)
    names.remembered.formUnion(after)
  }

  mutating func visit(remembered: [Located<String>]) {
    for name in remembered {
      if names.isLocal(name.value) {
        problems.append(.rememberedLocal(name.value), at: name.span)
      } else if fixedNames.contains(name.value) {
        problems.append(.rememberedOverride(name.value), at: name.span)
      }
      names.remembered.insert(name.value)
    }
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }
}
