import AppModelKit
package import ScenarioRuntime

/// Finds, reads, links and plans all that a command line's paths mean.
package struct SuiteLoader {
  private let planner: FilePlanner
  private let workspace: Workspace
  private let budget: PlanBudget

  package init(
    catalog: AppCatalog,
    workspace: Workspace,
    defaults: PlanDefaults = PlanDefaults(),
    budget: PlanBudget = .unlimited
  ) {
    self.workspace = workspace
    self.budget = budget
    planner = FilePlanner(catalog: catalog, workspace: workspace, defaults: defaults)
  }

  /// Reads files on several cores; each is linked and planned in its turn, while further ones are
  /// read.
  package func load(_ discovery: FileDiscovery, jobs: Int) async -> LoadedSuite {
    guard jobs > 1, discovery.findings.count > 1 else { return load(discovery) }
    var builder = builder(for: discovery)
    var queue = FileQueue(discovery.findings, jobs: jobs)
    var batch = await Self.read(queue.next(), jobs: jobs)
    while !batch.isEmpty {
      let findings = queue.next(after: batch)
      async let next = Self.read(findings, jobs: jobs)
      for file in batch { builder.add(file) }
      batch = await next
    }
    return builder.suite()
  }

  /// Reads on the caller's thread, for those who can't wait for cores.
  package func load(_ discovery: FileDiscovery) -> LoadedSuite {
    var builder = builder(for: discovery)
    var queue = FileQueue(discovery.findings, jobs: 1)
    var batch = ReadFile.read(queue.next())
    while !batch.isEmpty {
      for file in batch { builder.add(file) }
      batch = ReadFile.read(queue.next(after: batch))
    }
    return builder.suite()
  }

  private func builder(for discovery: FileDiscovery) -> SuiteBuilder {
    SuiteBuilder(planner, in: workspace, for: discovery, budget: budget)
  }

  private static func read(
    _ findings: ArraySlice<FileDiscovery.Finding>,
    jobs: Int
  ) async -> [ReadFile] {
    await findings.mapStretchesInParallel(jobs: jobs) { ReadFile.read($0) }
  }
}
