import Glibc
import ScenarioDiagnostics

/// A path with `*`, `?`, `[...]` or `**`, for command lines that no shell expands.
///
/// It matches folders, and anything with the name of a scenario file, as a search of folders does.
/// Names with a leading dot match only if the pattern has the dot, and `**` follows no links, so
/// that cycles of links end.
package struct PathPattern {
  /// The parts between the slashes.
  private let parts: [String]
  private let isAbsolute: Bool

  /// Makes a pattern, or returns nil for a text without special characters.
  package init?(_ text: String) {
    guard text.isPattern else { return nil }
    isAbsolute = text.isAbsolutePath
    // One '**' matches the same as several in a row.
    parts = text.pathParts.reduce(into: []) { parts, part in
      if part != "**" || parts.last != "**" { parts.append(String(part)) }
    }
  }

  /// Searches for matches, without checking whether they can be read.
  ///
  /// A folder that can't be searched counts as a match.
  ///
  /// - Parameter entersFiles: Whether `**` goes into folders that are named like scenario files.
  /// - Returns: The matches, and the links that were not followed.
  package func search(entersFiles: Bool = false) -> PatternMatches {
    var search = PatternSearch(entersFiles: entersFiles)
    search.search(Way(folder: isAbsolute ? "/" : ""), for: parts[...])
    return search.found
  }
}

/// What the search for a ``PathPattern`` has found.
package struct PatternMatches {
  /// Scenario files and folders, in no order, some of them perhaps twice.
  package fileprivate(set) var matches: [PatternMatch] = []

  /// The links to folders that `**` passed by.
  package fileprivate(set) var unfollowedLinks = UnfollowedLinks()

  package init() {}
}

/// A file or folder that a ``PathPattern`` matches.
package struct PatternMatch {
  package enum Kind {
    case folder

    /// Anything with the name of a scenario file.
    case scenarioFile
  }

  package let path: String
  package let kind: Kind

  /// The links to folders on the way that the pattern matched but does not name.
  package var links: [String] = []

  /// Whether the path is one that leads there.
  package var isText = true
}

/// How a search came to a folder.
private struct Way {
  let folder: String
  var links: [String] = []
}

/// The way of a pattern through folders.
private struct PatternSearch {
  private struct Visit: Hashable {
    let folder: PathKey
    let partCount: Int
  }

  let entersFiles: Bool
  private(set) var found = PatternMatches()

  /// What was looked for where: several `**` lead to one folder in many ways.
  private var visits: Set<Visit> = []

  init(entersFiles: Bool) { self.entersFiles = entersFiles }

  mutating func search(_ way: Way, for parts: ArraySlice<String>) {
    let visit = Visit(folder: PathKey(way.folder), partCount: parts.count)
    guard visits.insert(visit).inserted else { return }
    guard let part = parts.first else { return take(way.folder.orHere, .folder, by: way) }
    let rest = parts.dropFirst()
    if part == "**" {
      searchAtAnyDepth(way, for: parts)
    } else if part.isPattern {
      for entry in entries(of: way).matching(part) { self.visit(entry, by: way, for: rest) }
    } else {
      self.visit(part, by: way, for: rest)
    }
  }

  private mutating func take(
    _ path: String,
    _ kind: PatternMatch.Kind,
    by way: Way,
    isText: Bool = true
  ) {
    found.matches.append(PatternMatch(path: path, kind: kind, links: way.links, isText: isText))
  }

  /// Continues at an entry of a folder whose name matched.
  private mutating func visit(_ entry: FolderEntry, by way: Way, for rest: ArraySlice<String>) {
    let path = way.folder.joined(with: entry.name)
    let kind = entry.kind(at: path)
    if rest.isEmpty, path.isScenarioFile {
      take(path, .scenarioFile, by: way, isText: entry.isText)
    } else if kind == .folder, !entry.isText {
      take(path, .folder, by: way, isText: false)
    } else if entry.isText, FileSystem.kind(of: path) == .folder {
      let links = kind == .folder ? way.links : way.links + [path]
      search(Way(folder: path, links: links), for: rest)
    }
  }

  /// Continues at a name that the pattern contains literally, if it exists or can't be looked up.
  private mutating func visit(_ name: String, by way: Way, for rest: ArraySlice<String>) {
    let path = way.folder.joined(with: name)
    if rest.isEmpty, path.isScenarioFile {
      guard FileSystem.isPresent(path) || FileSystem.isConcealed(path) else { return }
      take(path, .scenarioFile, by: way)
    } else if FileSystem.kind(of: path) == .folder {
      search(Way(folder: path, links: way.links), for: rest)
    }
  }

  /// The folder itself counts, so that `**` at the end searches it.
  private mutating func searchAtAnyDepth(_ way: Way, for parts: ArraySlice<String>) {
    search(way, for: parts.dropFirst())
    if parts.count == 1 { return }
    found.unfollowedLinks.search(way.folder.orHere)
    for entry in entries(of: way) where !entry.isHidden {
      let path = way.folder.joined(with: entry.name)
      guard entry.kind(at: path) == .folder else {
        found.unfollowedLinks.meet(entry, at: path)
        continue
      }
      if path.isScenarioFile, !entersFiles {
        take(path, .scenarioFile, by: way, isText: entry.isText)
      } else if entry.isText {
        search(Way(folder: path, links: way.links), for: parts)
      } else {
        take(path, .folder, by: way, isText: false)
      }
    }
  }

  private mutating func entries(of way: Way) -> [FolderEntry] {
    do throws(FileError) {
      return try FolderEntry.read(way.folder.orHere)
    } catch {
      take(way.folder.orHere, .folder, by: way)
      return []
    }
  }
}

extension String {
  fileprivate var isPattern: Bool { contains { "*?[".contains($0) } }

  fileprivate var orHere: String { isEmpty ? "." : self }

  fileprivate func joined(with name: String) -> String { isEmpty ? name : appendingPath(name) }
}

extension [FolderEntry] {
  /// The entries whose names match one part of a pattern.
  ///
  /// The locale makes the C library compare characters rather than bytes. As in shells, no pattern
  /// matches `.` or `..`.
  fileprivate func matching(_ part: String) -> [FolderEntry] {
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let former = uselocale(locale)
    defer {
      uselocale(former)
      if let locale { freelocale(locale) }
    }
    return filter { ![".", ".."].contains($0.name) && fnmatch(part, $0.name, FNM_PERIOD) == 0 }
  }
}
