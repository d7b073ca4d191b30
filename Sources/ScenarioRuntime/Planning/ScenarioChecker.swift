import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Checks of one scenario what can be known without running it but not from its file alone.
struct ScenarioChecker: NameVisitor {
  /// A text with references, or a word whose body has some.
  enum Use {
    case text(Text)
    case word(WordScope.Word, at: SourceSpan)
  }

  /// The names that the command line gave.
  var fixedNames: Set<String> = []

  /// The variables whose values may refer to what is not defined.
  var variables: VariableList
  private var problems = ProblemList()
  private let scenario: Scenario
  private let catalog: AppCatalog
  private let appNames: AppNameCheck
  private let words: WordScope
  var names: NameScope
  var openUses: [(use: Use, names: NameScope)] = []

  /// The needs of each entry that was examined, without those that were reported as missing.
  private var needs: [WordScope.Word: WordNeeds] = [:]

  init(_ scenario: Scenario, words: WordScope, names: NameScope, catalog: AppCatalog) {
    self.scenario = scenario
    self.words = words
    self.catalog = catalog
    self.names = names
    variables = scenario.header.variables
    appNames = AppNameCheck(of: scenario, in: catalog)
  }

  /// The findings about a scenario.
  struct Findings {
    /// In the order of the file.
    let diagnostics: [Diagnostic]

    /// Whether anything uses a value, so that it is worth asking whether the value fits.
    let usesValues: Bool

    /// The launches that its header and its own steps ask for.
    let launches: [LaunchOptions]

    /// The variables that steps set.
    let rememberedNames: Set<String>
  }

  /// The places that remember names, needed only for names that are not defined.
  private lazy var memories = NameUse(scenario, words: words, suite: nil).memories

  private var usesValues = false
  private var launches: [LaunchOptions] = []

  mutating func check() -> Findings {
    names.variables.formUnion(fixedNames)
    checkApp()
    checkVariables()
    scenario.accept(&self)
    return Findings(
      diagnostics: problems.diagnostics,
      usesValues: usesValues,
      launches: launches,
      rememberedNames: names.remembered
    )
  }

  private mutating func checkApp() {
    guard appNames.app == nil, !scenario.header.isAppUnreadable else { return checkPlaces() }
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

  /// Checks that the app can run wherever the run takes place.
  private mutating func checkPlaces() {
    guard let name = scenario.header.app, let app = catalog[name.value],
      let place = catalog.missingPlace(of: app)
    else { return }
    problems.append(.missingPlace(place, of: name))
  }

  private mutating func checkVariables() {
    for variable in variables.referring { variable.acceptValue(&self) }
    guard case .rows(let rows, _) = scenario.cases else { return }
    for row in rows {
      for value in row.values { value.value.accept(&self) }
    }
  }

  mutating func visit(_ text: Text) {
    if text.isLiteral { return }
    usesValues = true
    visit(.text(text))
  }

  func lacksName(_ use: Use, among names: NameScope) -> Bool {
    switch use {
    case .text(let text): text.references.contains { names.lacksName(in: $0) }
    case .word(let word, _): needs[word]?.isUndefined(seenFrom: names) ?? false
    }
  }

  mutating func note(_ use: Use, seenFrom names: NameScope) {
    switch use {
    case .text(let text): problems.append(undefinedIn: text, names, memories)
    case .word(let word, let span):
      let undefined = needs[word]?.takeUndefined(seenFrom: names) ?? []
      problems += undefined.map { .undefined($0, usedAt: span) }
    }
  }

  mutating func visit(bareSelector text: Text) { problems.append(misreadIn: text, among: words) }

  mutating func visit(screen: Text) { problems += appNames.screen(screen) }

  mutating func visit(transition: Text) { problems += appNames.transition(transition) }

  mutating func visit(launch: LaunchOptions) {
    launches.append(launch)
    problems += appNames.launchArguments(launch.arguments ?? [])
    problems += appNames.start(launch)
  }

  mutating func visit(_ calls: CallExpectation) { problems += appNames.calls(calls) }

  mutating func visit(_ call: Call, of kind: WordKind) {
    usesValues = true
    guard let word = words.word(call.name.value, of: kind) else {
      guard words.isUndefined(call.name.value) else { return }
      return problems.append(unknown: call, of: kind, in: words)
    }
    problems += CallCheck(call: call, definition: word.definition).diagnostics()
    checkBody(of: word, usedAt: call.name.span)
  }

  /// Checks that a word's own names are defined where it is used; says so once for each.
  private mutating func checkBody(of word: WordScope.Word, usedAt span: SourceSpan) {
    var found: [Diagnostic] = []
    if needs[word] == nil {
      var finder = OpenNameFinder(word, names, appNames, fixedNames)
      needs[word] = finder.find()
      found = finder.problems.map { $0.shown(atUse: span) }
    }
    visit(.word(word, at: span))
    problems += found
    names.remembered.formUnion(needs[word]?.remembered ?? [])
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
}

extension Diagnostic {
  fileprivate static func missingPlace(
    _ place: AppCatalog.WantedPlace,
    of app: Located<String>
  ) -> Diagnostic {
    switch place {
    case .model:
      Diagnostic(
        .appWithoutModel(app.value),
        at: app.span,
        suggestion: "run it in a browser or on a device, for example with '--on chromium'"
      )
    case .onlyModel:
      Diagnostic(
        .appWithoutModel(app.value),
        at: app.span,
        suggestion: "this command needs one; only 'rehearse run' and 'rehearse inspect' use "
          + "browsers and devices"
      )
    case .browser(let name):
      Diagnostic(
        .appWithoutPage(app.value, name),
        at: app.span,
        suggestion: "add its address to 'apps' in rehearse.yaml: {\(app.value): {web: http://...}}"
      )
    case .device(let name, let platform):
      Diagnostic(
        .appWithoutDevice(app.value, name, platform.rawValue),
        at: app.span,
        suggestion: "add its identifier to 'apps' in rehearse.yaml: "
          + "{\(app.value): {device: {\(platform.key): com.example.\(app.value)}}}"
      )
    }
  }

  fileprivate static func undefined(_ use: OpenName, usedAt span: SourceSpan) -> Diagnostic {
    let (name, word) = (use.name, use.word)
    return Diagnostic(
      .undefinedInWord(name, word.name.value),
      at: span,
      suggestion: didYouMean(name, among: word.parameters.map(\.name.value))
        ?? "define '\(name)' in 'variables', or make it a parameter of '\(word.name.value)'",
      notes: [.init("it is used here", at: use.reference.span)]
    )
  }
}
