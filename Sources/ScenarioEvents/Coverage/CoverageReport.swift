/// The parts of its apps that a suite sees and uses, among all that can be reached.
package struct CoverageReport: Sendable {
  package var apps: [AppCoverage] = []

  /// The cases that do not pass, and so cover only what comes before their failure.
  package var failedCases: [CaseIdentity] = []

  /// The cases that can't be run, or are skipped.
  package var excludedCases: [ExcludedCase] = []

  /// Whether it ended early because of an interruption and has no result.
  package var wasInterrupted = false

  package init() {}

  /// The sum over all apps.
  package func count(of unit: CoverageUnit) -> CoverageCount? {
    let counts = apps.compactMap { $0.counts[unit] }
    if counts.isEmpty { return nil }
    return CoverageCount(
      covered: counts.reduce(0) { $0 + $1.covered },
      total: counts.reduce(0) { $0 + $1.total }
    )
  }
}

/// The parts of an app that are counted.
package enum CoverageUnit: String, CaseIterable, Sendable {
  /// Screens that were shown at rest.
  case screens

  /// Screen changes that were made.
  case transitions

  /// Elements that were drawn.
  case seen

  /// Elements that took a gesture, of those that take one.
  case used

  /// Elements with a mutant that is noticed.
  case checked

  /// Kinds of gestures that elements took, of all that they take.
  case gestures

  /// Actions of the model that happened.
  case actions

  /// Delays that began.
  case delays

  /// Launch arguments that were given, of those that the app declares.
  case arguments
}

/// How much of something is covered.
package struct CoverageCount: Equatable, Sendable {
  package var covered: Int
  package var total: Int

  package init(covered: Int, total: Int) {
    self.covered = covered
    self.total = total
  }

  /// The share, rounded down; all of nothing is everything.
  package var share: Percentage {
    Percentage(perMille: total == 0 ? 1000 : covered * 1000 / total)
  }
}

/// The parts of one app that a suite sees and uses.
package struct AppCoverage: Sendable {
  package let app: String
  package var counts: [CoverageUnit: CoverageCount] = [:]

  /// The parts that are not covered, by unit and in the order that they were reached.
  package var gaps: [CoverageGap] = []

  /// The screens of the app's description that were not reached.
  package var unreachedScreens: [String] = []
  package var crawl = CrawlSummary()

  package init(app: String) { self.app = app }
}

/// How an app was searched for what can be reached.
package struct CrawlSummary: Sendable {
  package var stateCount = 0
  package var gestureCount = 0

  /// The reason why the search ended early, if it did.
  package var limit: Limit?

  /// The crashes that were met, each with the shortest way there.
  package var crashes: [Crash] = []

  package init() {}

  /// Where a search ends that would go on.
  package enum Limit: Sendable {
    /// After this number of states.
    case states(Int)

    /// At states that are this number of gestures away from the start.
    case depth(Int)
  }

  /// A crash of the app that a scenario leads to.
  package struct Crash: Sendable {
    /// A phrase, after "the app crashed: ".
    package let reason: String

    /// The scenario that crashes the app.
    package let scenario: CoverageScenario?

    package init(reason: String, scenario: CoverageScenario?) {
      self.reason = reason
      self.scenario = scenario
    }
  }
}

/// Something that a suite does not cover.
package struct CoverageGap: Sendable {
  package let unit: CoverageUnit

  /// The screen of an element.
  package let screen: String?

  /// What it is, for people: `'Phone' (button): tap`.
  package let name: String

  /// A name that stays the same from run to run.
  package let id: String

  /// The name of a scenario that covers it: `The button 'Phone' is tapped on Edit`.
  package let scenarioName: String

  /// The shortest scenario that covers it, if one was found that passes.
  package var scenario: CoverageScenario?

  package init(
    unit: CoverageUnit,
    screen: String? = nil,
    name: String,
    id: String,
    scenarioName: String
  ) {
    self.unit = unit
    self.screen = screen
    self.name = name
    self.id = id
    self.scenarioName = scenarioName
  }
}

/// A scenario that was run, and passed.
package struct CoverageScenario: Hashable, Sendable {
  package let name: String

  /// The file's text.
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
