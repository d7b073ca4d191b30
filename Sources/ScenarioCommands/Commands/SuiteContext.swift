/// Where a command works: the workspace, what it configures, and the build system around it.
struct SuiteContext {
  let workspace: Workspace
  let configuration: WorkspaceConfiguration
  let environment: BuildEnvironment

  /// Short enough to be typed.
  let drawnSeed = UInt64.random(in: 0..<1_000_000)

  init(ledger: FileLedger? = nil) {
    var workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    workspace.ledger = ledger
    self.workspace = workspace
    configuration = WorkspaceConfiguration(of: workspace)
    environment = BuildEnvironment()
  }
}
