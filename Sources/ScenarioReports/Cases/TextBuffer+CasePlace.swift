import ScenarioEvents

extension TextBuffer {
  /// Appends the place of a test case as `path:line`.
  mutating func append(pathAndLineOf identity: CaseIdentity) {
    append(text: identity.file)
    append(":")
    append(identity.line)
  }

  /// Appends the place of a row of data as `path:line`.
  mutating func append(pathAndLineOf row: RowPlace) {
    append(text: row.file)
    append(":")
    append(row.line)
  }
}
