import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// The test cases that failed when they were last run, which is what `--last-failed` chooses from.
struct FailureMemory {
  /// One test case, or a whole file that could not be run.
  struct Entry: Hashable {
    /// The path as seen from the workspace's root, so that it is the same from everywhere.
    let path: PathKey
    let name: String?
  }

  private(set) var entries: Set<Entry>

  /// The entries when the run began.
  private let earlierEntries: Set<Entry>

  init(entries: Set<Entry> = []) {
    self.entries = entries
    earlierEntries = entries
  }

  /// Whether the run has learned anything.
  var hasChanged: Bool { entries != earlierEntries }

  /// What another run remembers, with what this one has learned.
  func addingNews(to other: FailureMemory) -> FailureMemory {
    let forgotten = earlierEntries.subtracting(entries)
    let learned = entries.subtracting(earlierEntries)
    return FailureMemory(entries: other.entries.subtracting(forgotten).union(learned))
  }

  /// Forgets cases that can't fail again, because the plan's files no longer contain or run them.
  ///
  /// What a file with errors contains is not known; once it can be run again, it stands for all its cases.
  mutating func update(from plan: RunPlan) {
    guard !entries.isEmpty else { return }
    let cases = plan.cases.filter { !$0.isRejected }
    let filesRead = Set(cases.map { PathKey($0.identity.lastingFile) })
    let unread = entries.filter { !filesRead.contains($0.path) }
    let left = cases.filter(\.canFail).map(entry).filter { entry in
      entries.contains(entry) || entries.contains(Entry(path: entry.path, name: nil))
    }
    entries = unread.union(left)
  }

  func cases(of plan: RunPlan) -> Set<CaseName> {
    guard !entries.isEmpty else { return [] }
    return Set(plan.cases.filter { entries.contains(entry(of: $0)) }.map { CaseName($0.identity) })
  }

  /// Remembers a case that failed; of several repetitions one failure is enough.
  mutating func noteFailure(of record: CaseRecord) { entries.insert(entry(of: record)) }

  /// Forgets a case that did not fail, if it was run at all.
  ///
  /// Only the first of several repetitions counts: a later one would hide a failure before it.
  mutating func noteSuccess(of record: CaseRecord) {
    guard !entries.isEmpty, record.hasRun, record.identity.repetition?.number ?? 1 == 1 else {
      return
    }
    entries.remove(entry(of: record))
  }

  private func entry(of record: CaseRecord) -> Entry {
    Entry(
      path: PathKey(record.identity.lastingFile),
      name: record.isOfWholeFile ? nil : record.identity.plannedName
    )
  }

  private func entry(of planned: PlannedCase) -> Entry {
    Entry(
      path: PathKey(planned.identity.lastingFile),
      name: planned.isRejected ? nil : planned.identity.name
    )
  }
}

extension PlannedCase {
  fileprivate var canFail: Bool {
    switch action {
    case .run, .runLater, .runNever, .reject, .rejectRow: true
    case .skip: false
    }
  }
}
