/// Paths as a command line has them.
extension String {
  /// The path, or the pattern, as reports show it: relative if it lies in the working directory.
  ///
  /// That may be named by the links on the way to it, as shells do in `PWD`.
  var pathSeenFromHere: String {
    guard isAbsolutePath, let here = FileSystem.resolved(".") else { return self }
    let shown = Environment.variable("PWD").flatMap { FileSystem.resolved($0) == here ? $0 : nil }
    if self == here || self == shown { return "." }
    guard let path = path(below: here) ?? shown.flatMap(path(below:)) else { return self }
    let parts = path.pathParts
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The same path without a `..` behind a link, as the system means the folder above what the
  /// link leads to, and no path of ours keeps both.
  package var pathPastLinks: String {
    let parts = pathParts
    guard let end = parts.lastIndex(of: "..") else { return self }
    let way = (isAbsolutePath ? "/" : "") + parts[...end].joined(separator: "/")
    let shortWay = way.normalisedPath
    guard shortWay != way, let folder = FileSystem.resolved(way),
      folder != FileSystem.resolved(shortWay)
    else { return self }
    return parts[(end + 1)...].reduce(folder) { $0.appendingPath(String($1)) }.pathSeenFromHere
  }
}
