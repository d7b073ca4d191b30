import ScenarioDiagnostics

/// The links to folders that a search met; none is followed, so that links in circles end.
package struct UnfollowedLinks {
  private var links: [String] = []
  private var searched: [String] = []

  package init() {}

  /// Notes an entry of a searched folder that is a link to a folder.
  package mutating func meet(_ entry: FolderEntry, at path: String) {
    if entry.isLinkToFolder(at: path) { links.append(path.normalisedPath) }
  }

  package mutating func search(_ folder: String) { searched.append(folder) }

  package mutating func formUnion(_ other: UnfollowedLinks) {
    links += other.links
    searched += other.searched
  }

  /// The links to folders that were not searched by another path, in order.
  private var missed: [String] {
    if links.isEmpty { return [] }
    let known = Set(searched.compactMap(FileSystem.resolved).map(PathKey.init))
    var seen: Set<PathKey> = []
    return links.sorted().filter { link in
      let target = FileSystem.resolved(link).map(PathKey.init)
      return !(target.map(known.contains) ?? false) && seen.insert(PathKey(link)).inserted
    }
  }

  /// What to say of them, if there is anything to say.
  package var note: String? {
    let missed = missed
    if missed.isEmpty { return nil }
    let names = missed.prefix(Self.mostNamed).map { "'\(VisibleText.escaping($0))'" }
    let rest = missed.count - names.count
    return "links to folders are not followed: \(names.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "") + "; name them to have them searched"
  }

  private static let mostNamed = 3
}
