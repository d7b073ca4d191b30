package import Testing

/// Compares texts of many lines, and shows both as they are where they differ.
package func expect(
  _ actual: String,
  equals expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  Issue.record(
    "expected\n\(expected)\nbut got\n\(actual)\n(end)",
    sourceLocation: sourceLocation
  )
}
