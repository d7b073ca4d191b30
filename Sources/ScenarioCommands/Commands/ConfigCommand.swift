import ArgumentParser
import Patterns
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// `rehearse config`: what would hold for a run, and from where.
struct ConfigCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the settings of a run and where each comes from.",
    usage: "rehearse config [<options of run>] [<paths> ...]",
    discussion: """
      Takes the options of 'rehearse run' except '--watch', and runs nothing. Options override \
      environment variables, and these override rehearse.yaml. Variables that are listed as secret are \
      not shown. If a file has errors, no variable is shown, because it may be listed there.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Execution") var execution: ExecutionOptions
  @OptionGroup(title: "Places") var places: PlaceOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  func validate() throws { try execution.requireUse(ofSeedIn: selection) }

  func run(with tool: Tool) -> ExitStatus {
    let context = SuiteContext()
    if let problem = context.environment.problem ?? context.configuration.problem(of: places.names)
    {
      return tool.show(problem)
    }
    let problems = context.configuration.problems(among: tool.catalog)
    tool.show(problems)
    if problems.contains(where: \.isError) { return .error }
    let defaults = PlanDefaults(
      header: context.configuration.header,
      overrides: arguments.variables
    )
    let hidden = HiddenValues(defaults, listedSecrets(defaults, in: context, with: tool))
    var list = SettingList(context.configuration.entries, hiding: hidden)
    list.add("paths", commandLine: namedPaths ?? [], standard: "none")
    addHeader(to: &list)
    selection.addSettings(to: &list, context.environment)
    execution.addSettings(to: &list)
    places.addSettings(to: &list)
    reports.addSettings(to: &list, context.environment)
    tool.output.write(AlignedRows(list.settings.map(\.cells)).text)
    return .success
  }

  private var namedPaths: [String]? { execution.paths(given: arguments.named) }

  /// The secrets that the files to run list.
  private func listedSecrets(
    _ defaults: PlanDefaults,
    in context: SuiteContext,
    with tool: Tool
  ) -> ListedSecrets {
    let paths = namedPaths ?? context.configuration.paths
    let planner = FilePlanner(
      catalog: tool.catalog,
      workspace: context.workspace,
      defaults: defaults
    )
    let found = paths.compactMap { ScenarioPath($0) }
    return ListedSecrets(
      of: FileDiscovery(found, in: context.workspace),
      by: planner,
      lacking: paths.count - found.count
    )
  }

  /// What scenarios take from the configuration where they say nothing.
  private func addHeader(to list: inout SettingList) {
    list.add("app", standard: "each scenario's own")
    list.addVariables(arguments.variables)
    list.add("secrets", standard: "none")
    for key in [ConfigurationKey.settle, .timeout, .timeLimit, .continueAfterFailure] {
      list.add(key.rawValue, standard: key.fallback ?? "none")
    }
  }
}

extension SelectionOptions {
  fileprivate func addSettings(to list: inout SettingList, _ environment: BuildEnvironment) {
    list.add("tags.include", commandLine: tag.map(\.text), standard: "every tag")
    list.add("tags.exclude", commandLine: excludeTag.map(\.text), standard: "none")
    list.add(
      "--filter",
      commandLine: filter.map(\.source),
      environment: environment.namePattern.map {
        (name: BuildEnvironment.namePatternVariable, value: $0.source)
      },
      standard: "every name"
    )
    list.add("--last-failed", commandLine: lastFailed)
    list.add(
      "--shard",
      commandLine: shard.map(\.text),
      environment: environment.shard.map {
        (name: BuildEnvironment.shardVariable, value: $0.text)
      },
      standard: "all of the plan"
    )
    list.add("--order", commandLine: texts(order?.rawValue), standard: "path")
    list.add("--seed", commandLine: texts(seed), standard: "drawn anew")
  }
}

extension ExecutionOptions {
  fileprivate func addSettings(to list: inout SettingList) {
    list.add("jobs", commandLine: texts(jobs), standard: "\(Self.coreCount)")
    list.add("--fail-fast", commandLine: failFast)
    list.add("--max-failures", commandLine: texts(maxFailures), standard: "none")
    list.add("--timing", commandLine: texts(timing?.rawValue), standard: "nominal")
    list.add("--delay", commandLine: delay.map(\.text), standard: "none")
    list.add("--replay", commandLine: texts(replay?.path), standard: "none")
    list.add("--repeat", commandLine: texts(repetitions), standard: "1")
    list.add("--retries", commandLine: texts(retries), standard: "0")
    list.add("--fail-on-flaky", commandLine: failOnFlaky)
    list.add(
      "--wait-margin",
      commandLine: texts(waitMargin?.percent).map { "\($0)%" },
      standard: "none"
    )
    list.add("--fail-on-warnings", commandLine: failOnWarnings)
  }
}

extension PlaceOptions {
  fileprivate func addSettings(to list: inout SettingList) {
    list.add("on", commandLine: names, standard: "each app's own")
    list.add("--headed", commandLine: headed)
    list.add("--keep-open", commandLine: keepOpen)
  }
}

extension ReportOptions {
  fileprivate func addSettings(to list: inout SettingList, _ environment: BuildEnvironment) {
    list.add("--reporter", commandLine: texts(consoleReporter?.rawValue), standard: "line")
    for kind in ReportKey.allCases {
      let path = kind == .junit ? environment.reportPath : nil
      list.add(
        "reports.\(kind.rawValue)",
        commandLine: askedRequests.filter { $0.kind == kind }.map(\.path),
        environment: path.map { (name: BuildEnvironment.reportPathVariable, value: $0) },
        standard: "none"
      )
    }
    list.add("--screens", commandLine: texts(screens?.rawValue), standard: "failures")
    list.add("--junit-profile", commandLine: texts(junitProfile?.rawValue), standard: "rich")
    list.add("--junit-steps", commandLine: texts(junitSteps?.rawValue), standard: "all")
    list.add("--reproducible", commandLine: reproducible)
  }
}

/// The value of an option as a list to show; empty if it was not given.
private func texts(_ value: (some CustomStringConvertible)?) -> [String] {
  value.map { [$0.description] } ?? []
}
