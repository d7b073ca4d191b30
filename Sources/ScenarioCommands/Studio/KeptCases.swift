import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// The cases that a list of failed ones keeps after they pass: those that failed at the start, and
/// those of files that were changed since.
struct KeptCases {
  private let names: Set<CaseName>
  private var changes = FileChanges.some(files: [], folders: [])

  init(of plan: RunPlan) { names = Set(plan.cases.map { CaseName($0.identity) }) }

  mutating func add(_ changes: FileChanges) {
    guard changes != .everything else { return }
    self.changes.formUnion(changes)
  }

  func narrow(_ plan: RunPlan) -> RunPlan {
    let files = plan.cases.map { PathKey($0.identity.file) }
    let changed = changes.concerned(among: files, by: FileDependencies())
    return RunPlan(
      cases: plan.cases.filter { planned in
        names.contains(CaseName(planned.identity))
          || changed.contains(PathKey(planned.identity.file))
      }
    )
  }
}
