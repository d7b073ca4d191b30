import Suggestions

extension String {
  /// The path with its first part that is not there in the spelling of one that is.
  ///
  /// - Parameter folder: Where a path begins that is not absolute.
  /// - Returns: Nothing for a pattern, and where no name is near.
  func nearestPath(in folder: String) -> String? {
    guard PathPattern(self) == nil else { return nil }
    var parts = pathParts.map(String.init)
    let start = isAbsolutePath ? "/" : ""
    for position in parts.indices {
      let path = start + parts[...position].joined(separator: "/")
      let reached = isAbsolutePath ? path : folder.appendingPath(path).normalisedPath
      guard FileSystem.kind(of: reached) == .missing else { continue }
      let names = FolderEntry.all(in: reached.folderPath).filter { $0.isText && !$0.isHidden }
      guard let nearest = nearestName(to: parts[position], among: names.map(\.name).sorted())
      else { return nil }
      parts[position] = nearest
      return start + parts.joined(separator: "/")
    }
    return nil
  }
}
