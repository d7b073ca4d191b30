import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioReports
import ScenarioRuntime

/// The options that say how a run is shown on the console, and which reports are written of it.
struct ReportOptions: ParsableArguments {
  /// A kind of report and the path that it is written to.
  struct Request {
    let kind: ReportKey
    let path: String

    /// The place of the path in the configuration, if it is there.
    var place: SourceSpan?
  }

  @Option(
    help: """
      Show on the console: 'line' one line per scenario and the steps of failures, 'tree' the same in \
      folders and files, 'steps' all steps, 'quiet' only failures, flaky scenarios and totals. \
      (default: line)
      """
  )
  var reporter: Reporter?

  @Flag(name: .shortAndLong, help: "Same as '--reporter steps'.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Same as '--reporter quiet'.")
  var quiet = false

  @Option(
    help: Request.help,
    completion: Request.completion,
    transform: Request.init(argument:)
  )
  var report: [Request] = []

  @Option(
    help: ArgumentHelp(
      """
      Write a JUnit XML report to this path, or as TEST-scenarios.xml into this folder. Same as \
      '--report junit=PATH'. Can be repeated.
      """,
      valueName: "path"
    ),
    completion: .file(),
    transform: String.init(reportPath:)
  )
  var junit: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write this JUnit dialect: 'strict' leaves out what Jenkins' xunit step refuses. (default: rich)",
      valueName: "profile"
    )
  )
  var junitProfile: JUnitReport.Profile?

  @Option(
    help: ArgumentHelp(
      "Write the steps of these test cases into JUnit reports. (default: all)",
      valueName: "cases"
    )
  )
  var junitSteps: JUnitReport.Steps?

  @Option(
    help: """
      Draw these screens in HTML reports: 'failures' those at failures, 'changes' the screen after each \
      step that changed it, 'all' the screen after each step. (default: failures)
      """
  )
  var screens: ShownScreens?

  @Flag(
    help:
      "Leave times of the machine and its name out of all reports, so that equal runs have equal reports."
  )
  var reproducible = false

  func validate() throws {
    guard [reporter != nil, verbose, quiet].count(where: \.self) > 1 else { return }
    throw ValidationError("'--reporter', '--verbose' and '--quiet' exclude each other.")
  }

  /// The console's reporter, if the command line sets it.
  var consoleReporter: Reporter? { verbose ? .steps : quiet ? .quiet : reporter }

  /// The reports that the command line asks for.
  var askedRequests: [Request] { Request.all(report, junit: junit) }

  /// The reports to write, of each kind those of the command line or else those of the files.
  ///
  /// A change that concerns nothing leaves the reports of earlier runs as they are, and a
  /// configuration with errors asks for none.
  func requests(for suite: ChosenSuite, in context: SuiteContext) -> [Request] {
    if suite.isUnconcerned { return [] }
    let asked = askedRequests
    if suite.isConfigurationBroken { return asked.map(\.placed) }
    let further = ReportKey.allCases.compactMap { kind -> Request? in
      guard !asked.contains(where: { $0.kind == kind }) else { return nil }
      return configuredRequest(kind, in: context)
    }
    return (asked + further).map(\.placed)
  }

  /// Where files say that a report goes; the build system wins over the configuration.
  private func configuredRequest(_ kind: ReportKey, in context: SuiteContext) -> Request? {
    if kind == .junit, let path = context.environment.reportPath {
      return Request(kind: kind, path: path)
    }
    return context.configuration.reportPath(kind).map { path in
      Request(kind: kind, path: path.value, place: path.span)
    }
  }

  /// Warnings about times that differ from run to run although equal reports are wanted.
  func warnings(about apps: [InstalledApp], on places: RunPlaces) -> [String] {
    let hasRealTime = apps.contains { places.realTimeCount(for: $0) > 0 }
    guard reproducible, hasRealTime else { return [] }
    return [
      "'--reproducible' keeps the times of steps, which differ from run to run in a browser and on a device"
    ]
  }

  /// The warnings about options that no report uses.
  func warnings(beside requests: [Request]) -> [String] {
    var warnings: [String] = []
    if screens ?? .failures != .failures, !requests.contains(where: { $0.kind == .html }) {
      warnings.append("'--screens' has no effect without an HTML report; add '--report html=PATH'")
    }
    let hasJUnit = requests.contains { $0.kind == .junit }
    if !hasJUnit, junitProfile == .strict || junitSteps == .failed {
      warnings.append(
        "the options for JUnit have no effect without a JUnit report; add '--junit PATH'"
      )
    }
    return warnings
  }

  /// A report that has seen nothing yet, of a run of some of the plan's files.
  func makeReport(_ kind: ReportKey, planned files: [String], isExploration: Bool) -> any Report {
    kind.makeReport(
      junitProfile ?? .rich,
      junitSteps ?? .all,
      planned: files,
      screens: screens ?? .failures,
      isExploration: isExploration
    )
  }
}

extension ReportOptions.Request {
  /// The help of `--report`.
  static var help: ArgumentHelp {
    ArgumentHelp(
      "Write a \(ReportKey.alternatives) report, for example html=report.html. Can be repeated.",
      valueName: "kind=path"
    )
  }

  static var completion: CompletionKind { .list(ReportKey.allCases.map { "\($0.rawValue)=" }) }

  /// A request as the command line has it.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = ReportKey(rawValue: parts[0]) else {
      let kinds = ReportKey.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        line: "'\(argument)' is not of the form kind=path with one of \(kinds)."
      )
    }
    self.init(kind: kind, path: try String(reportPath: parts[1]))
  }

  /// The reports of two options, one of which is for JUnit reports alone.
  static func all(_ requests: [Self], junit paths: [String]) -> [Self] {
    requests + paths.map { Self(kind: .junit, path: $0) }
  }

  /// The request with the path of a file; a JUnit report may be given a folder.
  var placed: Self {
    kind == .junit ? Self(kind: kind, path: path.junitPath, place: place) : self
  }

  /// Why the report can't go there: it would replace a file that is not an earlier report.
  func problem(beside files: SuiteFiles) -> UsageProblem? {
    let problem = loss(beside: files)
    guard let place, let problem else { return problem }
    return .configured([Diagnostic(.unusableReport(problem.text), at: place)])
  }

  private func loss(beside files: SuiteFiles) -> UsageProblem? {
    if let fault = path.reportPathFault { return .unusableReportPath(fault) }
    if files.contains(path) { return .reportOverSource(path) }
    return ReplacedFile.problem(at: path, for: kind)
  }
}

extension JUnitReport.Profile: OptionWord {}
extension JUnitReport.Steps: OptionWord {}
extension ShownScreens: OptionWord {}

extension ReportKey {
  /// The kinds as help texts name them, such as `junit, markdown or html`.
  static var alternatives: String { allCases.map(\.rawValue).alternatives }

  /// A report of this kind that has seen nothing yet.
  func makeReport(
    _ profile: JUnitReport.Profile = .rich,
    _ steps: JUnitReport.Steps = .all,
    planned files: [String] = [],
    screens: ShownScreens = .failures,
    isExploration: Bool = false
  ) -> any Report {
    switch self {
    case .junit: JUnitReport(profile: profile, steps: steps, planned: files)
    case .jsonLines: JSONLinesReport()
    case .markdown: MarkdownReport()
    case .html: HTMLReport(screens: screens, isExploration: isExploration)
    }
  }
}
