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
    isAbsolute = text.isAbsolutePath
    // One '**' reaches as far as several in a row.
    parts = text.pathParts.reduce(into: []) { parts, part in
      if part != "**" || parts.last != "**" { parts.append(String(part)) }
    }
  }

  /// The scenario files and folders that match.
  ///
  /// A folder that would have to be searched for more and can't be is one of them, so that whoever
  /// searches what was found says so.
  func paths() -> [String] {
    var search = PatternSearch()
    search.search(isAbsolute ? "/" : "", for: parts[...])
    return search.paths
  }
}

/// The way of a pattern through folders.
private struct PatternSearch {
  private struct Visit: Hashable {
    let folder: String
    let partCount: Int
  }

  private(set) var paths: [String] = []

  /// What was looked for where: several `**` lead to one folder in many ways.
  private var visits: Set<Visit> = []

  mutating func search(_ folder: String, for parts: ArraySlice<String>) {
    guard visits.insert(Visit(folder: folder, partCount: parts.count)).inserted else { return }
    guard let part = parts.first else { return paths.append(folder.orHere) }
    let rest = parts.dropFirst()
    if part == "**" {
      searchAtAnyDepth(folder, for: parts)
    } else if part.isPattern {
      let names = entries(of: folder).map(\.name).matching(part)
      for name in names { visit(folder.joined(with: name), for: rest) }
    } else {
      visit(folder.joined(with: part), for: rest)
    }
  }

  /// Goes on at a path, if anything is there.
  private mutating func visit(_ path: String, for rest: ArraySlice<String>) {
    switch FileSystem.kind(of: path) {
    case .folder: search(path, for: rest)
    case .file: if rest.isEmpty, path.isScenarioFile { paths.append(path) }
    case .missing, .special: break
    }
  }

  /// The folder itself counts, so that `**` at the end searches it.
  private mutating func searchAtAnyDepth(_ folder: String, for parts: ArraySlice<String>) {
    search(folder, for: parts.dropFirst())
    if parts.count == 1 { return }
    for entry in entries(of: folder) where !entry.isHidden {
      let path = folder.joined(with: entry.name)
      if entry.kind(at: path) == .folder { search(path, for: parts) }
    }
  }

  private mutating func entries(of folder: String) -> [FolderEntry] {
    do throws(FileError) {
      return try FolderEntry.read(folder.orHere)
    } catch {
      paths.append(folder.orHere)
      return []
    }
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
