package import ScenarioDiagnostics

extension Recording {
  /// A recording that adds steps at the end of a file, such as this one's own after a person has
  /// edited it.
  ///
  /// - Throws: Why the file can't be continued, or its errors.
  package func continued(in file: SourceFile) throws(RecordingFault) -> Recording {
    let target = RecordingFile(file, at: try file.insertion(beforeLine: nil))
    return try Recording(into: target, name: name, preferring: order, planner: planner)
  }
}
