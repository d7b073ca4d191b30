import ScenarioDiagnostics
import ScenarioLoading

/// Finds the JUnit reports that the paths of a command line mean.
struct ReportDiscovery {
  /// The paths in the order given; those of a folder by name, each once.
  private(set) var files: [String] = []

  /// Folders that can't be searched, and names in them that can't be written.
  private(set) var diagnostics: [Diagnostic] = []

  /// A report in one of the folders that the merged one will replace, so it is not a part of it.
  private(set) var replaced: String?

  /// The links to folders that were not followed.
  private(set) var unfollowedLinks = UnfollowedLinks()

  private let output: PathKey?
  private let workspace: Workspace
  private var known: Set<PathKey> = []

  /// Named files are taken with any extension, and folders are searched for `*.xml` at every depth.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - output: The path of the merged report, which is not one of its own parts.
  ///   - workspace: The folder that links in folders must not leave.
  init(_ paths: [String], output: String, in workspace: Workspace) {
    self.workspace = workspace
    self.output = FileSystem.resolved(output).map(PathKey.init)
    for path in paths {
      switch FileSystem.kind(of: path) {
      case .folder: search(path, below: path)
      case .file, .special, .missing: take(path)
      }
    }
  }

  private mutating func take(_ path: String) {
    if known.insert(FileSystem.key(of: path)).inserted { files.append(path) }
  }

  /// Takes a report that was found in a search of a folder, unless it is the one to be written.
  private mutating func takeFound(_ path: String, below searched: String) {
    if let output, FileSystem.resolved(path).map(PathKey.init) == output {
      replaced = path
    } else if workspace.isLedOut(by: path, foundIn: searched) {
      report(path, .linkOutside, as: Diagnostic.Message.unreadableFile)
    } else {
      take(path)
    }
  }

  private mutating func search(_ folder: String, below searched: String) {
    unfollowedLinks.search(folder)
    do throws(FileError) {
      let entries = try FolderEntry.read(folder).filter { !$0.isHidden }
      for entry in entries.sorted(by: { $0.name.isBefore($1.name) }) {
        visit(entry, in: folder, below: searched)
      }
    } catch {
      report(folder, error.reason, as: Diagnostic.Message.unreadableFolder)
    }
  }

  private mutating func report(
    _ path: String,
    _ reason: FileError.Reason,
    as message: (String) -> Diagnostic.Message
  ) {
    let error = FileError(path: path.normalisedPath, reason: reason)
    diagnostics.append(Diagnostic(message(error.text), at: .file(path: error.path)))
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String, below searched: String) {
    let path = folder.appendingPath(entry.name)
    switch entry.kind(at: path) {
    case .folder where entry.isText: search(path, below: searched)
    case .folder: report(path, .nameIsNoText, as: Diagnostic.Message.unreadableFolder)
    case .file where !path.hasSuffix(".xml"): break
    case .file where entry.isText: takeFound(path, below: searched)
    case .file: report(path, .nameIsNoText, as: Diagnostic.Message.unreadableFile)
    case .missing: unfollowedLinks.meet(entry, at: path)
    case .special: break
    }
  }
}

extension String {
  /// Whether the name comes before another, where a longer number is a greater one: `2` before `10`.
  fileprivate func isBefore(_ other: String) -> Bool {
    let (own, others) = (sortingParts, other.sortingParts)
    return own == others
      ? self < other
      : own.lexicographicallyPrecedes(others) { left, right in
        left.isNumber && right.isNumber && left.count != right.count
          ? left.count < right.count : left < right
      }
  }

  /// The text in stretches of digits, without zeros before them, and of other characters.
  private var sortingParts: [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let part = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      parts.append(first.isASCIIDigit ? part.drop { $0 == "0" } : part)
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

extension Substring {
  fileprivate var isNumber: Bool { allSatisfy(\.isASCIIDigit) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
