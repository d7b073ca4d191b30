import AppModelKit
package import ScenarioRuntime
import WorkerThreads

/// Finds, reads, links and plans all that a command line's paths mean.
package struct SuiteLoader {
  private let planner: FilePlanner
  private let workspace: Workspace
  private let keeping: PlanKeeping

  package init(
    catalog: AppCatalog,
    workspace: Workspace,
    defaults: PlanDefaults = PlanDefaults(),
    keeping: PlanKeeping = .all
  ) {
    self.workspace = workspace
    self.keeping = keeping
    planner = FilePlanner(catalog: catalog, workspace: workspace, defaults: defaults)
  }

  /// Reads files on several cores; each is linked and planned in its turn, while further ones are
  /// read.
  package func load(_ discovery: FileDiscovery, jobs: Int) -> LoadedSuite {
    guard jobs > 1, discovery.findings.count > 1 else { return load(discovery) }
    var builder = builder(for: discovery)
    var queue = FileQueue(discovery.findings, jobs: jobs)
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

  /// Reads on the caller's thread, for those who can't wait for cores.
  ///
  /// Files are let go when the next ones are there: what is read into the gaps that they leave takes
  /// up to a fifth more time.
  package func load(_ discovery: FileDiscovery) -> LoadedSuite {
    var builder = builder(for: discovery)
    var queue = FileQueue(discovery.findings, jobs: 1)
    var files = ReadFile.read(queue.next() ?? [])
    while !files.isEmpty {
      for file in files { builder.add(file) }
      queue.adjust(to: files)
      files = ReadFile.read(queue.next() ?? [])
    }
    return builder.suite()
  }

  private func builder(for discovery: FileDiscovery) -> SuiteBuilder {
    SuiteBuilder(planner, in: workspace, for: discovery, keeping: keeping)
  }
}
