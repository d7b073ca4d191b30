import ScenarioDiagnostics

extension TextBuffer {
  /// Appends a place as `path:line`.
  mutating func append(pathAndLineOf span: SourceSpan) {
    append(pathOf: span.file)
    append(":")
    append(span.line)
  }

  private mutating func append(pathOf file: SourceFile) {
    if latestFile !== file {
      latestFile = file
      latestPath = Array(harmless(file.path).utf8)
    }
    latestPath.withUnsafeBufferPointer { append(verbatim: $0) }
  }
}
