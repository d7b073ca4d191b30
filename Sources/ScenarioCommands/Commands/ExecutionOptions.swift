import ArgumentParser
import Glibc
import ScenarioRuntime

/// How the chosen test cases are run.
struct ExecutionOptions: ParsableArguments {
  /// Which length the apps' delays take.
  enum Timing: String, CaseIterable, ExpressibleByArgument {
    case nominal
    case random
  }

  @Option(help: ArgumentHelp("How many cores to use; all of them without it.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Skips the rest after the first failure or error.")
  var failFast = false

  @Option(help: ArgumentHelp("Skips the rest after n failures or errors.", valueName: "n"))
  var maxFailures: Int?

  @Option(help: "'random' draws every delay of the apps from its declared range.")
  var timing: Timing = .nominal

  @Option(help: ArgumentHelp("The seed of random timing; a run prints its own.", valueName: "n"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Tries failed scenarios again, each time with other delays; needs random timing.",
      valueName: "n"
    )
  )
  var retries = 0

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1.") }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("'--max-failures' must be at least 1.")
    }
    if retries < 0 { throw ValidationError("'--retries' can't be negative.") }
    if seed != nil, timing == .nominal {
      throw ValidationError("'--seed' has no effect without '--timing random'.")
    }
  }

  /// The settings of a run; a seed that nobody gave is drawn once.
  func settings(_ configuration: WorkspaceConfiguration) -> RunSettings {
    RunSettings(
      jobs: jobs ?? configuration.jobs
        ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      greatestFailureCount: failFast ? 1 : maxFailures,
      retries: retries,
      timing: timing == .random
        ? .random(seed: seed ?? UInt64.random(in: 0..<1_000_000)) : .nominal
    )
  }

  /// What to say about options that can't do what they promise.
  var warning: String? {
    guard retries > 0, timing == .nominal else { return nil }
    return "with nominal timing a retry can't change a verdict; add '--timing random'"
  }
}
