import ArgumentParser
import ScenarioDecoding
import ScenarioLoading

/// Which reports are written of what a command has found out about a suite, and where.
struct SurveyReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a junit, json-lines, markdown or html report, for example html=report.html. Can be repeated.",
      valueName: "kind=path"
    ),
    completion: .list(ReportKey.allCases.map { "\($0.rawValue)=" }),
    transform: ReportOptions.Request.init(argument:)
  )
  var report: [ReportOptions.Request] = []

  @Option(
    help: """
      Write a JUnit XML report to this path, or as TEST-scenarios.xml into this folder. Can be repeated.
      """,
    completion: .file(),
    transform: String.init(reportPath:)
  )
  var junit: [String] = []

  @Flag(help: "Change nothing, as these reports never have times of the machine or its name.")
  var reproducible = false

  var requests: [ReportOptions.Request] {
    ReportOptions.Request.all(report, junit: junit).map(\.placed)
  }
}
