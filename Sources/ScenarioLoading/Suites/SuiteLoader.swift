package import ScenarioDiagnostics
package import ScenarioRuntime
import WorkerThreads

/// Reads, links and plans the files that the paths of a command line lead to.
///
/// ```swift
/// let loader = SuiteLoader(catalog: catalog, workspace: workspace)
/// let suite = loader.load(FileDiscovery(["Scenarios"], in: workspace), jobs: 2)
/// suite.plan.cases.count
/// ```
package struct SuiteLoader {
  private let planner: FilePlanner
  private let workspace: Workspace
  private let keeping: PlanKeeping

  /// - Parameters:
  ///   - catalog: The apps.
  ///   - workspace: The folder that files are read from.
  ///   - defaults: What holds for scenarios that don't say otherwise.
  ///   - keeping: Which plans are kept in memory.
  ///   - edited: Vocabularies whose text in memory takes the place of that on disk.
  package init(
    catalog: AppCatalog,
    workspace: Workspace,
    defaults: PlanDefaults = PlanDefaults(),
    keeping: PlanKeeping = .all,
    edited: [SourceFile] = []
  ) {
    self.workspace = workspace
    self.keeping = keeping
    planner = FilePlanner(
      catalog: catalog,
      workspace: workspace,
      defaults: defaults,
      edited: edited
    )
  }

  /// Reads files, on several threads if there are several jobs; each file is linked and planned in
  /// order, while further files are read.
  ///
  /// With one job all of it takes place on the caller's thread, for callers that can't wait for others.
  package func load(_ discovery: FileDiscovery, jobs: Int = 1) -> LoadedSuite {
    var builder = SuiteBuilder(planner, in: workspace, for: discovery, keeping: keeping)
    let jobs = discovery.findings.count > 1 ? jobs : 1
    var queue = FileQueue(discovery.findings, jobs: jobs)
    if jobs > 1 {
      ParallelPipeline(jobs: jobs).run(
        next: { queue.next() },
        work: ReadFile.read,
        receive: { files in
          for file in files { builder.add(file) }
          queue.adjust(to: files)
        }
      )
      return builder.suite()
    }
    // Files are released when the next ones are read; released earlier, they leave gaps in memory
    // that take up to a fifth more time to fill.
    var files = ReadFile.read(queue.next() ?? [])
    while !files.isEmpty {
      for file in files { builder.add(file) }
      queue.adjust(to: files)
      files = ReadFile.read(queue.next() ?? [])
    }
    return builder.suite()
  }
}

/// The plan of a run, with everything that was found while making it.
package struct LoadedSuite: Sendable {
  package let plan: RunPlan

  /// In the order of the plan.
  package let diagnostics: [Diagnostic]

  /// How many vocabularies the paths lead to, which are checked and never run.
  package let vocabularyCount: Int

  /// The files that the plan was made from.
  package let files: SuiteFiles
}
