import AppModelKit
import ScenarioDecoding
package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
package import ScenarioRuntime

/// Finds, reads, links and plans all that a command line's paths mean.
package struct SuiteLoader {
  private let planner: Planner
  private let workspace: Workspace
  private let defaults: PlanDefaults
  private var library: VocabularyLibrary

  package init(
    catalog: AppCatalog,
    workspace: Workspace,
    defaults: PlanDefaults = PlanDefaults()
  ) {
    self.workspace = workspace
    self.defaults = defaults
    library = VocabularyLibrary(workspace: workspace)
    planner = Planner(
      catalog: catalog,
      data: DataFiles(workspace: workspace),
      defaults: defaults
    )
  }

  /// Reads files on several cores; each is linked and planned in its turn.
  package mutating func load(_ discovery: FileDiscovery, jobs: Int) async -> LoadedSuite {
    plan(await discovery.findings.mapInParallel(jobs: jobs) { ReadFile($0) })
  }

  /// Reads one file after the other, for those who can't wait for cores.
  package mutating func load(_ discovery: FileDiscovery) -> LoadedSuite {
    plan(discovery.findings.map { ReadFile($0) })
  }

  private mutating func plan(_ files: [ReadFile]) -> LoadedSuite {
    let data = Set(dataPaths(of: files))
    var suite = LoadedSuite(vocabularyCount: files.count { $0.isVocabulary })
    var order = FileOrder(files.map(\.path))
    let secrets = defaults.secrets
    for file in files where data.isEmpty || !data.contains(file.resolvedPath) {
      let planned = plan(file).masked(by: secrets)
      order.visit(file.path, planned.diagnostics)
      suite.append(planned.located(in: workspace))
    }
    suite.putDiagnostics(in: order)
    return suite
  }

  /// The data files that the files or the configuration name, without symbolic links.
  private func dataPaths(of files: [ReadFile]) -> [String] {
    (defaults.header.dataSources + files.flatMap(\.dataSources)).compactMap { source in
      let path = try? workspace.resolve(source.path.value, writtenIn: source.path.span.file.path)
      return path.flatMap(FileSystem.resolved)
    }
  }

  private mutating func plan(_ file: ReadFile) -> PlannedFile {
    switch file.outcome {
    case .unreadable(let diagnostic): return .rejected(path: file.path, [diagnostic])
    case .decoded(let decoded):
      switch decoded.content {
      case .scenario(let scenario): return plan(scenario, decoded)
      case .suite(let suite): return plan(suite, decoded)
      case .vocabulary: return plan(vocabulary: decoded)
      case nil: return .rejected(path: file.path, decoded.diagnostics)
      }
    }
  }

  private mutating func plan(_ scenario: Scenario, _ decoded: DecodedFile) -> PlannedFile {
    let words = link(scenario.header, outer: nil)
    let entry = PlanSource.Entry(scenario, words: words.scope)
    return plan(
      PlanSource(
        file: decoded.file,
        entries: [entry],
        diagnostics: decoded.diagnostics + words.diagnostics
          + UnusedImports(words.files).diagnostics(for: [scenario])
      )
    )
  }

  private mutating func plan(_ suite: Suite, _ decoded: DecodedFile) -> PlannedFile {
    let shared = link(suite.header, outer: nil)
    var diagnostics = decoded.diagnostics + shared.diagnostics
    let entries = suite.scenarios.map { scenario in
      let words = link(scenario.header, outer: shared)
      diagnostics += words.diagnostics
      diagnostics += UnusedImports(words.files).diagnostics(for: [scenario])
      return PlanSource.Entry(scenario.inheriting(from: suite.header), words: words.scope)
    }
    diagnostics += UnusedImports(shared.files)
      .diagnostics(for: entries.map(\.scenario), suiteWords: suite.header.vocabulary)
    return plan(
      PlanSource(
        file: decoded.file,
        suite: suite.name,
        entries: entries,
        diagnostics: diagnostics
      )
    )
  }

  private mutating func link(_ header: Header, outer: LinkedWords?) -> LinkedWords {
    library.link(header.vocabulary, imports: header.imports, outer: outer)
  }

  /// Plans a file, and reports what is wrong with the files that it imports, each once.
  private mutating func plan(_ source: PlanSource) -> PlannedFile {
    let planned = planner.plan(source)
    return PlannedFile(
      cases: planned.cases,
      diagnostics: planned.diagnostics + library.takeUnreported()
    )
  }

  /// A vocabulary is never run by itself, but what is wrong with it is reported.
  private mutating func plan(vocabulary decoded: DecodedFile) -> PlannedFile {
    let entry = library.entry(at: decoded.file.path)
    let diagnostics = library.takeUnreported()
    guard entry.hasErrors else { return PlannedFile(cases: [], diagnostics: diagnostics) }
    let rejected = PlannedFile.rejected(path: decoded.file.path, entry.diagnostics)
    return PlannedFile(cases: rejected.cases, diagnostics: diagnostics)
  }
}

/// The plan of a run, with everything that was found while making it.
package struct LoadedSuite {
  package private(set) var plan = RunPlan()

  /// In the order of the plan.
  package private(set) var diagnostics: [Diagnostic] = []

  /// How many vocabularies the paths lead to, which are checked and never run.
  let vocabularyCount: Int

  init(vocabularyCount: Int) {
    self.vocabularyCount = vocabularyCount
  }

  package var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  /// Warns about variables of the command line that no scenario uses.
  mutating func warnAboutUnusedVariables(_ names: some Sequence<String>) {
    diagnostics += OverrideCheck(plan).diagnostics(for: names)
  }

  mutating func putDiagnostics(in order: FileOrder) {
    diagnostics = diagnostics.inReportingOrder(ofFiles: order.paths)
  }

  mutating func append(_ file: PlannedFile) {
    plan.cases += file.cases
    diagnostics += file.diagnostics
  }
}

extension PlannedFile {
  /// The file's cases with a path that is the same wherever the tool is started.
  fileprivate func located(in workspace: Workspace) -> PlannedFile {
    guard let path = cases.first?.identity.file else { return self }
    let lasting = workspace.pathFromRoot(path)
    guard lasting != path else { return self }
    let located = cases.map { planned in
      var planned = planned
      planned.identity.fileFromRoot = lasting
      return planned
    }
    return PlannedFile(cases: located, diagnostics: diagnostics)
  }
}

extension Header {
  /// The data files that variables are read from.
  fileprivate var dataSources: [DataSource] {
    variables.compactMap { variable in
      guard case .file(let source) = variable.source else { return nil }
      return source
    }
  }
}
