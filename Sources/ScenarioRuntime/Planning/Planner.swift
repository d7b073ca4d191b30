import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Makes the test cases of a file: expands rows, fills in names, and checks everything that is
/// known before a run.
///
/// ```swift
/// let file = Planner(catalog: AppCatalog([app])).plan(source)
/// file.cases.map(\.identity.name)  // ["Sign in [1]", "Sign in [2]"]
/// file.diagnostics                 // errors and warnings
/// ```
package struct Planner: Sendable {
  private let catalog: AppCatalog
  private var data: any DataProvider
  private let defaults: PlanDefaults

  package init(
    catalog: AppCatalog,
    data: any DataProvider = NoData(),
    defaults: PlanDefaults = PlanDefaults()
  ) {
    self.catalog = catalog
    self.data = data
    self.defaults = defaults
  }

  /// A planner that reads data otherwise.
  package func reading(_ data: any DataProvider) -> Planner {
    var planner = self
    planner.data = data
    return planner
  }

  /// Plans the scenarios of one file; an error in one of them rejects the whole file.
  package func plan(_ source: PlanSource) -> PlannedFile {
    var problems = ProblemList(source.diagnostics)
    var cases: [PlannedCase] = []
    var names = CaseNames()
    var secrets: [ScenarioSecrets] = []
    var rowErrors: [Diagnostic] = []
    var escapes = source.escapes
    var shared = defaults.sharedHeader
    if let suite = source.suite {
      reportUndefinedNames(in: suite, to: &problems)
      problems += LongDurationCheck(of: suite, with: source.entries.map(\.scenario)).diagnostics
      shared = shared.joined(by: suite.header)
    }
    for entry in source.entries where !problems.isFull {
      var planning = ScenarioPlanning(entry, of: source, catalog, data, defaults, shared)
      let planned = planning.plan()
      problems += planning.diagnostics
      problems += escapes.takeWarnings(about: planning.definedNames)
      rowErrors += planning.rowErrors
      if source.entries.count > 1 { problems += names.add(planned, of: entry.scenario) }
      if cases.isEmpty { cases = planned } else { cases += planned }
      if let listed = planning.secrets { secrets.append(listed) }
    }
    problems += secrets.unknownNames(in: source.file).apart(from: source.diagnostics)
    // A misspelt entry makes its import look unused, which is not reported as well.
    if !problems.diagnostics.contains(where: \.isAboutUnknownWord) {
      problems += source.unusedImports
    }
    return PlannedFile(cases, secrets.masking(problems.diagnostics), rowErrors, in: source.file)
  }
}

extension Planner {
  /// Reports what a suite's own texts use although nothing defines it for the suite as a whole.
  private func reportUndefinedNames(in suite: Suite, to problems: inout ProblemList) {
    let variables = suite.header.variables.inheriting(from: defaults.header.variables)
    let names = NameScope(variables: VariableNames(variables, defaults.overrides.keys))
    for text in [suite.name, suite.header.description].compactMap(\.self) {
      problems.append(undefinedIn: text, names)
    }
  }
}

extension PlannedFile {
  /// A file with its cases; errors reject it as a whole, except those of single rows.
  fileprivate init(
    _ cases: [PlannedCase],
    _ diagnostics: [Diagnostic],
    _ rowErrors: [Diagnostic],
    in file: SourceFile
  ) {
    let all = diagnostics + rowErrors
    if diagnostics.contains(where: \.isError) {
      self = .rejected(path: file.path, all)
    } else {
      self.init(cases: cases, diagnostics: all.inReportingOrder(ofFiles: [file.path]))
    }
  }
}

/// The names of one file's test cases, which must be unique in reports.
private struct CaseNames {
  private var places: [String: SourceSpan] = [:]

  /// Adds the cases of one scenario, whose rows have unique names already.
  ///
  /// A scenario with errors has no cases, but its name is compared as it is written.
  mutating func add(_ cases: [PlannedCase], of scenario: Scenario) -> [Diagnostic] {
    let names = cases.isEmpty ? [scenario.name.source] : cases.map(\.identity.name)
    let diagnostics = names.compactMap { name in
      places[name].map { Diagnostic.equalNames(name, at: scenario.name.span, and: $0) }
    }
    for name in names { places[name] = scenario.name.span }
    return Array(diagnostics.prefix(1))
  }
}

extension Diagnostic {
  fileprivate static func equalNames(
    _ name: String,
    at span: SourceSpan,
    and other: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .equalNames(name),
      at: span,
      suggestion: span.precedesNumberInComment || other.precedesNumberInComment
        ? "' #' begins a comment, so the numbers are not part of the names: put the names in quotes"
        : nil,
      notes: [.init("the other one is here", at: other)]
    )
  }
}

extension SourceSpan {
  /// Whether a comment follows on the same line that begins with a number: `Fix of #42`.
  fileprivate var precedesNumberInComment: Bool {
    let rest = file.bytes[Int(end)...]
    let comment = rest.drop { $0 == UInt8(ascii: " ") }
    guard comment.startIndex > rest.startIndex, comment.first == UInt8(ascii: "#") else {
      return false
    }
    return comment.dropFirst().first?.isASCIIDigit == true
  }
}

extension [EscapedReference] {
  /// Removes those that have the name of a variable, and returns the warnings of them.
  fileprivate mutating func takeWarnings(about names: VariableNames) -> [Diagnostic] {
    let warnings = filter { names.contains($0.reference.name) }.map(\.warning)
    removeAll { names.contains($0.reference.name) }
    return warnings
  }
}
