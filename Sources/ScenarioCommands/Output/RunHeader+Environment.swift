import ScenarioEvents
import ScenarioLoading
import ScenarioReports

extension RunHeader {
  /// Adds the command line, the CI job and the links to the source.
  mutating func describeEnvironment(in context: SuiteContext) {
    commandLine = CommandLineText(Array(CommandLine.arguments.dropFirst())).description
    job = CIJob(on: CIService())
    sourceLinks = context.configuration.sourceURL.flatMap { setting in
      SourceLinks(
        setting,
        root: context.workspace.root,
        from: FileSystem.resolved(".") ?? "/",
        in: job
      )
    }
  }
}
