extension [Diagnostic] {
  /// Returns the diagnostics that do not overlap any of the others.
  package func apart(from others: [Diagnostic]) -> [Diagnostic] {
    filter { diagnostic in !others.contains { $0.overlaps(diagnostic) } }
  }
}

extension Diagnostic {
  /// The text that it is about, and those that its notes show.
  package var spans: [SourceSpan] { ([place.span] + notes.map(\.span)).compactMap(\.self) }

  fileprivate func overlaps(_ other: Diagnostic) -> Bool {
    guard let own = place.span, let others = other.place.span else { return false }
    return own.overlaps(others)
  }
}
