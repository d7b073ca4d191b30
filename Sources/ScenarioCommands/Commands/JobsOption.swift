import ArgumentParser
import ScenarioModel

/// The option for the number of cores.
struct JobsOption: ParsableArguments {
  @Option(
    name: [.customShort("j"), .long],
    parsing: .unconditional,
    help: ArgumentHelp("Use n cores. (default: all)", valueName: "n"),
    transform: { try Int(argument: $0, within: Configuration.possibleJobs) }
  )
  var jobs: Int?
}
