import ArgumentParser
import ScenarioRuntime

/// How test cases are explored at every timing.
struct ExploringOptions: ParsableArguments {
  @OptionGroup var cores: JobsOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End the search after n runs of a test case. (default: 20000)",
      valueName: "n"
    ),
    transform: { try Int(argument: $0, within: 1...1_000_000) }
  )
  var budget: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw n timings at random if the search does not finish. (default: 3000)",
      valueName: "n"
    ),
    transform: { try Int(argument: $0, within: 0...1_000_000) }
  )
  var samples: Int?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Explore other lengths of a delay than the app declares, for example network=10ms...2s. Can be repeated.",
      valueName: "name=min...max"
    ),
    transform: DelayRangeOption.init(argument:)
  )
  var delay: [DelayRangeOption] = []

  @Flag(help: "Fail test cases if not every timing was tried.")
  var requireProof = false

  @Flag(help: "Do not look for a change that lets a test case pass at every timing.")
  var noCures = false

  @Option(
    help: ArgumentHelp(
      "Write a replay file for each finding into this folder, for 'rehearse run --replay'.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var write: String?

  func validate() throws {
    if write == "" { throw ValidationError("'--write' needs a folder.") }
  }

  func settings(seed: UInt64) -> ExploringSettings {
    let ranges = Dictionary(delay.map { ($0.name, $0.range) }, uniquingKeysWith: { $1 })
    var settings = ExploringSettings(seed: seed, ranges: DelayRanges(narrowed: ranges))
    settings.budget = budget ?? settings.budget
    settings.sampleCount = samples ?? settings.sampleCount
    settings.requiresProof = requireProof
    settings.triesCures = !noCures
    return settings
  }
}
