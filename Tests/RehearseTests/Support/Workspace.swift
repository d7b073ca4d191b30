import Foundation

/// A temporary folder of one test, with the files that the test wrote inline.
enum Workspace {
  /// Makes a folder, lets something happen in it, and takes its files along into the outcome.
  static func withFolder(
    _ files: [String: FileContent],
    _ body: (URL) async throws -> Outcome
  ) async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, content) in files { try write(content, to: folder.appending(path: path)) }
    var outcome = try await body(folder)
    outcome.files = try texts(below: folder)
    return outcome
  }

  private static func write(_ content: FileContent, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(content.bytes).write(to: file)
  }

  /// The regular files, whose reading can't block, by their paths below the folder.
  ///
  /// What the tool remembers for itself is left out; tests about it print it.
  private static func texts(below folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !path.hasPrefix(".rehearse/") {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      texts[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return texts
  }
}
