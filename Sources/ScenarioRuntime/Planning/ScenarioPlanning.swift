import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// The planning of one scenario: its variables, its rows, and what is wrong with them.
struct ScenarioPlanning {
  private(set) var diagnostics: [Diagnostic] = []

  /// What single rows lack, once for each place.
  private(set) var rowErrors: [Diagnostic] = []

  /// The texts that must not be shown; nil if none is listed as secret.
  private(set) var secrets: ScenarioSecrets?

  /// The names of its variables and of the values of its rows.
  private(set) var definedNames = VariableNames()
  private let words: WordScope
  private let source: PlanSource
  private let scenario: Scenario
  private let catalog: AppCatalog
  private var loading: DataLoading
  private let defaults: PlanDefaults
  private let shared: SharedHeader

  /// The variables that may have mistakes of this scenario alone.
  private let variablesToCheck: VariableList

  init(
    _ entry: PlanSource.Entry,
    of source: PlanSource,
    _ catalog: AppCatalog,
    _ data: any DataProvider,
    _ defaults: PlanDefaults,
    _ shared: SharedHeader
  ) {
    words = entry.words
    self.source = source
    scenario = defaults.inherited(by: entry.scenario)
    self.catalog = catalog
    loading = DataLoading(data: data)
    self.defaults = defaults
    self.shared = shared
    variablesToCheck = shared.variablesToCheck(among: scenario.header.variables)
  }

  /// The test cases; empty if anything is wrong with the scenario.
  mutating func plan() -> [PlannedCase] {
    let scopes = CaseScopes(shared: variables(), words: words, overrides: defaults.overrides)
    let (rows, names) = loadRows()
    let findings = check(names)
    definedNames = names.variables
    diagnostics += LongDurationCheck(of: scenario, in: source.file).diagnostics
    let haveEnds = checkCycles(rows)
    noteSecrets(names, findings, scopes, rows, canFill: haveEnds)
    let areValuesKnown = haveEnds && !loading.diagnostics.contains(where: \.isError)
    guard scenario.header.misshapenValues.isEmpty,
      let app = scenario.header.app.flatMap({ catalog[$0.value] })
    else { return [] }
    let rowScopes = rows.map { scopes.scope(of: $0, in: app) }
    guard !diagnostics.contains(where: \.isError) else {
      if areValuesKnown { checkValuesBesideErrors(rowScopes, of: rows, app, findings) }
      return []
    }
    let errors = checkValues(rowScopes, of: rows, app, findings)
    let usedNames = usedNames
    let cases = rows.indices.map { index in
      planned(rows[index], app, rowScopes[index], errors.isEmpty ? [] : errors[index], usedNames)
    }
    return scenario.cases == nil ? cases : cases.numberingEqualNames
  }

  /// The rows, and the names that the steps may use; any at all if some rows can't be read.
  private mutating func loadRows() -> ([CaseRow], NameScope) {
    let problemCount = loading.diagnostics.count
    let rows = loading.rows(of: scenario) ?? []
    let areSound = loading.diagnostics.count == problemCount
    diagnostics += loading.diagnostics
    var names = NameScope(
      variables: VariableNames(scenario.header.variables, rows.flatMap(\.names))
    )
    names.isOpen = !areSound || !scenario.header.misshapenValues.isEmpty
    return (rows, names)
  }

  /// Checks the values where something else is wrong, so that all is reported at once, except for places
  /// where something is said already.
  private mutating func checkValuesBesideErrors(
    _ scopes: [Scope],
    of rows: [CaseRow],
    _ app: InstalledApp,
    _ findings: ScenarioChecker.Findings
  ) {
    let others = diagnostics
    diagnostics = []
    _ = checkValues(scopes, of: rows, app, findings, besideErrors: true)
    diagnostics = others + diagnostics.apart(from: others)
    rowErrors = rowErrors.apart(from: others)
  }

  /// Checks the values of each row where they are used, and returns the errors of single rows; an empty
  /// list if there is nothing to check.
  private mutating func checkValues(
    _ scopes: [Scope],
    of rows: [CaseRow],
    _ app: InstalledApp,
    _ findings: ScenarioChecker.Findings,
    besideErrors: Bool = false
  ) -> [[Diagnostic]] {
    let trial = besideErrors ? nil : launchTrial(of: app)
    guard findings.usesValues || trial != nil else { return [] }
    var check = KnownValueCheck(
      scenario,
      remembered: findings.rememberedNames,
      app: app,
      trial: trial
    )
    check.reportsGaps = !besideErrors
    check.soleLaunches = findings.usesValues ? nil : findings.launches
    let found = zip(rows, scopes).map { check.check($0, in: $1) }
    let errors = secrets?.masking(found) ?? found
    diagnostics += check.diagnostics
    guard scenario.cases != nil else {
      diagnostics += errors.joined()
      return [[]]
    }
    for errors in errors where !errors.isEmpty && rowErrors.count < ProblemList.limit {
      rowErrors += errors.subtracting(rowErrors)
    }
    return errors
  }

  private func launchTrial(of app: InstalledApp) -> LaunchTrial? {
    switch defaults.purpose {
    case .run: nil
    case .check(let traps): LaunchTrial(of: app, after: traps, loadData: loadData)
    }
  }

  private var usedNames: Set<String> {
    if defaults.overrides.isEmpty { return [] }
    return NameUse(scenario, words: words, suite: source.suite).names
  }

