import ArgumentParser
import ScenarioRuntime

/// Which of the test cases that the paths lead to are chosen.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Chooses test cases by a regular expression that is found anywhere in the name.",
      valueName: "pattern"
    )
  )
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Chooses by tags: 'smoke and not slow'. Repeated, any of the expressions counts.",
      valueName: "expression"
    ),
    transform: TagExpression.init(argument:)
  )
  var tag: [TagExpression] = []

  @Option(
    help: ArgumentHelp("Leaves out by tags, whatever --tag says.", valueName: "expression"),
    transform: TagExpression.init(argument:)
  )
  var excludeTag: [TagExpression] = []

  @Option(
    help: ArgumentHelp("Runs one of n equal parts of the plan, from 1/n.", valueName: "i/n"),
    transform: Shard.init(argument:)
  )
  var shard: Shard?

  func validate() throws {
    guard let filter, (try? Regex(filter)) == nil else { return }
    throw ValidationError("'--filter \(filter)' is not a regular expression.")
  }

  /// The selection, with what the build system and the configuration say where this is silent.
  func selection(in context: SuiteContext) -> Selection {
    let configuration = context.configuration
    return Selection(
      namePattern: filter ?? context.environment.namePattern,
      tags: .any(of: tag.isEmpty ? configuration.includedTags : tag),
      excludedTags: .any(of: excludeTag.isEmpty ? configuration.excludedTags : excludeTag),
      shard: shard ?? context.environment.shard
    )
  }
}

extension TagExpression {
  /// An expression as the command line has it.
  fileprivate init(argument: String) throws {
    do throws(Problem) {
      try self.init(argument)
    } catch {
      throw ValidationError("'\(argument)', column \(error.column): \(error.text).")
    }
  }
}

extension Shard {
  /// A shard as the command line has it.
  fileprivate init(argument: String) throws {
    guard let shard = Shard(argument) else {
      throw ValidationError("'\(argument)' is not of the form i/n with i from 1 to n.")
    }
    self = shard
  }
}
