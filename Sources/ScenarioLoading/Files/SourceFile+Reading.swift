package import ScenarioDiagnostics

extension SourceFile {
  /// Reads a file's text; its path is shown as it is given, and it must lie within the boundary.
  package static func read(
    _ path: String,
    within boundary: FileBoundary? = nil,
    maximumSize: Int = largestSize
  ) throws(UndecodableSource) -> SourceFile {
    let bytes = try bytes(of: path) { () throws(FileError) in
      try FileSystem.read(path, within: boundary)
    }
    return try decode(path: path, bytes: bytes, maximumSize: maximumSize)
  }

  /// Reads what is piped into the tool, which messages call by a path.
  static func readStandardInput(as path: String) throws(UndecodableSource) -> SourceFile {
    try decode(path: path, bytes: bytes(of: path, FileSystem.readStandardInput))
  }

  private static func bytes(
    of path: String,
    _ read: () throws(FileError) -> [UInt8]
  ) throws(UndecodableSource) -> [UInt8] {
    do {
      return try read()
    } catch {
      let diagnostic = Diagnostic(.unreadableFile(error.text), at: .file(path: path))
      throw UndecodableSource(diagnostic: diagnostic)
    }
  }
}
