import ArgumentParser

/// Which reports are written of what a command has found out about a suite, and where.
struct SurveyReportOptions: ParsableArguments {
  @Option(
    help: ReportOptions.Request.help,
    completion: ReportOptions.Request.completion,
    transform: ReportOptions.Request.init(argument:)
  )
  var report: [ReportOptions.Request] = []

  @Option(
    help: ArgumentHelp(
      """
      Write a JUnit XML report to this path, or as TEST-scenarios.xml into this folder. Can be repeated.
      """,
      valueName: "path"
    ),
    completion: .file(),
    transform: String.init(reportPath:)
  )
  var junit: [String] = []

  @Flag(help: "Has no effect: these reports never show the machine's name or times.")
  var reproducible = false

  var requests: [ReportOptions.Request] {
    ReportOptions.Request.all(report, junit: junit).map(\.placed)
  }
}
