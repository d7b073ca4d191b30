import Glibc
import ScenarioLoading

/// The file where a workspace remembers the last run, or the last exploration, for the next one.
///
/// Its folder has its own `.gitignore`.
struct LastRunFile {
  private static let folder = ".rehearse"

  /// The path as seen from the working directory.
  let path: String

  init(of workspace: Workspace, named name: String = "last-run") {
    path = workspace.shownRoot.appendingPath("\(Self.folder)/\(name)").normalisedPath
  }

  /// Reads the memory; empty if the file is missing or has another format.
  func read() -> FailureMemory {
    guard let bytes = try? FileSystem.read(path),
      let entries = FailureMemory.entries(from: String(decoding: bytes, as: UTF8.self))
    else { return FailureMemory() }
    return FailureMemory(entries: entries)
  }

  /// Writes the results of a run completely or not at all, and keeps those that other runs have
  /// written since.
  ///
  /// A workspace without failures gets no file.
  func keep(_ memory: FailureMemory) throws(FileError) {
    guard memory.hasChanged else { return }
    let folder = path.folderPath
    guard !FileSystem.isLink(folder) else { throw FileError(path: path, reason: .folderIsLink) }
    if FileSystem.kind(of: folder) == .missing {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw FileError(path: path, reason: .system(errno))
      }
      try write("*\n", to: folder.appendingPath(".gitignore"))
    }
    try locking(folder) { () throws(FileError) in
      let current = read()
      let joined = memory.addingNews(to: current)
      if joined.entries != current.entries { try write(joined.text, to: path) }
    }
  }

  /// Does something while no other run does; where folders can't be locked, it is done all the same.
  private func locking(_ folder: String, _ body: () throws(FileError) -> Void) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    try body()
  }

  /// Replaces the file or link at the path, but not the target of a link, and does not wait for the
  /// reader of a pipe.
  private func write(_ text: String, to path: String) throws(FileError) {
    if FileSystem.isLink(path) || FileSystem.isPipe(path) { unlink(path) }
    let file = try ReportFile(path: path)
    file.append(Array(text.utf8))
    try file.publish()
  }
}

extension Tool {
  /// Keeps for `--last-failed` what failed; that this is not possible costs no run its status.
  func keep(_ memory: FailureMemory, in file: LastRunFile) {
    do throws(FileError) { try file.keep(memory) } catch { warn(of: error) }
  }
}
