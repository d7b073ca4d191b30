package import ScenarioModel

/// What a run gives every scenario: the configuration's values and the command line's.
package struct PlanDefaults: Sendable {
  /// The values that hold where neither scenario nor suite gives one.
  package var header: Header

  /// The variables of the command line, which win over all others.
  package var overrides: [String: String]

  package init(header: Header = Header(), overrides: [String: String] = [:]) {
    self.header = header
    self.overrides = overrides
  }
}
