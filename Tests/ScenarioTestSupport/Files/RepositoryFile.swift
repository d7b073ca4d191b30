import Foundation
import Testing

/// A file of the repository, for tests that go through all of a kind.
package struct RepositoryFile: CustomTestStringConvertible, Sendable {
  /// The path below the repository's root.
  package let path: String

  /// The text, with something in the place of bytes that are none.
  package let text: String

  package var testDescription: String { path }

  /// The YAML files of a folder and of those below it, in order.
  package static func allYAML(below folder: String) throws -> [RepositoryFile] {
    try FileManager.default
      .subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".yaml") }
      .sorted()
      .map { try RepositoryFile(path: "\(folder)/\($0)") }
  }

  private init(path: String) throws {
    self.path = path
    text = String(
      decoding: try Data(contentsOf: Repository.root.appending(path: path)),
      as: UTF8.self
    )
  }
}
