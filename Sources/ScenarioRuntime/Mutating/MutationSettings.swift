package import AppModelKit
package import ScenarioModel

/// The settings of a mutation survey: which mutants are run, and what is reported about them.
package struct MutationSettings: Sendable {
  package var jobs = 1

  /// The handling of runs that end the process.
  package var traps = TrapSettings()

  /// The operators whose mutants count.
  package var operators = Set(MutationOperator.allCases.filter { $0.tier == .default })

  /// The only screen whose elements are mutated; nil to mutate everything.
  package var screen: String?

  /// Whether to look for assertions and waits that fail for no mutant.
  package var findsToothlessSteps = true

  /// Whether to look for steps that the suite can omit and still notice as many mutants.
  package var findsSuperfluousSteps = false

  /// Makes steps that distinguish the first screen from the second one.
  package var suggest: @Sendable (Inspection, Inspection) -> [SuggestedStep] = { _, _ in [] }

  package init() {}
}

/// A step that may notice a mutant.
package struct SuggestedStep: Sendable {
  /// The step as it is written, with a leading dash.
  package let text: String
  package let step: Step

  package init(text: String, step: Step) {
    self.text = text
    self.step = step
  }
}
