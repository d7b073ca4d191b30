package import AppModelKit
package import ScenarioModel

/// Which mutants are run, and what is said about them.
package struct MutationSettings: Sendable {
  package var jobs = 1

  /// The operators whose mutants count.
  package var operators = Set(MutationOperator.allCases.filter { $0.tier == .default })

  /// The screen whose elements have mutants, and nothing else; nil for everything.
  package var screen: String?

  /// Whether to look for assertions and waits that fail for no mutant.
  package var findsToothlessSteps = true

  /// Whether to look for steps without which the suite notices as much.
  package var findsSuperfluousSteps = false

  /// The runs that have ended the process before.
  package var trappedRuns: Set<UInt64> = []

  /// Is told of the run that a thread begins, by the key of the run, and with 0 of its end.
  package var noteRun: @Sendable (UInt64) -> Void = { _ in }

  /// Makes steps that tell the first screen from the second one.
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
