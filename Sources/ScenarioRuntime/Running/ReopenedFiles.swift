import Synchronization

/// The files of some cases whose plans were released, each planned again once.
struct ReopenedFiles: Sendable {
  private let files: [ObjectIdentifier: ReopenedFile]

  /// No file at all.
  init() { files = [:] }

  /// The files of some cases; those that are open stay open, because a file may have many cases.
  init(of cases: ArraySlice<PlannedCase>, reusing earlier: ReopenedFiles) {
    let pairs = cases.deferredFiles.map { file in
      let id = ObjectIdentifier(file)
      return (id, earlier.files[id] ?? ReopenedFile(file))
    }
    self.files = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Plans all files that are not open yet.
  ///
  /// A plan's memory is contiguous then, and not mixed with the records of cases.
  func open() { for file in files.values { _ = file.actions } }

  /// Returns a case with everything that it needs to be run.
  func whole(_ planned: PlannedCase) -> PlannedCase {
    guard case .runLater(let deferred) = planned.action else { return planned }
    let actions = files[ObjectIdentifier(deferred.file)]?.actions ?? deferred.file.actions()
    var whole = planned
    whole.action = actions[deferred.position]
    return whole
  }
}

/// A file that the first of its cases to be run has planned again; on other cores the rest waits.
private final class ReopenedFile: Sendable {
  private let file: DeferredFile
  private let planned: Mutex<[PlannedCase.Action]?> = Mutex(nil)

  init(_ file: DeferredFile) { self.file = file }

  /// The actions of the file's cases, in the order of the plan.
  var actions: [PlannedCase.Action] {
    planned.withLock { planned in
      let actions = planned ?? file.actions()
      planned = actions
      return actions
    }
  }
}

extension ArraySlice<PlannedCase> {
  /// The files whose plans were released, each once; the cases of a file are consecutive.
  fileprivate var deferredFiles: [DeferredFile] {
    var files: [DeferredFile] = []
    for case .runLater(let deferred) in lazy.map(\.action) where files.last !== deferred.file {
      files.append(deferred.file)
    }
    return files
  }
}

extension PlannedCase {
  /// The case with everything that it needs to be run.
  var whole: PlannedCase { ReopenedFiles().whole(self) }
}
