package import AppModelKit
package import ScenarioModel

/// Which mutants are run, and what is said about them.
package struct MutationSettings: Sendable {
  package var jobs = 1

  /// What keeps runs from ending the process for good.
  package var traps = TrapSettings()

  /// The operators whose mutants count.
  package var operators = Set(MutationOperator.allCases.filter { $0.tier == .default })

  /// The screen whose elements have mutants, and nothing else; nil for everything.
  package var screen: String?

  /// Whether to look for assertions and waits that fail for no mutant.
  package var findsToothlessSteps = true

  /// Whether to look for steps without which the suite notices as much.
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
