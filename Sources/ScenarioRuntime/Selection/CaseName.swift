package import ScenarioEvents

/// What tells a test case from all others of a plan, and lasts from one run to the next.
package struct CaseName: Hashable, Sendable {
  package let file: String
  package let name: String

  package init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  package init(_ identity: CaseIdentity) {
    self.init(file: identity.file, name: identity.plannedName)
  }
}
