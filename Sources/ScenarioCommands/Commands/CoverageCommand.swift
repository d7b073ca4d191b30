import ArgumentParser
import ScenarioDiagnostics
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
    var console = CoverageConsole(findings, options: options)
    console.write(into: &sink)
  }

  func statuses(for findings: CoverageReport, in survey: Survey) -> [ExitStatus] {
    write(findings, with: survey.tool) + (survey.suite.hasErrors ? [.error] : [])
      + [status(of: findings, survey.tool)]
  }

  private func settings(in survey: Survey) -> CoverageSettings {
    var settings = CoverageSettings()
    settings.jobs = jobCount(in: survey.context)
    settings.progress = survey.progress
    settings.countsChecked = covering.mutants
    settings.mutation.jobs = settings.jobs
    settings.mutation.findsToothlessSteps = false
    settings.mutation.traps = survey.context.trapSettings
    settings.mutation.progress = survey.progress
    settings.write = { PathScenarios(path: $0, name: $1).all }
    return settings
  }

  private func status(of report: CoverageReport, _ tool: Tool) -> ExitStatus {
    var status = ExitStatus.success
    for minimum in covering.minimum {
      guard let count = report.count(of: minimum.unit), count.share < minimum.share else {
        continue
      }
      let unit = minimum.unit.rawValue
      tool.errors.write(
        "rehearse: error: \(unit) \(count.text) is less than \(minimum.share.text)\n"
      )
      status = .failure
    }
    return status
  }

  /// Writes the scenarios that cover more into the folder that was named, and replaces no file.
  private func write(_ report: CoverageReport, with tool: Tool) -> [ExitStatus] {
    guard let folder = covering.write else { return [] }
    var names = FileNameList()
    let files = report.apps.flatMap { app in
      app.scenarios.map { scenario in
        (path: folder.appendingPath(names.add(app.app, scenario.name)), text: scenario.text)
      }
    }
    let existing = files.count { FileSystem.kind(of: $0.path) != .missing }
    guard existing == 0 else {
      return [tool.showExisting(existing, of: files.count, in: folder)]
    }
    var creation = FileCreation()
    for file in files {
      do throws(FileError) {
        try creation.create(file.path, with: Array(file.text.utf8))
      } catch {
        // What keeps one file from being written keeps the others, too.
        _ = creation.undo()
        tool.errors.write("rehearse: error: \(error.writeFailure(as: "the scenario"))\n")
        return [.reportNotWritten]
      }
    }
    let count = counted(files.count, "scenario")
    tool.output.write("\(count) written to \(VisibleText.escaping(folder))\n")
    return []
  }
}

extension Tool {
  fileprivate func showExisting(_ existing: Int, of count: Int, in folder: String) -> ExitStatus {
    errors.write(
      "rehearse: error: \(existing) of \(counted(count, "scenario")) "
        + "\(existing == 1 ? "exists" : "exist") already in '\(VisibleText.escaping(folder))', so "
        + "nothing was written; delete them or name another folder\n"
    )
    return .reportNotWritten
  }
}

/// Names for files, each used once.
private struct FileNameList {
  private var used: Set<String> = []

  /// A name for a scenario of an app: `todo-phone-button-tap.yaml`.
  mutating func add(_ app: String, _ title: String) -> String {
    let stem = "\(app) \(title)".lowercased().hyphenatedWords.prefix(60)
    var name = "\(stem).yaml"
    var number = 2
    while !used.insert(name).inserted {
      name = "\(stem)-\(number).yaml"
      number += 1
    }
    return name
  }
}
