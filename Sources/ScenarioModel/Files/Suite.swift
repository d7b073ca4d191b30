/// Several scenarios in one file, with the header that they share.
///
/// ```yaml
/// suite: Sign in                       # name
/// app: sign-in                         # header
/// scenarios:                           # scenarios
///   - {name: A, steps: [tap: userName]}
/// ```
package struct Suite: Sendable {
  package var name: Text
  package var header: Header
  package var scenarios: [Scenario]

  package init(name: Text, header: Header, scenarios: [Scenario]) {
    self.name = name
    self.header = header
    self.scenarios = scenarios
  }
}
