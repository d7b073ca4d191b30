package import ScenarioDiagnostics

extension SourceFile {
  /// Reads a file's text; its path is shown as it is given, and it must lie within the boundary.
  package static func read(
    _ path: String,
    within boundary: FileBoundary? = nil,
    maximumSize: Int = largestSize
  ) throws(UndecodableSource) -> SourceFile {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, within: boundary)
    } catch {
      let diagnostic = Diagnostic(.unreadableFile(error.text), at: .file(path: path))
      throw UndecodableSource(diagnostic: diagnostic)
    }
    return try decode(path: path, bytes: bytes, maximumSize: maximumSize)
  }

  /// Reads what is piped into the tool, which messages call by a path.
  static func readStandardInput(as path: String) throws(UndecodableSource) -> SourceFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.readStandardInput()
    } catch {
      let diagnostic = Diagnostic(.unreadableFile(error.text), at: .file(path: path))
      throw UndecodableSource(diagnostic: diagnostic)
    }
    return try decode(path: path, bytes: bytes)
  }
}
