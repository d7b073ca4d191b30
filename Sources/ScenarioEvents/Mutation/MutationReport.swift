package import AppModelKit

/// The bugs that its apps could have, and whether a suite would notice them.
package struct MutationReport: Sendable {
  /// The mutants that count for the score, in order: by app, as the suite comes across them.
  package var mutants: [MutantRecord]

  /// The assertions and waits that fail for no mutant, in the plan's order.
  package var toothlessSteps: [StepRecord] = []

  /// The steps without which the suite notices as much, in the plan's order; nil if none were looked for.
  package var superfluousSteps: [StepRecord]?

  /// The cases that no mutant was run in, with the reason.
  package var excludedCases: [ExcludedCase] = []

  /// The screens that the cases show, in order of their names.
  package var screens: [String] = []

  /// How many cases mutants were run in.
  package var caseCount = 0

  /// How many runs of test cases it took.
  package var runCount = 0

  /// Whether it ended early because of an interruption; only mutants that were tried to the end are here.
  package var wasInterrupted = false

  package init(mutants: [MutantRecord] = []) { self.mutants = mutants }

  /// The apps in the order of their mutants.
  package var apps: [String] {
    var apps: [String] = []
    for mutant in mutants where apps.last != mutant.app && !apps.contains(mutant.app) {
      apps.append(mutant.app)
    }
    return apps
  }
}

/// One mutant, and what the suite noticed of it.
package struct MutantRecord: Sendable {
  package enum Status: Sendable {
    /// A case has another verdict with it.
    case noticed(Notice)

    /// No case has another verdict, but a screen that a case looks at differs.
    case unnoticed(FirstDifference)

    /// No screen that any case looks at differs: within the suite the mutant is the app itself.
    case unchanged
  }

  /// The case that noticed a mutant first.
  package struct Notice: Sendable {
    package let identity: CaseIdentity

    /// The number of the step that failed, from 1; nil if the mutant ended the process.
    package let step: Int?

    /// Whether the app crashed.
    package let isCrash: Bool

    package init(identity: CaseIdentity, step: Int?, isCrash: Bool) {
      self.identity = identity
      self.step = step
      self.isCrash = isCrash
    }
  }

  /// The step at which a case sees another screen than without the mutant.
  package struct FirstDifference: Sendable {
    package let identity: CaseIdentity

    /// The number of the step that sees the screen, from 1; one more than the last step for the
    /// screen at the end of the case.
    package let step: Int

    package init(identity: CaseIdentity, step: Int) {
      self.identity = identity
      self.step = step
    }
  }

  package let app: String
  package var mutation: Mutation
  package var subject: MutationSubject

  /// The cases that come across the place.
  package let coveringCases: [CaseIdentity]
  package var status: Status
  package var suggestion: MutationSuggestion?

  /// Why it is accepted that nothing notices it.
  package var acceptance: String?

  package init(
    app: String,
    mutation: Mutation,
    subject: MutationSubject,
    coveringCases: [CaseIdentity],
    status: Status
  ) {
    self.app = app
    self.mutation = mutation
    self.subject = subject
    self.coveringCases = coveringCases
    self.status = status
  }

  /// The name of the mutant in `rehearse.yaml` and in reports: `todo/Root/button#Add hidden`.
  package var id: String { "\(app)/\(mutation)" }

  package var isNoticed: Bool { if case .noticed = status { true } else { false } }

  package var isUnnoticed: Bool { if case .unnoticed = status { true } else { false } }

  /// Whether it counts for the score.
  package var counts: Bool { isNoticed || isUnnoticed }
}

/// The subject of a mutant, for people.
package struct MutationSubject: Hashable, Sendable {
  /// The screen of an element.
  package let screen: String?

  /// The text that identifies it for readers.
  package let text: String

  /// What it is: `back button`, `action`.
  package let kind: String

  package init(screen: String?, text: String, kind: String) {
    self.screen = screen
    self.text = text
    self.kind = kind
  }
}

/// A step that would notice mutants, as was tried.
package struct MutationSuggestion: Hashable, Sendable {
  /// The scenario's file.
  package let file: String

  package let place: Place

  /// The step as it is written there: `- assert: {button: Todo List, enabled: true}`, or in flow
  /// style `{assert: {button: Todo List, enabled: true}}`.
  package let step: String

  package init(file: String, place: Place, step: String) {
    self.file = file
    self.place = place
    self.step = step
  }

  /// Where a step is added to a file.
  package enum Place: Hashable, Sendable {
    /// On lines of its own, after this one.
    case line(Int)

    /// Next to the step that begins here, if a line would not say which list is meant.
    case step(Side, line: Int, column: Int)
  }

  package enum Side: String, Sendable {
    case before
    case after
  }
}

extension MutationSuggestion.Place {
  /// `after line 5`, or `after the step at 3:27`.
  package var text: String {
    switch self {
    case .line(let line): "after line \(line)"
    case .step(let side, let line, let column): "\(side.rawValue) the step at \(line):\(column)"
    }
  }
}
