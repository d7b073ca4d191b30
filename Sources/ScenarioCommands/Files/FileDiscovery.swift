import Glibc
import ScenarioDiagnostics

/// Finds the scenario files that the paths of a command line mean.
package struct FileDiscovery {
  /// The paths as people see them, in plan order, each once.
  private(set) var files: [String] = []

  /// Folders that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  private let workspace: Workspace

  /// Files are taken whatever their extension, and folders searched at every depth.
  ///
  /// In folders `*.yaml` and `*.yml` are taken, but for names with a leading dot and the
  /// workspace's configuration.
  package init(_ paths: [String], in workspace: Workspace) {
    self.workspace = workspace
    for path in paths {
      switch FileSystem.kind(of: path) {
      case .folder: search(path)
      case .file, .special, .missing: take(path)
      }
    }
    files = files.map(\.normalisedPath).inPlanOrder
  }

  /// Takes a file that was named, unless it is a configuration.
  private mutating func take(_ path: String) {
    guard path.isConfiguration else { return files.append(path) }
    diagnostics.append(Diagnostic(.misplacedConfiguration(), at: .file(path: path.normalisedPath)))
  }

  /// Takes a file that was found; the workspace's configuration is in its place.
  private mutating func takeFound(_ path: String) {
    let isInPlace =
      path.isConfiguration
      && FileSystem.resolved(path) == workspace.root.appendingPath(Workspace.configurationFile)
    if !isInPlace { take(path) }
  }

  private mutating func search(_ folder: String) {
    guard let stream = opendir(folder) else {
      let reason = FileError(path: folder, reason: .system(errno)).text
      diagnostics.append(
        Diagnostic(.unreadableFile(reason), at: .file(path: folder.normalisedPath))
      )
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      visit(FolderEntry(entry.pointee), in: folder)
    }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String) {
    guard !entry.isHidden else { return }
    let path = folder.appendingPath(entry.name)
    switch entry.kind(at: path) {
    case .folder: search(path)
    case .file where entry.isScenario: takeFound(path)
    case .file, .missing, .special: break
    }
  }
}

/// One name in a folder.
private struct FolderEntry {
  let name: String
  private let type: Int32

  init(_ entry: dirent) {
    type = Int32(entry.d_type)
    name = withUnsafeBytes(of: entry.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  var isScenario: Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  /// What the name stands for; links to folders are not followed.
  func kind(at path: String) -> FileKind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK):
      let target = FileSystem.kind(of: path)
      return target == .folder ? .missing : target
    case Int32(DT_UNKNOWN): return FileSystem.kind(of: path)
    default: return .special
    }
  }
}

extension [String] {
  /// The paths by component, byte by byte, each once.
  fileprivate var inPlanOrder: [String] {
    let keys = map { ($0, Swift.Array($0.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 })) }
    let sorted = keys.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    return sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.1)
  }
}

extension String {
  fileprivate var isConfiguration: Bool {
    self == Workspace.configurationFile || hasSuffix("/\(Workspace.configurationFile)")
  }

  func appendingPath(_ name: String) -> String {
    hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The path without `.` and doubled slashes, and without `x/..`.
  var normalisedPath: String {
    if isNormalisedPath { return self }
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    return hasPrefix("/") ? "/\(path)" : (path.isEmpty ? "." : path)
  }

  /// Whether no part of the path is empty, `.` or `..`, as in nearly all.
  private var isNormalisedPath: Bool {
    var (length, hasOnlyDots, isFirst) = (0, true, true)
    for byte in utf8 {
      if byte == UInt8(ascii: "/") {
        if hasOnlyDots, length > 0 || !isFirst, length < 3 { return false }
        (length, hasOnlyDots, isFirst) = (0, true, false)
      } else {
        length += 1
        hasOnlyDots = hasOnlyDots && byte == UInt8(ascii: ".")
      }
    }
    return !hasOnlyDots || length > 2
  }

  /// The folder that holds a path.
  var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
