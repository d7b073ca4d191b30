import ScenarioLoading
import ScenarioRuntime

/// A command that takes paths, and options that select from the test cases there.
protocol SelectingCommand: SuiteCommand {
  var arguments: PathArguments { get }
  var selection: SelectionOptions { get }
}

extension SelectingCommand {
  var paths: [String]? { arguments.named }

  var variables: [String: String] { arguments.variables }

  func selection(in context: SuiteContext, failures: Set<CaseName>) -> Selection {
    selection.selection(in: context, of: paths == nil ? .workspace : .part, failures: failures)
  }

  func usesTags(of configuration: WorkspaceConfiguration) -> Bool {
    selection.usesTags(of: configuration)
  }
}
