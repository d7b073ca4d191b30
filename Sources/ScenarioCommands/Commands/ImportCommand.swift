import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioImporting
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse import`: a scenario from a flow of another tool.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a scenario from a flow of Maestro.",
    discussion: """
      'rehearse import maestro flow.yaml -o Scenarios/flow.yaml' writes the scenario, and next to it a \
      vocabulary for each flow that it runs. Without '-o' everything is printed as one file. What has \
      no equivalent becomes a comment, and a warning with its place. Exit status: 0 imported, 2 the \
      flow is invalid, 3 a file could not be written, 64 wrong usage.
      """
  )

  /// The tools whose flows can be imported.
  enum ForeignTool: String, OptionWord {
    case maestro
  }

  @Argument(help: "The tool that the flow is for.")
  var tool: ForeignTool

  @Argument(help: "The flow to import.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the scenario to a new file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var output: String?

  @Option(
    help: "Write the scenario for this app. (default: the one that the flow's appId names)",
    completion: KnownApps.completion
  )
  var app: String?

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  func run(with tool: Tool) -> ExitStatus {
    let configuration = SuiteContext(environment: .none).configuration.configuration
    let apps = ImportableApps(
      catalog: tool.catalog.adding(configuration.apps),
      configured: configuration.header.app?.value
    )
    if let app, apps.app(named: app) == nil {
      return tool.showUnknownApp(app, among: apps.names)
    }
    switch FileSystem.kind(of: flow) {
    case .missing: return tool.show(.path(.missing([flow])))
    case .folder:
      return tool.fail("'\(VisibleText.escaping(flow))' is a folder; name one flow in it")
    case .file, .special: break
    }
    let result = importing(for: apps)
    let flows = ImportedFlows(main: flow, paths: result.flowPaths)
    if let problem = outputProblem(flows) {
      return tool.fail(problem)
    }
    tool.show(result)
    guard !result.files.isEmpty else { return .error }
    return write(result, of: flows, with: tool)
  }

  private func importing(for apps: ImportableApps) -> MaestroImport.Result {
    let layout = output.map { MaestroImport.Layout.vocabularies(scenarioName: $0.fileName) }
    let name = app
    let maestro = MaestroImport(layout ?? .oneFile, appNames: apps.names) { id in
      name.map { apps.app(named: $0) } ?? apps.app(withID: id)
    }
    return maestro.scenario(of: flow.normalisedPath) { path throws(UndecodableSource) in
      try SourceFile.read(path)
    }
  }

  /// Why no scenario can be written to the path of '-o'.
  private func outputProblem(_ flows: ImportedFlows) -> String? {
    guard let output else { return nil }
    let path = VisibleText.escaping(output)
    if !output.isScenarioFile { return "'\(path)' is neither '*.yaml' nor '*.yml'" }
    guard FileSystem.kind(of: output) == .missing else {
      return flows.contain(output)
        ? "'\(path)' is a flow of this import; \(flows.way)"
        : "'\(path)' exists; remove it, or write to another file"
    }
    return nil
  }

  private func write(
    _ result: MaestroImport.Result,
    of flows: ImportedFlows,
    with tool: Tool
  ) -> ExitStatus {
    guard let output else {
      tool.output.append(result.files[0].bytes)
      tool.showGaps(result)
      return .success
    }
    var files = ImportedFiles(in: output.folderPath, of: flows)
    do throws(ImportedFiles.Fault) {
      for file in result.files.reversed() { try files.write(file) }
    } catch {
      files.undo()
      return tool.fail(error.text, with: error.status)
    }
    tool.showGaps(result)
    for path in files.written.reversed() {
      tool.output.write("\(VisibleText.escaping(path))\n")
    }
    return .success
  }
}

extension Tool {
  /// Shows what the import found, without secret values.
  fileprivate func show(_ result: MaestroImport.Result) {
    var secrets = Secrets()
    for secret in result.secrets { secrets.insert(secret) }
    show(result.diagnostics.map { $0.masked(by: secrets) })
  }

  /// Says how much of the flow has no equivalent.
  fileprivate func showGaps(_ result: MaestroImport.Result) {
    guard result.gapCount > 0 else { return }
    note(
      "\(counted(result.gapCount, "place")) of the flow \(result.gapCount == 1 ? "has" : "have") "
        + "no exact equivalent; the written comments say what to do instead"
    )
  }
}
