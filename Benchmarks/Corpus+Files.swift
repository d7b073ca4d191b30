import Foundation
import ScenarioDiagnostics

extension Corpus {
  /// Writes every file into a folder, which is made if it is missing.
  func write(to folder: String) throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.bytes).write(to: folder.appending(path: file.path))
    }
  }
}
