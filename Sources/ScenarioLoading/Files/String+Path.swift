/// Paths over bytes, because a slash with a combining accent is not the character `/`.
extension String {
  var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Whether the path is that of a workspace's configuration.
  var isConfiguration: Bool {
    hasSuffix(Workspace.configurationFile) && fileName == Workspace.configurationFile
  }

  /// Whether folders are searched for files of such a name.
  package var isScenarioFile: Bool { hasExtension(".yaml") || hasExtension(".yml") }

  /// Whether searches of folders pass over what has such a name.
  package var isHiddenPath: Bool { fileName.utf8.first == UInt8(ascii: ".") }

  private func hasExtension(_ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { utf8.suffix($0.count).elementsEqual($0) }
  }

  /// The names between the slashes.
  var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  package func appendingPath(_ name: String) -> String {
    utf8.last == UInt8(ascii: "/") ? self + name : "\(self)/\(name)"
  }

  /// The path as seen from a folder that it lies in, or nil where it lies elsewhere.
  package func path(below folder: String) -> String? {
    guard let start = lengthOfFolder(folder) else { return nil }
    return String(Substring(utf8.dropFirst(start)))
  }

  /// How many bytes come before what lies in a folder, its slash included; nil of what lies elsewhere.
  private func lengthOfFolder(_ folder: String) -> Int? {
    var (path, folder) = (self, folder)
    return path.withUTF8 { path in
      folder.withUTF8 { folder in
        guard path.starts(with: folder) else { return nil }
        if folder.last == UInt8(ascii: "/") { return folder.count }
        return path.dropFirst(folder.count).first == UInt8(ascii: "/") ? folder.count + 1 : nil
      }
    }
  }

  /// The way to an absolute path from a folder, whose path is absolute as well.
  package func path(from folder: String) -> String {
    let (way, start) = (pathParts, folder.pathParts)
    let shared = zip(way, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = repeatElement("..", count: start.count - shared)
    return (up + way.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The path without `.` and doubled slashes, and without `x/..`, as if `x` were no link.
  package var normalisedPath: String {
    if isNormalisedPath { return self }
    var parts: [Substring] = []
    for part in pathParts where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.reduce(into: "") { path, part in
      if !path.isEmpty { path += "/" }
      path += String(part)
    }
    return isAbsolutePath ? "/\(path)" : (path.isEmpty ? "." : path)
  }

  /// Whether no part of the path is empty, `.` or `..`, as in nearly all.
  private var isNormalisedPath: Bool {
    var path = self
    return path.withUTF8(Self.isNormalised)
  }

  private static func isNormalised(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var (length, hasOnlyDots, isFirst) = (0, true, true)
    for byte in path {
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

  package var folderPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The part after the last slash.
  package var fileName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
