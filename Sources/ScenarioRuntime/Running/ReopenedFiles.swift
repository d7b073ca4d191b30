/// The files of some cases whose plans were let go, each planned again once.
struct ReopenedFiles: Sendable {
  private let actions: [ObjectIdentifier: [PlannedCase.Action]]

  /// No file at all.
  init() { actions = [:] }

  private init(_ files: [DeferredFile], _ actions: [[PlannedCase.Action]]) {
    let pairs = zip(files.map { ObjectIdentifier($0) }, actions)
    self.actions = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The files of other cases; what is open already stays open, as a file may have many cases.
  func reopened(for cases: ArraySlice<PlannedCase>) -> ReopenedFiles {
    let files = cases.deferredFiles
    return ReopenedFiles(files, files.map(actions))
  }

  /// The files of other cases, planned on several cores.
  func reopened(for cases: ArraySlice<PlannedCase>, jobs: Int) async -> ReopenedFiles {
    let files = cases.deferredFiles
    return ReopenedFiles(files, await files.mapInParallel(jobs: jobs) { self.actions($0) })
  }

  private func actions(_ file: DeferredFile) -> [PlannedCase.Action] {
    actions[ObjectIdentifier(file)] ?? file.actions()
  }

  /// A case with all that it needs to be run.
  func whole(_ planned: PlannedCase) -> PlannedCase {
    guard case .runLater(let deferred) = planned.action else { return planned }
    var whole = planned
    whole.action = actions(deferred.file)[deferred.position]
    return whole
  }
}

extension ArraySlice<PlannedCase> {
  /// The files whose plans were let go, each once; the cases of a file stand in a row.
  fileprivate var deferredFiles: [DeferredFile] {
    var files: [DeferredFile] = []
    for case .runLater(let deferred) in lazy.map(\.action) where files.last !== deferred.file {
      files.append(deferred.file)
    }
    return files
  }
}
