import ScenarioEvents

extension TextBuffer {
  /// Appends the place of a test case as `path:line`.
  mutating func append(pathAndLineOf identity: CaseIdentity) {
    append(path: identity.file, line: identity.line)
  }

  /// Appends the place of a row of data as `path:line`.
  mutating func append(pathAndLineOf row: RowPlace) {
    append(path: row.file, line: row.line)
  }

  mutating func append(path: String, line: Int) {
    append(text: path)
    append(":")
    append(line)
  }
}
