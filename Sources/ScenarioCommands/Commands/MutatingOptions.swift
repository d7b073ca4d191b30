import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import Suggestions

/// The options for which bugs are added to apps, and what is reported about them.
struct MutatingOptions: ParsableArguments {
  @OptionGroup var cores: JobsOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Which bugs to try: 'default', 'strict' for those too that only a check of one property notices, or \
      names such as 'hidden,disabled'. (default: default)
      """,
      valueName: "names"
    ),
    transform: OperatorChoice.init(argument:)
  )
  var operators = OperatorChoice.default

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Try only bugs of elements of this screen.", valueName: "name")
  )
  var screen: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail if a smaller share of the bugs is noticed, for example 90%.",
      valueName: "n%"
    ),
    transform: Percentage.init(argument:)
  )
  var minimum: Percentage?

  @Flag(help: "Also look for steps without which the suite notices as much.")
  var steps = false

  @Flag(help: "List every bug that was tried.")
  var list = false

  /// The settings, without what depends on the run.
  var settings: MutationSettings {
    var settings = MutationSettings()
    settings.operators = operators.kinds
    settings.screen = screen
    settings.findsToothlessSteps = operators.isTier && screen == nil
    settings.findsSuperfluousSteps = steps
    return settings
  }
}

/// The operators that `--operators` names.
struct OperatorChoice {
  let kinds: Set<MutationOperator>

  /// Whether all operators of a tier were chosen.
  let isTier: Bool

  static let `default` = OperatorChoice(of: .default)

  private init(of tier: MutationOperator.Tier) {
    kinds = tier.operators
    isTier = true
  }

  init(argument: String) throws {
    let names = argument.split(separator: ",").map { String($0).trimmingBlanks }
    if names.isEmpty { throw ValidationError(line: "name an operator, 'default' or 'strict'.") }
    let kinds = try names.reduce(into: Set()) { $0.formUnion(try Self.kinds(named: $1)) }
    self.kinds = kinds
    isTier = [MutationOperator.Tier.default, .strict].contains { $0.operators == kinds }
  }

  private static func kinds(named name: String) throws -> Set<MutationOperator> {
    if let tier = MutationOperator.Tier(rawValue: name) { return tier.operators }
    if let kind = MutationOperator(rawValue: name) { return [kind] }
    let names = MutationOperator.allCases.map(\.rawValue)
    let advice =
      didYouMean(name, among: names + ["default", "strict"])
      ?? "the operators are \(names.joined(separator: ", "))."
    throw ValidationError(line: "'\(name)' is not an operator; \(advice)")
  }
}

extension MutationOperator.Tier {
  fileprivate var operators: Set<MutationOperator> {
    switch self {
    case .default: MutationSettings().operators
    case .strict: Set(MutationOperator.allCases)
    }
  }
}

extension Percentage {
  /// Reads `90%` or `92.5 %`.
  init(argument: String) throws {
    let digits = argument.dropLast().filter { $0 != " " }
    // The system reads hexadecimal digits and exponents, too.
    guard argument.hasSuffix("%"),
      digits.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
      let share = Double(digits), (0...100).contains(share)
    else {
      throw ValidationError(line: "'\(argument)' is not a share from 0% to 100%.")
    }
    self.init(perMille: Int((share * 10).rounded()))
  }
}
