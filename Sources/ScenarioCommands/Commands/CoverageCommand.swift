import ArgumentParser
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// `rehearse coverage`: the parts of its apps that a suite sees and uses.
struct CoverageCommand: SurveyCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Find out what the scenarios never see or use of the apps.",
    usage: "rehearse coverage [<options>] [<paths> ...]",
    discussion: """
      Runs the scenarios, and searches each app for everything that a person can reach in a few \
      gestures. Shows how much of that the scenarios see and use, and for the rest the shortest scenario \
      that gets there.

      Exit status: 0, 1 below a --minimum, 2 a file is invalid, 3 a report or scenario could not be \
      written, 4 nothing to run, 64 wrong usage, 128 + n ended by signal n.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Coverage") var covering: CoveringOptions
  @OptionGroup(title: "Reports") var reports: SurveyReportOptions

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var jobs: Int? { covering.cores.jobs }

  func findings(of survey: Survey) -> CoverageReport {
    CoverageSurvey(
      survey.suite.plan,
      settings: settings(in: survey),
      isInterrupted: Interruption.isRequested
    ).report()
  }

  func write(
    _ findings: CoverageReport,
    _ options: ConsoleOptions,
    into sink: inout some ReportSink
  ) {
    var console = CoverageConsole(
      findings,
      options: options,
      writesFiles: covering.write != nil
    )
    console.write(into: &sink)
  }

  func statuses(for findings: CoverageReport, in survey: Survey) -> [ExitStatus] {
    let files = covering.write.map { CoverageFiles(folder: $0) }
    return [files?.write(findings, with: survey.tool), survey.suite.hasErrors ? .error : nil]
      .compactMap(\.self)
      + [status(of: findings, survey.tool)]
  }

  private func settings(in survey: Survey) -> CoverageSettings {
    var settings = CoverageSettings()
    settings.countsChecked = covering.mutants
    settings.mutation.jobs = jobCount(in: survey.context)
    settings.mutation.findsToothlessSteps = false
    settings.mutation.traps = survey.context.trapSettings
    settings.mutation.progress = survey.progress
    settings.write = { PathScenarios(path: $0, name: $1).all }
    let (workspace, folder) = (survey.context.workspace, covering.write)
    settings.newFile = { NewScenarioFile(in: folder ?? $0.folderPath, of: workspace) }
    return settings
  }

  private func status(of report: CoverageReport, _ tool: Tool) -> ExitStatus {
    var status = ExitStatus.success
    for minimum in covering.minimum {
      let count = report.count(of: minimum.unit)
      if let count, count.share >= minimum.share { continue }
      let (unit, share) = (minimum.unit.rawValue, count?.text ?? "0 %")
      status = tool.fail("\(unit) \(share) is less than \(minimum.share.text)", with: .failure)
    }
    return status
  }
}

extension NewScenarioFile {
  /// A file in a folder, which need not exist.
  fileprivate init(in folder: String, of workspace: Workspace) {
    let path = folder.appendingPath("scenario.yaml")
    self.init(
      path: path,
      dataFiles: DataFileSearch(in: workspace).paths(namedIn: path),
      loadData: DataFiles(workspace: workspace).load
    )
  }
}
