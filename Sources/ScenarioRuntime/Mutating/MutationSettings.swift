package import AppModelKit
package import ScenarioEvents
package import ScenarioModel

/// The settings of a mutation survey: which mutants are run, and what is reported about them.
package struct MutationSettings: Sendable {
  package var jobs = 1

  /// The handling of runs that end the process.
  package var traps = TrapSettings()

  /// The operators whose mutants count.
  package var operators = Set(MutationOperator.allCases.filter { $0.traits.tier == .default })

  /// The only screen whose elements are mutated; nil to mutate everything.
  package var screen: String?

  /// Whether to look for assertions and waits that fail for no mutant.
  package var findsToothlessSteps = true

  /// Whether to look for steps that the suite can omit and still notice as many mutants.
  package var findsSuperfluousSteps = false

  /// Makes checks that hold on the first screen and not on the second one.
  package var suggest: @Sendable (Inspection, Inspection) -> [SuggestedCheck] = { _, _ in [] }

  /// Receives how far the survey has come, on any thread.
  package var progress: @Sendable (SurveyProgress) -> Void = { _ in }

  package init() {}
}

/// A check that may notice a mutant.
package struct SuggestedCheck: Sendable {
  package let assertion: SuggestedStep

  /// The same check for moments at which it does not hold yet.
  package let wait: SuggestedStep

  package init(assertion: SuggestedStep, wait: SuggestedStep) {
    self.assertion = assertion
    self.wait = wait
  }

  /// The check as a step, in the order of preference.
  package var steps: [SuggestedStep] { [assertion, wait] }
}

/// A step that is not in any file yet.
package struct SuggestedStep: Sendable {
  /// The step as it is written, with a leading dash.
  package let text: String
  package let step: Step

  package init(text: String, step: Step) {
    self.text = text
    self.step = step
  }
}
