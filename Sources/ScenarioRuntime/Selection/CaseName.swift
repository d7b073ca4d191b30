import ScenarioDiagnostics
package import ScenarioEvents

/// The identity of a test case in a plan, which is the same in every run.
package struct CaseName: Hashable, Sendable {
  private let file: PathKey
  private let name: String

  package init(_ identity: CaseIdentity) {
    file = PathKey(identity.file)
    name = identity.plannedName
  }
}
