import ScenarioDiagnostics
import ScenarioModel
import Suggestions
import Synchronization

enum PathUse: Hashable {
  /// To run or to check what is there.
  case scenarios
  case vocabulary
  case data
}

/// Looks for what paths were meant to be that lead nowhere.
///
/// Files that are wrong alike ask the same one after the other, so folders and answers are kept.
final class PathSuggestions: Sendable {
  private struct Question: Hashable {
    let path: PathKey
    let folder: PathKey
    let use: PathUse
  }

  private struct Known {
    var names: [PathKey: [String]] = [:]
    var answers: [Question: String?] = [:]
  }

  private let known = Mutex(Known())

  /// The greatest number of parts to look up on the disk; no one types a longer path.
  private static let mostParts = 32

  /// Among the names of larger folders nothing is looked for: to compare them takes its time.
  private static let mostNames = 1_000

  /// The path with the parts that are not there in the spelling of some that are.
  ///
  /// - Returns: Another path that leads to something of use; nothing where none is near.
  func nearest(to path: String, in folder: String, for use: PathUse) -> String? {
    let question = Question(path: PathKey(path), folder: PathKey(folder), use: use)
    if let answer = known.withLock({ $0.answers[question] }) { return answer }
    let answer = search(path, in: folder, for: use)
    known.withLock { $0.answers[question] = .some(answer) }
    return answer
  }

  private func search(_ path: String, in folder: String, for use: PathUse) -> String? {
    var parts = path.pathParts.map(String.init)
    guard parts.count <= Self.mostParts, PathPattern(path) == nil else { return nil }
    let start = path.isAbsolutePath ? "/" : folder.appendingPath("")
    var reached = start
    for position in parts.indices {
      let isLast = position == parts.indices.last
      if FileSystem.kind(of: reached + parts[position]) == .missing {
        let name = parts[position]
        let names = names(in: reached).filter { !isLast || use.fits($0, insteadOf: name) }
        guard let nearest = nearestName(to: name, among: names) else { return nil }
        parts[position] = nearest
      }
      reached += isLast ? parts[position] : parts[position] + "/"
    }
    guard use.fits(FileSystem.kind(of: reached)) else { return nil }
    let nearest = (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
    return nearest == path ? nil : nearest
  }

  /// The visible names in a folder, in order, if they are few enough.
  private func names(in folder: String) -> [String] {
    let key = PathKey(folder)
    if let names = known.withLock({ $0.names[key] }) { return names }
    let entries = FolderEntry.all(in: folder).filter { $0.isText && !$0.isHidden }
    let names = entries.count <= Self.mostNames ? entries.map(\.name).sorted() : []
    known.withLock { $0.names[key] = names }
    return names
  }
}

extension PathUse {
  /// Whether a name can be one of such a file, or of a folder where that will do.
  fileprivate func fits(_ name: String, insteadOf written: String) -> Bool {
    switch self {
    case .scenarios: name.isScenarioFile || !name.contains(".")
    case .vocabulary: name.isScenarioFile
    case .data:
      switch (DataFormat(ofPath: name), DataFormat(ofPath: written)) {
      case (nil, _): false
      case (_, nil): true
      case (let format, let wanted): (format == .csv) == (wanted == .csv)
      }
    }
  }

  /// Whether what is there can be used so.
  fileprivate func fits(_ kind: FileKind) -> Bool {
    switch self {
    case .scenarios: kind == .file || kind == .folder
    case .vocabulary, .data: kind == .file
    }
  }
}
