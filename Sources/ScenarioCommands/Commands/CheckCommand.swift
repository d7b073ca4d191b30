import ArgumentParser
import ScenarioDiagnostics
import ScenarioReports
import ScenarioRuntime

/// `rehearse check`: everything that can be known without running.
struct CheckCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports everything that is wrong in scenario files, without running them.",
    usage: "rehearse check [<options>] [<paths> ...]"
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  @Flag(help: WarningStrictness.help)
  var failOnWarnings = false

  func validate() throws { try selection.requireUseOfSeed() }

  var purpose: PlanPurpose { .check }

  private var strictness: WarningStrictness { failOnWarnings ? .error : .tolerated }

  var budget: PlanBudget { .unneeded }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(suite.diagnostics)
    tool.mark(suite.diagnostics.causesFirst, in: context.workspace)
    var statuses = [strictness.status(of: suite, in: context, with: tool)]
    if suite.hasErrors {
      statuses.append(.error)
    } else if suite.plan.cases.isEmpty {
      statuses.append(tool.showNoScenario(suite))
    }
    return .gravest(of: statuses)
  }
}

extension Tool {
  /// Says what was checked where there is no scenario: words alone are worth a check.
  fileprivate func showNoScenario(_ suite: ChosenSuite) -> ExitStatus {
    guard suite.loneVocabularyCount > 0 else { return showNothingToRun(suite) }
    let count = suite.loneVocabularyCount
    let checked = count == 1 ? "1 vocabulary is" : "\(count) vocabularies are"
    errors.write("rehearse: note: \(checked) sound; there is no scenario\n")
    return .success
  }
}

extension [Diagnostic] {
  /// The problems of imported files before what these make of others, of which there may be many.
  fileprivate var causesFirst: [Diagnostic] {
    filter { !$0.isBrokenImport } + filter(\.isBrokenImport)
  }
}
