import ArgumentParser
import ScenarioEvents
import Suggestions

/// The options that choose what to count, and what to do with the gaps.
struct CoveringOptions: ParsableArguments {
  @OptionGroup var cores: JobsOption

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Fail if a smaller share of something is covered, for example used=80%. Can be repeated.",
      valueName: "what=n%"
    ),
    transform: CoverageMinimum.init(argument:)
  )
  var minimum: [CoverageMinimum] = []

  @Flag(help: "Also count the elements of which 'rehearse mutate' notices some bug.")
  var mutants = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write a scenario for each thing that is not covered into this folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var write: String?

  func validate() throws {
    if write == "" { throw ValidationError("'--write' needs a folder.") }
    if minimum.contains(where: { $0.unit == .checked }), !mutants {
      throw ValidationError("'--minimum checked' needs '--mutants'.")
    }
  }
}

/// How much of something has to be covered.
struct CoverageMinimum {
  let unit: CoverageUnit
  let share: Percentage

  /// Reads `used=80%`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let units = CoverageUnit.allCases.map(\.rawValue)
    guard parts.count == 2 else {
      throw ValidationError(line: "'\(argument)' is not of the form what=n%, such as 'used=80%'.")
    }
    guard let unit = CoverageUnit(rawValue: parts[0]) else {
      let advice = didYouMean(parts[0], among: units) ?? "one of \(units.joined(separator: ", "))."
      throw ValidationError(line: "'\(parts[0])' is not counted; \(advice)")
    }
    self.unit = unit
    share = try Percentage(argument: parts[1])
  }
}
