package import ScenarioModel

package enum PlanPurpose: Sendable {
  /// To run it; errors that only a launch can find are left to the run.
  case run

  /// To find all errors that can be found before a run, including those of launches with known
  /// arguments, some of which may have ended the process before.
  case check(TrapSettings)
}

/// What a run gives every scenario: the configuration's values and the command line's.
///
/// A class, as the planning of each scenario is handed all of it.
package final class PlanDefaults: Sendable {
  /// The values that hold where neither scenario nor suite gives one.
  package let header: Header

  /// Whether there is a configuration that gives some.
  private let isConfigured: Bool

  /// The variables of the command line, which win over all others.
  package let overrides: [String: String]

  package let purpose: PlanPurpose

  let sharedHeader: SharedHeader

  package init(
    header: Header? = nil,
    overrides: [String: String] = [:],
    purpose: PlanPurpose = .run
  ) {
    let inherited = header ?? Header()
    self.header = inherited
    isConfigured = header != nil
    self.overrides = overrides
    self.purpose = purpose
    sharedHeader = SharedHeader(inherited, overrides: overrides)
  }

  /// A scenario with the configuration's values for what neither it nor its suite sets.
  func inherited(by scenario: Scenario) -> Scenario {
    isConfigured ? scenario.inheriting(from: header) : scenario
  }
}
