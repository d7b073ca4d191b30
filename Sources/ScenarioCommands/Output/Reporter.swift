import ArgumentParser
import ScenarioReports

/// The amount of detail on the console.
enum Reporter: String, OptionWord {
  case line
  case tree
  case steps
  case quiet

  /// The console's options, for a terminal or the log of a CI service.
  func options(for output: Terminal, on service: CIService?) -> ConsoleOptions {
    ConsoleOptions(
      detail: detail,
      arrangement: self == .tree ? .tree : .list,
      colour: output.consoleColour,
      width: output.width,
      destination: output.isPossiblyCILog ? .ciLog : .terminal,
      folding: service
    )
  }

  private var detail: ConsoleOptions.Detail {
    switch self {
    case .line, .tree: .scenarios
    case .steps: .steps
    case .quiet: .failures
    }
  }
}
