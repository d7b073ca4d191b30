import ArgumentParser
import Patterns
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime

/// The options that select from the test cases, and order them.
struct SelectionOptions: ParsableArguments {
  /// The order of the test cases.
  enum Order: String, OptionWord {
    case path
    case random
  }

  /// The extent of the paths: the whole workspace, or the paths that were named.
  enum Scope {
    case workspace
    case part
  }

  @Option(
    name: [.customShort("k"), .customShort("g"), .long],
    help: ArgumentHelp(
      "Run the test cases whose names have a match for a regular expression, such as 'sign (in|up)'.",
      valueName: "pattern"
    ),
    transform: Pattern.init(argument:)
  )
  var filter: [Pattern] = []

  @Option(
    help: ArgumentHelp(
      "Run the test cases with these tags, for example 'smoke and not slow'. Can be repeated.",
      valueName: "expression"
    ),
    transform: TagOption.init(argument:)
  )
  var tag: [TagOption] = []

  @Option(
    help: ArgumentHelp(
      "Leave out the test cases with these tags, even if --tag chooses them. Can be repeated.",
      valueName: "expression"
    ),
    transform: TagOption.init(argument:)
  )
  var excludeTag: [TagOption] = []

  @Flag(help: "Run only the test cases that failed last time, or all of them if none failed.")
  var lastFailed = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run the i-th of n equal parts, for example 2/4.", valueName: "i/n"),
    transform: Shard.init(argument:)
  )
  var shard: [Shard] = []

  @Option(
    help: "Run in the order of paths, or shuffle files and the test cases in each. (default: path)"
  )
  var order: Order?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw random values from this seed. A run without it draws one and prints it.",
      valueName: "n"
    ),
    transform: { try UInt64(argument: $0, within: 0...UInt64.max) }
  )
  var seed: UInt64?

  func validate() throws {
    for (name, count) in [("--filter", filter.count), ("--shard", shard.count)] where count > 1 {
      // Users would not notice what the ignored value leaves out.
      throw ValidationError("'\(name)' is given twice, but takes one value.")
    }
  }

  /// Whether a seed is given that the selection does not take.
  var hasIdleSeed: Bool { seed != nil && order != .random }

  /// Refuses a seed in a command where nothing else takes one.
  func requireUseOfSeed() throws {
    guard hasIdleSeed else { return }
    throw ValidationError("'--seed' has no effect without '--order random'.")
  }

  /// The seed of all random choices; drawn once if it was not given.
  func seed(in context: SuiteContext) -> UInt64 { seed ?? context.drawnSeed }

  /// The selection, with what the build system and the configuration say where this is silent.
  func selection(in context: SuiteContext, of scope: Scope, failures: Set<CaseName>) -> Selection {
    let configuration = context.configuration
    var selection = Selection(
      namePattern: filter.first ?? context.environment.namePattern,
      tags: .any(of: tag.isEmpty ? configuration.includedTags : tag.map(\.expression)),
      excludedTags: .any(
        of: excludeTag.isEmpty ? configuration.excludedTags : excludeTag.map(\.expression)
      ),
      lastFailed: lastFailed ? failures : nil,
      shard: shard.first ?? context.environment.shard,
      order: order == .random ? .random(seed: seed(in: context)) : .path
    )
    selection.tagPlaces = tagPlaces(in: configuration)
    if scope == .part { selection.toleratedTags = Set(selection.tagPlaces.keys) }
    return selection
  }

  /// Whether the configuration's tags choose, as the command line names none in their place.
  func usesTags(of configuration: WorkspaceConfiguration) -> Bool {
    tag.isEmpty && !configuration.includedTags.isEmpty
      || excludeTag.isEmpty && !configuration.excludedTags.isEmpty
  }

  /// The places of the tags that only the configuration names.
  private func tagPlaces(in configuration: WorkspaceConfiguration) -> [String: SourceSpan] {
    let typed = Set((tag + excludeTag).flatMap(\.expression.names))
    return configuration.tagPlaces.filter { !typed.contains($0.key) }
  }
}

/// A tag expression with the text that was typed.
struct TagOption {
  let text: String
  let expression: TagExpression

  fileprivate init(argument: String) throws {
    text = argument
    do throws(TagExpression.Problem) {
      expression = try TagExpression(argument)
    } catch {
      throw ValidationError(line: "'\(argument)', column \(error.column): \(error.text).")
    }
  }
}

extension Shard {
  /// A shard as the command line has it.
  fileprivate init(argument: String) throws {
    guard let shard = Shard(argument) else {
      throw ValidationError(line: "'\(argument)' is not of the form i/n with i from 1 to n.")
    }
    self = shard
  }
}
