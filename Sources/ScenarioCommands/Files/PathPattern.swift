import Glibc
import ScenarioDiagnostics

/// A path with `*`, `?`, `[...]` or `**`, for where no shell is there to expand it.
///
/// Folders match, and what is named like a scenario file, whatever it is: a search of folders takes
/// that, too. Names with a leading dot match only where the pattern has the dot, and `**` follows no
/// links, so that links in circles end.
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

  /// What matches; whether it can be read or searched is for whoever does so to say.
  ///
  /// A folder that would have to be searched for more and can't be matches, too.
  ///
  /// - Parameter entersFiles: Whether `**` goes into folders that are named like scenario files.
  /// - Returns: Scenario files and folders, in no order, some of them perhaps twice.
  func matches(entersFiles: Bool = false) -> [PatternMatch] {
    var search = PatternSearch(entersFiles: entersFiles)
    search.search(isAbsolute ? "/" : "", for: parts[...])
    return search.matches
  }
}

/// What a pattern found.
struct PatternMatch {
  enum Kind {
    case folder

    /// What has the name of a scenario file, and may be anything.
    case scenarioFile
  }

  let path: String
  let kind: Kind

  /// Whether the path is one that leads there.
  var isText = true
}

/// The way of a pattern through folders.
private struct PatternSearch {
  private struct Visit: Hashable {
    let folder: PathKey
    let partCount: Int
  }

  let entersFiles: Bool
  private(set) var matches: [PatternMatch] = []

  /// What was looked for where: several `**` lead to one folder in many ways.
  private var visits: Set<Visit> = []

  init(entersFiles: Bool) {
    self.entersFiles = entersFiles
  }

  mutating func search(_ folder: String, for parts: ArraySlice<String>) {
    guard visits.insert(Visit(folder: PathKey(folder), partCount: parts.count)).inserted else {
      return
    }
    guard let part = parts.first else { return take(folder.orHere, .folder) }
    let rest = parts.dropFirst()
    if part == "**" {
      searchAtAnyDepth(folder, for: parts)
    } else if part.isPattern {
      for entry in entries(of: folder).matching(part) { visit(entry, in: folder, for: rest) }
    } else {
      visit(part, in: folder, for: rest)
    }
  }

  private mutating func take(_ path: String, _ kind: PatternMatch.Kind, isText: Bool = true) {
    matches.append(PatternMatch(path: path, kind: kind, isText: isText))
  }

  /// Goes on at an entry of a folder whose name matched.
  private mutating func visit(
    _ entry: FolderEntry,
    in folder: String,
    for rest: ArraySlice<String>
  ) {
    let path = folder.joined(with: entry.name)
    if rest.isEmpty, path.isScenarioFile {
      take(path, .scenarioFile, isText: entry.isText)
    } else if entry.isText {
      if FileSystem.kind(of: path) == .folder { search(path, for: rest) }
    } else if entry.kind(at: path) == .folder {
      take(path, .folder, isText: false)
    }
  }

  /// Goes on at a name that the pattern has as it is, if anything is there or may be.
  private mutating func visit(
    _ name: String,
    in folder: String,
    for rest: ArraySlice<String>
  ) {
    let path = folder.joined(with: name)
    if rest.isEmpty, path.isScenarioFile {
      if FileSystem.isPresent(path) || FileSystem.isConcealed(path) { take(path, .scenarioFile) }
    } else if FileSystem.kind(of: path) == .folder {
      search(path, for: rest)
    }
  }

  /// The folder itself counts, so that `**` at the end searches it.
  private mutating func searchAtAnyDepth(_ folder: String, for parts: ArraySlice<String>) {
    search(folder, for: parts.dropFirst())
    if parts.count == 1 { return }
    for entry in entries(of: folder) where !entry.isHidden {
      let path = folder.joined(with: entry.name)
      guard entry.kind(at: path) == .folder else { continue }
      if path.isScenarioFile, !entersFiles {
        take(path, .scenarioFile, isText: entry.isText)
      } else if entry.isText {
        search(path, for: parts)
      } else {
        take(path, .folder, isText: false)
      }
    }
  }

  private mutating func entries(of folder: String) -> [FolderEntry] {
    do throws(FileError) {
      return try FolderEntry.read(folder.orHere)
    } catch {
      take(folder.orHere, .folder)
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

extension [FolderEntry] {
  /// The entries whose names match one part of a pattern.
  ///
  /// The C library compares bytes unless a locale tells it that names are UTF-8.
  fileprivate func matching(_ part: String) -> [FolderEntry] {
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let former = uselocale(locale)
    defer {
      uselocale(former)
      if let locale { freelocale(locale) }
    }
    return filter { fnmatch(part, $0.name, FNM_PERIOD) == 0 }
  }
}
