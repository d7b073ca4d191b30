import Glibc

/// A path with `*`, `?`, `[...]` or `**`, for where no shell is there to expand it.
///
/// Scenario files and folders match. Names with a leading dot match only where the pattern has the
/// dot, and `**` follows no links, so that links in circles end.
struct PathPattern {
  /// What stands between the slashes.
  private let parts: [String]
  private let isAbsolute: Bool

  /// A pattern, or nil for a text in which nothing is special.
  init?(_ text: String) {
    guard text.isPattern else { return nil }
    isAbsolute = text.hasPrefix("/")
    parts = text.split(separator: "/").map(String.init)
  }

  /// The scenario files and folders that match.
  func paths() -> [String] {
    paths(in: isAbsolute ? "/" : "", parts[...])
  }

  private func paths(in folder: String, _ parts: ArraySlice<String>) -> [String] {
    guard let part = parts.first else { return [folder] }
    let rest = parts.dropFirst()
    if part == "**" { return pathsAtAnyDepth(in: folder, rest) }
    guard part.isPattern else { return paths(at: folder.joined(with: part), rest) }
    return FolderEntry.all(in: folder.orHere).map(\.name).matching(part)
      .flatMap { paths(at: folder.joined(with: $0), rest) }
  }

  /// What matches at a path or below it, if anything is there.
  private func paths(at path: String, _ rest: ArraySlice<String>) -> [String] {
    switch FileSystem.kind(of: path) {
    case .folder: paths(in: path, rest)
    case .file: rest.isEmpty && path.isScenarioFile ? [path] : []
    case .missing, .special: []
    }
  }

  /// The folder itself counts, so that `**` at the end searches it.
  private func pathsAtAnyDepth(in folder: String, _ rest: ArraySlice<String>) -> [String] {
    if rest.isEmpty { return [folder.orHere] }
    let folders = FolderEntry.all(in: folder.orHere).filter { entry in
      !entry.isHidden && entry.kind(at: folder.joined(with: entry.name)) == .folder
    }
    return paths(in: folder, rest)
      + folders.flatMap { pathsAtAnyDepth(in: folder.joined(with: $0.name), rest) }
  }
}

extension String {
  fileprivate var isPattern: Bool { contains { "*?[".contains($0) } }

  fileprivate var orHere: String { isEmpty ? "." : self }

  fileprivate func joined(with name: String) -> String {
    isEmpty ? name : appendingPath(name)
  }
}

extension [String] {
  /// The names that match one part of a pattern.
  ///
  /// The C library compares bytes unless a locale tells it that names are UTF-8.
  fileprivate func matching(_ part: String) -> [String] {
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let former = uselocale(locale)
    defer {
      uselocale(former)
      if let locale { freelocale(locale) }
    }
    return filter { fnmatch(part, $0, FNM_PERIOD) == 0 }
  }
}
