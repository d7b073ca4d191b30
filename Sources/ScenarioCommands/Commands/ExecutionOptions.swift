import ArgumentParser
import Glibc
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// How the chosen test cases are run.
struct ExecutionOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    parsing: .unconditional,
    help: ArgumentHelp("Use n cores. (default: all)", valueName: "n"),
    transform: { try Int(argument: $0, within: Configuration.possibleJobs) }
  )
  var jobs: Int?

  @Flag(
    name: [.customShort("x"), .long],
    help: "Skip the rest after the first failure or error."
  )
  var failFast = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Skip the rest after n failures or errors.", valueName: "n"),
    transform: { try Int(argument: $0, within: 1...greatestCount) }
  )
  var maxFailures: Int?

  @Option(help: TimingOptions.timingHelp)
  var timing: TimingOptions.Timing?

  @Option(
    parsing: .unconditionalSingleValue,
    help: TimingOptions.delayHelp,
    transform: DelayAssignment.init(argument:)
  )
  var delay: [DelayAssignment] = []

  @Option(
    help: TimingOptions.replayHelp,
    completion: .file(extensions: ["json"]),
    transform: ReplayFile.init(argument:)
  )
  var replay: ReplayFile?

  @Option(
    name: .customLong("repeat"),
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Run each scenario n times, each time with other delays; needs random timing. (default: 1)
      """,
      valueName: "n"
    ),
    transform: { try Int(argument: $0, within: 1...greatestCount) }
  )
  var repetitions: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Run failed scenarios up to n times more. On app models this needs random timing. (default: 0)
      """,
      valueName: "n"
    ),
    transform: { try Int(argument: $0, within: 0...greatestCount) }
  )
  var retries: Int?

  @Flag(help: "Fail the run if a scenario passed only in a retry.")
  var failOnFlaky = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail waits that end with less than n% of their timeout left, for example 20%.",
      valueName: "n%"
    ),
    transform: WaitMargin.init(argument:)
  )
  var waitMargin: WaitMargin?

  @Flag(help: failOnWarningsHelp)
  var failOnWarnings = false

  static let failOnWarningsHelp: ArgumentHelp = "End with 2 if a file or the run has a warning."

  /// Higher numbers would take too long.
  private static let greatestCount = 1_000_000

  private var lengths: TimingOptions {
    TimingOptions(timing: timing, delay: delay, replay: replay)
  }

  func validate() throws { try lengths.validate() }

  /// The named paths; without any, a replay file names its scenario.
  func paths(given named: [String]?) -> [String]? { named ?? replay.map { [$0.place] } }

  /// Refuses a seed that neither the order nor the delays take.
  func requireUse(ofSeedIn selection: SelectionOptions) throws {
    guard selection.hasIdleSeed, timing != .random else { return }
    throw ValidationError("'--seed' has no effect without '--timing random' or '--order random'.")
  }

  /// The settings of a run that takes a seed if it needs one.
  func settings(
    _ configuration: WorkspaceConfiguration,
    seed: UInt64,
    on places: RunPlaces
  ) -> RunSettings {
    // A page takes half of a core for itself.
    let usualCount = places.areRemote ? max(1, Self.coreCount / 2) : Self.coreCount
    let wanted = SystemResources.jobs(jobs ?? configuration.jobs ?? usualCount)
    var settings = RunSettings(
      jobs: min(wanted, places.greatestJobCount ?? wanted),
      greatestFailureCount: failFast ? 1 : maxFailures,
      retries: retries ?? 0,
      timing: timing == .random ? .random(seed: seed) : .nominal,
      repetitions: repetitions ?? 1,
      waitMargin: waitMargin
    )
    settings.delays = lengths.assignments
    if !delay.isEmpty { settings.strayDelays = StrayDelayLog() }
    settings.choices = lengths.choices
    settings.places = places
    return settings
  }

  /// The options for the timing, for commands that run a test case again.
  var timingChoice: TimingChoice {
    let texts = lengths.assignments.map(\.text)
    let lengthOptions = replay.map { ["--replay", $0.path] } ?? texts.flatMap { ["--delay", $0] }
    let marginOption = waitMargin.map { ["--wait-margin", "\($0.percent)%"] } ?? []
    return TimingChoice(
      options: lengthOptions + marginOption,
      delays: lengths.choices.isEmpty ? texts : nil
    )
  }

  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Warnings about options that have no effect here.
  func idleOptions(on places: RunPlaces) -> [String] {
    var warnings = places.areRemote ? idleTimingOptions : idleAttemptOptions
    if failOnFlaky, retries ?? 0 == 0 {
      warnings.append("nothing is flaky where nothing is tried again; add '--retries n'")
    }
    return warnings
  }

  /// Warnings about lengths for delays, which only app models have.
  private var idleTimingOptions: [String] {
    let names = [
      timing == .random ? "--timing random" : nil, delay.isEmpty ? nil : "--delay",
      replay == nil ? nil : "--replay",
    ]
    return names.compactMap { $0.map { "'\($0)' has no effect in a browser or on a device" } }
  }

  /// Warnings about further runs of a test case that are all the same.
  private var idleAttemptOptions: [String] {
    if timing == .random { return [] }
    let warnings = [
      repetitions ?? 1 > 1 ? "every repeat is the same" : nil,
      retries ?? 0 > 0 ? "a retry can't change a verdict" : nil,
    ]
    return warnings.compactMap { $0.map { "with nominal timing \($0); add '--timing random'" } }
  }
}

extension WaitMargin {
  /// A margin as the command line has it.
  fileprivate init(argument: String) throws {
    guard let margin = WaitMargin(argument) else {
      throw ValidationError(line: "'\(argument)' is not a percentage from 1% to 99%.")
    }
    self = margin
  }
}
