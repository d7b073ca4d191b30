package import Foundation

/// A folder in which something happens, and that is gone afterwards.
package struct TemporaryFolder: Sendable {
  /// Without links in its path, as the tool shows it.
  package let url: URL

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.resolvingSymlinksInPath()
  }

  package static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try await body(folder)
  }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try Data(bytes).write(to: place(for: path))
  }

  /// The place of a file, in a folder that is there.
  package func place(for path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return file
  }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}
