package import Testing

/// Compares texts of many lines, and shows both as they are where they differ.
package func expect(
  _ actual: String,
  equals expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !actual.hasBytes(of: expected) else { return }
  Issue.record(
    "expected\n\(expected)\nbut got\n\(actual)\n(end)",
    sourceLocation: sourceLocation
  )
}

extension String {
  /// Whether two texts are the same byte for byte; `==` takes other spellings of an accent for equal.
  package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
