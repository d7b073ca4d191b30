/// Several scenarios in one file with what they share.
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
