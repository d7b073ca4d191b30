import Foundation
import ScenarioTestSupport

/// A temporary folder of one test, with the files that the test wrote inline.
enum Workspace {
  /// Makes a folder, lets something happen in it, and takes its files along into the outcome.
  static func withFolder(
    _ files: [String: FileContent],
    _ body: (URL) async throws -> Outcome
  ) async throws -> Outcome {
    try await TemporaryFolder.with { folder in
      for (path, content) in files { try folder.write(content.bytes, to: path) }
      var outcome = try await body(folder.url)
      outcome.files = try texts(below: folder.url)
      return outcome
    }
  }

  /// Does something in a temporary folder that has copies of some files and folders.
  ///
  /// The tool remembers what failed, and must not do so in the repository.
  static func withCopies(
    of paths: [String],
    _ body: (URL) async throws -> Outcome
  ) async throws -> Outcome {
    try await withFolder([:]) { folder in
      for path in paths {
        let copy = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: copy)
      }
      return try await body(folder)
    }
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
