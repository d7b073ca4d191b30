import ScenarioDiagnostics
import ScenarioModel

/// Checks before a run that the values which are known by then fit the places that use them.
///
/// Known are the values of variables, rows and the command line, and of parameters that are made of
/// them. What steps remember and what loops go through is known only while running.
struct KnownValueCheck: ScenarioVisitor {
  var diagnostics: [Diagnostic] = []

  /// The names whose values only the run makes known.
  private var openParameters: Set<String> = []
  private var loopVariables: [String] = []
  let remembered: Set<String>

  /// The names of the present row, which may lack parts that others have.
  var rowNames: Set<String> = []

  /// The present row, and what it alone lacks.
  var row = CaseRow(values: [], line: 1)
  var rowProblems = ProblemList()
  var scope = Scope()

  /// The name and the arguments of the word that the scenario uses here.
  var word: SourceSpan?
  var arguments: [SourceSpan] = []

  /// The depth of nested calls.
  private var depth = 0
  private var remainingUses = 0
  var reported: Set<Report> = []
  var reportedOfRow: Set<Report> = []
  let scenario: Scenario

  /// Whether to report values that a row lacks; other errors already name them.
  var reportsGaps = true

  /// The app that takes the launch arguments.
  let app: InstalledApp

  /// Tries launches; nil where that is left to the run.
  var trial: LaunchTrial?

  /// What was found out about the variables of the present row.
  var variables = KnownVariables()

  /// The launches to look at if nothing uses a value; nil to look at everything.
  var soleLaunches: [LaunchOptions]?

  /// Words that use words many times over would take for ever to follow; the run finds the rest.
  private static let mostUses = 10_000

  init(_ scenario: Scenario, remembered: Set<String>, app: InstalledApp, trial: LaunchTrial?) {
    self.scenario = scenario
    self.remembered = remembered
    self.app = app
    self.trial = trial
  }

  /// Checks the scenario with the values of one row, and returns the errors of that row alone.
  mutating func check(_ row: CaseRow, in scope: Scope) -> [Diagnostic] {
    self.scope = scope
    self.row = row
    rowNames = Set(row.names.filter { !scope.variables.isOverridden($0) })
    rowProblems = ProblemList()
    variables = KnownVariables()
    reportedOfRow = []
    remainingUses = Self.mostUses
    visitScenario()
    reportBlank(scenario.name)
    for reason in [scenario.header.skip, scenario.header.knownIssue] {
      reportBlank(reason)
      reportDenial(reason)
    }
    return rowProblems.diagnostics.inReportingOrder(ofFiles: [])
  }

  private mutating func visitScenario() {
    guard let soleLaunches else { return scenario.accept(&self) }
    for launch in soleLaunches { visit(launch: launch) }
  }

  mutating func visit(_ text: Text) {
    check(text) { scope, text throws(ValueFault) in
      try scope.check(text, as: nil)
    }
  }

  mutating func visit(_ text: Text, as kind: PlaceKind) {
    check(text) { scope, text throws(ValueFault) in try scope.check(text, as: kind) }
  }

  mutating func visit(screen: Text) {
    check(screen) { scope, text throws(ValueFault) in _ = try scope.screenName(text) }
  }

  mutating func visit(transition: Text) {
    check(transition) { scope, text throws(ValueFault) in _ = try scope.transitionName(text) }
  }

  mutating func visit(_ count: CountMatcher) {
    let references = count.references
    guard !references.isEmpty, isKnown(references) else { return }
    do throws(ValueFault) {
      _ = try CountMatching(count, in: scope)
    } catch {
      report(error, of: references)
    }
  }

  private mutating func check(_ text: Text, _ read: (Scope, Text) throws(ValueFault) -> Void) {
    if text.isLiteral { return }
    let references = text.references
    guard isKnown(references) else {
      if reportsGaps, !rowProblems.isFull { reportGap(in: references) }
      return
    }
    do throws(ValueFault) {
      try read(scope, text)
    } catch {
      report(error, of: references)
    }
  }

  mutating func visit(_ call: Call, of kind: WordKind) {
    guard remainingUses > 0, depth < Scope.greatestDepth,
      let word = scope.words.word(call.name.value, of: kind)
    else { return }
    remainingUses -= 1
    let outer = self
    enter(word, by: call)
    word.definition.acceptBody(&self)
    leave(to: outer)
  }

  private mutating func enter(_ word: WordScope.Word, by call: Call) {
    let caller = self
    scope = scope.entering(word)
    openParameters = []
    loopVariables = []
    if depth == 0 {
      self.word = call.name.span
      arguments = call.arguments.map(\.value.span)
    }
    depth += 1
    for parameter in word.definition.parameters {
      let name = parameter.name.value
      if let argument = call[name]?.value {
        bind(name, to: caller.known(argument), madeOf: caller.scope.sources(of: argument))
      } else if let fallback = parameter.fallback {
        bind(name, toDefault: fallback)
      } else {
        openParameters.insert(name)
      }
    }
  }

  private mutating func bind(_ name: String, toDefault fallback: ValueTemplate) {
    fallback.accept(&self)
    do throws(ValueFault) {
      bind(name, to: known(fallback), madeOf: try scope.sources(ofDefault: fallback))
    } catch {
      openParameters.insert(name)
      report(error, of: fallback.references)
    }
  }

  /// Gives a parameter its value, if that is known.
  private mutating func bind(_ name: String, to value: Value?, madeOf sources: ValueSources) {
    guard let value else {
      openParameters.insert(name)
      return
    }
    scope.bind(name, to: value, madeOf: sources)
  }

  private mutating func leave(to outer: Self) {
    scope = outer.scope
    openParameters = outer.openParameters
    loopVariables = outer.loopVariables
    word = outer.word
    arguments = outer.arguments
    depth = outer.depth
  }

  mutating func enter(_ iteration: Iteration) { loopVariables += iteration.names }

  mutating func leave(_ iteration: Iteration) { loopVariables.removeLast(iteration.names.count) }
}

extension KnownValueCheck {
  /// The value that is written here, if it is known before the run.
  private func known(_ template: ValueTemplate) -> Value? {
    isKnown(template.references) ? try? scope.value(of: template) : nil
  }

  func isKnown(_ references: [Reference]) -> Bool {
    references.allSatisfy { hasKnownNames($0) && rowFault(of: $0) == nil }
  }

  func hasKnownNames(_ reference: Reference) -> Bool {
    for part in reference.all {
      if isOpen(part.name) { return false }
      if scope.locals[part.name] == nil, !isKnown(variable: part.name) { return false }
    }
    return true
  }

  /// Whether the value of a parameter, or of a loop's variable, is known only in the run, or can't
  /// be read.
  func isOpen(_ name: String) -> Bool {
    openParameters.contains(name) || loopVariables.contains(name)
      || name == Reference.unreadableName
  }

  private func isKnown(variable name: String) -> Bool {
    variables.isKnown(name, in: scope.variables, remembered: remembered)
  }
}
