import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRecording

/// The vocabularies on disk that get flows of a recording.
struct RecordedVocabularies {
  private let workspace: Workspace

  /// The files that were written, by their paths.
  private var files: [String: RecordedFile] = [:]

  init(in workspace: Workspace) { self.workspace = workspace }

  /// The same without the files that were written, which stay as they are.
  var forgetting: RecordedVocabularies { RecordedVocabularies(in: workspace) }

  mutating func write(_ changes: [ChangedVocabulary]) throws(RecordedFileFault) {
    for change in changes {
      let path = change.original.path
      try ensureInWorkspace(path)
      var file = files[path] ?? RecordedFile(path, original: change.original.bytes)
      try file.write(change.changed.bytes)
      files[path] = file
    }
  }

  /// Writes vocabularies as they were before, if they get no flows any more.
  mutating func restore(except changes: [ChangedVocabulary]) throws(RecordedFileFault) {
    let changed = Set(changes.map(\.original.path))
    for path in files.keys.sorted() where !changed.contains(path) {
      try ensureInWorkspace(path)
      try files[path]?.restore()
    }
  }

  private func ensureInWorkspace(_ path: String) throws(RecordedFileFault) {
    if let target = FileSystem.resolved(path), workspace.isInside(target) { return }
    let reason: FileError.Reason = FileSystem.kind(of: path) == .missing ? .changed : .linkOutside
    throw RecordedFileFault(text: FileError(path: path, reason: reason).writeFailure())
  }
}
