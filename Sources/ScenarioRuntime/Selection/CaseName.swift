import ScenarioDiagnostics
package import ScenarioEvents

/// What tells a test case from all others of a plan, and lasts from one run to the next.
package struct CaseName: Hashable, Sendable {
  private let file: PathKey
  private let name: String

  package init(_ identity: CaseIdentity) {
    file = PathKey(identity.file)
    name = identity.plannedName
  }
}
