import ScenarioEvents
import ScenarioRuntime

/// The test cases that failed when they were last run, which is what `--last-failed` chooses from.
struct FailureMemory {
  /// One test case, or a whole file that could not be run.
  struct Entry: Hashable {
    /// The path as seen from the workspace's root, so that it is the same from everywhere.
    let path: String
    let name: String?
  }

  private(set) var entries: Set<Entry>
  private let workspace: Workspace

  init(_ entries: Set<Entry> = [], in workspace: Workspace) {
    self.entries = entries
    self.workspace = workspace
  }

  /// Forgets what can't fail again, as the files of a plan do not have it any more or skip it.
  ///
  /// A file that can be run again stands for all its cases.
  mutating func update(from plan: RunPlan) {
    guard !entries.isEmpty else { return }
    let cases = Dictionary(grouping: plan.cases) { workspace.pathFromRoot($0.identity.file) }
    for (path, cases) in cases {
      let known = entries.filter { $0.path == path }
      let isWhole = known.contains { $0.name == nil }
      let left = cases.filter(\.canFail).map(entry).filter { isWhole || known.contains($0) }
      entries = entries.subtracting(known).union(left)
    }
  }

  /// The remembered cases of a plan.
  func cases(of plan: RunPlan) -> Set<CaseName> {
    guard !entries.isEmpty else { return [] }
    return Set(plan.cases.filter { entries.contains(entry(of: $0)) }.map { CaseName($0.identity) })
  }

  /// Takes in what became of a case; what was not run stays as it was.
  ///
  /// Of several repetitions one failure is enough.
  mutating func note(_ record: CaseRecord, isFailure: Bool) {
    guard isFailure || !entries.isEmpty else { return }
    let path = workspace.pathFromRoot(record.identity.file)
    let entry = Entry(path: path, name: record.isOfWholeFile ? nil : record.identity.plannedName)
    if isFailure {
      entries.insert(entry)
    } else if record.hasRun, record.identity.repetition?.number ?? 1 == 1 {
      entries.remove(entry)
    }
  }

  private func entry(of planned: PlannedCase) -> Entry {
    Entry(
      path: workspace.pathFromRoot(planned.identity.file),
      name: planned.isRejected ? nil : planned.identity.name
    )
  }
}

extension PlannedCase {
  fileprivate var canFail: Bool {
    switch action {
    case .run, .reject: true
    case .skip: false
    }
  }
}

extension CaseRecord {
  fileprivate var isOfWholeFile: Bool {
    switch result {
    case .invalid: true
    case .ran, .notRun: false
    }
  }

  fileprivate var hasRun: Bool {
    switch result {
    case .ran, .invalid: true
    case .notRun: false
    }
  }
}
