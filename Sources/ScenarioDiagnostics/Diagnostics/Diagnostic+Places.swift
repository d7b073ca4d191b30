extension [Diagnostic] {
  /// Returns the diagnostics that do not overlap any of the others.
  package func apart(from others: [Diagnostic]) -> [Diagnostic] {
    filter { diagnostic in !others.contains { $0.overlaps(diagnostic) } }
  }
}

extension Diagnostic {
  fileprivate func overlaps(_ other: Diagnostic) -> Bool {
    guard case .span(let own) = place, case .span(let others) = other.place else { return false }
    return own.overlaps(others)
  }
}
