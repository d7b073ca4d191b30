import Testing

/// Decodes a scenario of one step, which begins in the fifth column of the third line.
func expect(
  step: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect("name: A\nsteps:\n  - \(step)", reports: expected, sourceLocation: sourceLocation)
}

/// Decodes a scenario with one more line in its header, the second one.
func expect(
  header: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect("name: A\n\(header)\nsteps: [back]", reports: expected, sourceLocation: sourceLocation)
}
