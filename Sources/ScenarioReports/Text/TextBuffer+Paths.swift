import ScenarioDiagnostics

extension TextBuffer {
  /// Appends a place as `path:line`.
  mutating func append(pathAndLineOf span: SourceSpan) {
    append(pathOf: span.file)
    append(span.line)
  }

  /// Appends a path with its colon.
  private mutating func append(pathOf file: SourceFile) {
    if latestFile !== file {
      latestFile = file
      latestPath.removeAll(keepingCapacity: true)
      latestPath += harmless(file.path).utf8
      latestPath.append(UInt8(ascii: ":"))
    }
    latestPath.withUnsafeBufferPointer { append(verbatim: $0) }
  }
}
