import ArgumentParser
import ScenarioLoading

/// The apps of the tool, for completion in the shell: the parser calls it before there is a tool.
enum KnownApps {
  @TaskLocal static var names: [String] = []

  static let completion = CompletionKind.custom { _, _, _ in names }

  /// The apps, and the scenario files and folders that what is typed could become.
  static let completionWithFiles = CompletionKind.custom { _, _, typed in
    names + paths(beginning: typed)
  }

  private static func paths(beginning typed: String) -> [String] {
    let folder = typed.contains("/") ? typed.folderPath : "."
    return FolderEntry.all(in: folder).filter { !$0.isHidden }.compactMap { entry in
      let path = typed.contains("/") ? folder.appendingPath(entry.name) : entry.name
      switch entry.kind(at: path) {
      case .folder: return "\(path)/"
      case .file: return path.isScenarioFile ? path : nil
      case .missing, .special: return nil
      }
    }
    .sorted()
  }
}
