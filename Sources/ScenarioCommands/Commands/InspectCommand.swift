import AppModelKit
import ArgumentParser
import Patterns
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse inspect`: what scenarios see of an app at one moment, and how to name it.
struct InspectCommand: SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the elements of an app and their selectors, after launch or after a step.",
    discussion: """
      'rehearse inspect todo' shows an app after its launch. 'rehearse inspect FILE --step 3' runs a \
      scenario and shows its app after the third step of the log. Without '--step', it shows the app \
      after the last step.
      """
  )

  @Argument(
    help: "The name of an app, or a scenario: a file, or a line in it such as a.yaml:12.",
    completion: KnownApps.completionWithFiles
  )
  var subject: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the app after this step of the log.", valueName: "number"),
    transform: { try Int(argument: $0, within: 1...Int.max) }
  )
  var step: Int?

  @Option(
    help: ArgumentHelp(
      "Choose one of several scenarios in a file by its name.",
      valueName: "pattern"
    ),
    transform: Pattern.init(argument:)
  )
  var filter: Pattern?

  @OptionGroup var variableOptions: VariableOptions

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Launch the app with an argument. Can be repeated.", valueName: "text")
  )
  var argument: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the app so long after its launch, in app time.", valueName: "2s"),
    transform: Duration.init(argument:)
  )
  var at: Duration?

  @Flag(help: "Wait for the end of animations first.")
  var settle = false

  @Flag(help: "Print JSON; 'rehearse schema output' describes it.")
  var json = false

  @OptionGroup var colorOption: ColorOption

  var paths: [String]? { [subject] }

  var color: ColorChoice { colorOption.choice }

  var variables: [String: String] { variableOptions.variables }

  var keptPlans: PlanKeeping { .all }

  /// What is named is meant; tags and shards are about what is run.
  func selection(in context: SuiteContext, failures: Set<CaseName>) -> Selection {
    Selection(namePattern: filter)
  }

  func run(with tool: Tool) -> ExitStatus {
    if let app = tool.catalog[subject] { return inspect(app, with: tool) }
    if ScenarioPath(subject) == nil {
      if subject.looksLikePath { return tool.showMissing(subject) }
      tool.showUnknownApp(subject)
      return .usage
    }
    if !argument.isEmpty || at != nil || settle {
      tool.errors.write(
        "rehearse: error: '--argument', '--at' and '--settle' are for an app, not a scenario\n"
      )
      return .usage
    }
    return runSuite(in: SuiteContext(environment: .none), with: tool)
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(problemsOf: suite)
    if suite.hasErrors { return .error }
    let cases = suite.plan.cases.compactMap(InspectedCase.init)
    guard let only = cases.first else { return tool.showNothingToInspect(suite) }
    guard cases.count == 1 else { return tool.showChoice(among: cases) }
    let inspection = only.inspection(after: step)
    show(InspectionText(inspection, of: only.name), with: tool)
    return tool.showEnd(of: inspection, wanted: step)
  }

  private func show(_ inspection: InspectionText, with tool: Tool) {
    if json { tool.output.write(inspection.json) } else { tool.output.write(inspection.text) }
  }

  private func inspect(_ app: InstalledApp, with tool: Tool) -> ExitStatus {
    guard step == nil, filter == nil, variableOptions.assignments.isEmpty else {
      tool.errors.write("rehearse: error: '--step', '--filter' and '--var' are for a scenario\n")
      return .usage
    }
    var session = InProcessSession(
      app,
      loadData: DataFiles(workspace: SuiteContext().workspace).load
    )
    do throws(InspectionFault) {
      let (inspection, warnings) = try session.inspectLaunch(
        LaunchSettings(arguments: argument.map { .init($0) }),
        at: at,
        settling: settle ? .idle : .none
      )
      tool.show(warnings)
      show(InspectionText(inspection, of: subject), with: tool)
      return .success
    } catch {
      tool.errors.write("rehearse: error: \(VisibleText.escaping(error.text))\n")
      return .error
    }
  }
}

extension Duration {
  /// A duration as the command line has it.
  fileprivate init(argument: String) throws {
    guard let duration = try? Duration(scenarioText: argument) else {
      throw ValidationError(line: "'\(argument)' is not a duration such as '350ms', '2s' or '1m'.")
    }
    self = duration
  }
}

extension String {
  /// Whether it has what paths have, and names of apps hardly: `/`, a suffix, a line or a pattern.
  var looksLikePath: Bool {
    contains { "/.:".contains($0) } || PathPattern(self) != nil
  }
}

extension DataFiles {
  /// Reads a file that an argument of the command line names.
  @Sendable fileprivate func load(
    _ path: String,
    writtenIn file: SourceFile?
  ) throws(DataFault) -> DataNode {
    try node(at: path, writtenIn: file ?? SourceFile(path: "arguments", text: ""))
  }
}

extension Tool {
  fileprivate func show(_ warnings: [LaunchWarning]) {
    for warning in warnings {
      errors.write("rehearse: warning: \(VisibleText.escaping(warning.sentence))\n")
    }
  }

  /// Says that nothing has the name that was probably meant as a path.
  func showMissing(_ path: String) -> ExitStatus {
    let missing = PathProblem.text(ofMissing: path)
    let advice = PathProblem.advice(onMissing: path)
    errors.write("rehearse: error: \(missing), and no app has that name\(advice)\n")
    return .usage
  }

  fileprivate func showChoice(among cases: [InspectedCase]) -> ExitStatus {
    let names = cases.prefix(20).map { "  \(VisibleText.escaping($0.place))\n" }.joined()
    errors.write(
      "rehearse: error: \(cases.count) scenarios are meant; name one by its line or with "
        + "'--filter'\n" + names
    )
    return .usage
  }

  /// Says that nothing is there to look at, or why what is there is not run.
  fileprivate func showNothingToInspect(_ suite: ChosenSuite) -> ExitStatus {
    let skips = suite.plan.cases.compactMap(\.skip)
    guard !skips.isEmpty else { return showNothingToRun(suite) }
    for skip in skips.prefix(20) { errors.write("rehearse: error: \(skip)\n") }
    return .nothingToRun
  }

  /// Says that a step was not reached, or failed.
  fileprivate func showEnd(of inspection: Inspection, wanted: Int?) -> ExitStatus {
    guard let step = inspection.step else { return .success }
    if !step.isTheWantedOne, let wanted {
      errors.write(
        "rehearse: warning: step \(wanted) was not executed; this is after step \(step.number)\n"
      )
    }
    switch step.record.outcome {
    case .failed(let failure):
      let summary = VisibleText.escaping(failure.summary)
      errors.write("rehearse: error: step \(step.number) failed: \(summary)\n")
      return failure.kind.isError ? .error : .failure
    case .passed, .warned, .skipped, .notRun: return .success
    }
  }
}

extension PlannedCase {
  /// That it is skipped, and why.
  fileprivate var skip: String? {
    guard case .skip(let reason) = action else { return nil }
    return "'\(VisibleText.escaping(identity.name))' is skipped: \(VisibleText.escaping(reason))"
  }
}

extension LaunchWarning {
  fileprivate var sentence: String { suggestion.map { "\(reason); \($0)" } ?? reason }
}