  private mutating func check(_ names: NameScope) -> ScenarioChecker.Findings {
    var checker = ScenarioChecker(scenario, words: words, names: names, catalog: catalog)
    checker.variables = variablesToCheck
    checker.fixedNames = Set(defaults.overrides.keys)
    let findings = checker.check()
    diagnostics += findings.diagnostics
    return findings
  }

  private mutating func noteSecrets(
    _ names: NameScope,
    _ findings: ScenarioChecker.Findings,
    _ scopes: CaseScopes,
    _ rows: [CaseRow],
    canFill: Bool
  ) {
    if scenario.header.secrets.isEmpty { return }
    var known = names.variables
    known.formUnion(findings.rememberedNames)
    known.formUnion(defaults.overrides.keys)
    secrets = ScenarioSecrets(
      header: scenario.header,
      shared: shared,
      knownNames: names.isOpen ? nil : known,
      scopes: scopes,
      rows: rows,
      canFill: canFill,
      unreadData: loading.unknownData
    )
  }

  /// Looks for cycles in the variables of each row, once for rows that are alike.
  ///
  /// A cycle that several rows have is reported once.
  ///
  /// - Returns: Whether there are no cycles.
  private mutating func checkCycles(_ rows: [CaseRow]) -> Bool {
    if variablesToCheck.referring.isEmpty, rows.allSatisfy(\.isWrittenOut) { return true }
    let count = diagnostics.count
    var sound: Set<[String: Set<String>]> = []
    var room = VariableSurvey.mostMembers
    for row in rows where room > 0 {
      let uses = row.uses
      if sound.contains(uses) { continue }
      let survey = survey(of: row)
      let problems = survey.diagnostics()
      if problems.isEmpty { sound.insert(uses) }
      diagnostics += problems
      room -= survey.count
    }
    return diagnostics.count == count
  }

  /// The variables that use others, with the values of a row and the command line, and the row's
  /// own values.
  private func survey(of row: CaseRow) -> VariableSurvey {
    let own = Dictionary(row.values, uniquingKeysWith: { $1 })
    let (written, overrides) = (scenario.header.variables, defaults.overrides)
    let hidesShared = own.keys.contains { written.contains($0) && !variablesToCheck.contains($0) }
    let members = (hidesShared ? written : variablesToCheck).referring
      .filter { own[$0.name.value] == nil }.compactMap(VariableSurvey.Member.init)
    let ownMembers = row.values.compactMap { VariableSurvey.Member($0.name, $0.value) }
    return VariableSurvey((members + ownMembers).filter { overrides[$0.name] == nil }) { name in
      if overrides[name] != nil { return nil }
      if let entry = own[name] { return VariableSurvey.Member(name, entry) }
      return written[name].flatMap(VariableSurvey.Member.init)
    }
  }

  /// The variables from all sources but the rows.
  ///
  /// A variable whose value can't be read is defined as well, so that its uses are not further errors.
  private mutating func variables() -> VariableTable {
    let written = scenario.header.variables
    var loaded: [String: VariableTable.Entry] = [:]
    for variable in written.loaded {
      guard case .file(let source) = variable.source else { continue }
      let data = loading.value(of: source)
      loaded[variable.name.value] = .value(data?.value ?? .null, at: data?.span)
    }
    return VariableTable(written, loaded: loaded)
  }

  private func planned(
    _ row: CaseRow,
    _ app: InstalledApp,
    _ scope: Scope,
    _ errors: [Diagnostic],
    _ usedNames: Set<String>
  ) -> PlannedCase {
    let shown = ShownTexts(scope, of: scenario.header, sharing: shared)
    return PlannedCase(
      identity: CaseIdentity(
        file: source.file.path,
        line: row.line,
        name: shown.title(scenario.name),
        suite: source.suite.map { shown($0.name) },
        suiteDescription: source.suite?.header.description.map { shown($0) },
        description: scenario.header.description.map { shown($0) },
        tags: scenario.header.tags.map(\.value),
        row: row.place.map(RowPlace.init),
        givenVariables: usedNames.isEmpty
          ? [] : usedNames.filter { defaults.overrides[$0] != nil }.sorted()
      ),
      action: errors.isEmpty ? action(app, scope, shown) : .rejectRow(errors),
      knownIssue: scenario.header.knownIssue.map { shown($0) },
      extent: CaseExtent(scenario: extent, row: row.extent),
      usedNames: usedNames
    )
  }

  /// A file that is one scenario is so from its first line to its last.
  private var extent: SourceSpan {
    guard source.suite == nil else { return scenario.extent }
    return source.file.span(0..<source.file.bytes.count)
  }

  private func action(
    _ app: InstalledApp,
    _ scope: Scope,
    _ shown: ShownTexts
  ) -> PlannedCase.Action {
    if let reason = scenario.header.skip { return .skip(reason: shown(reason)) }
    return .run(
      ScenarioExecution(
        scenario,
        app: app,
        scope: scope,
        secrets: shown.secrets,
        loadData: loadData
      )
    )
  }

  private var loadData: DataLoader {
    let (data, file) = (loading.data, source.file)
    return { path, origin throws(DataFault) in
      try data.node(at: path, writtenIn: origin ?? file)
    }
  }
}

extension RowPlace {
  fileprivate init(_ span: SourceSpan) {
    self.init(file: span.file.path, line: span.line)
  }
}
