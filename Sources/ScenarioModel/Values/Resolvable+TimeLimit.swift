package import ScenarioDiagnostics

extension Resolvable<Duration> {
  /// A warning if the duration is longer than a whole scenario may last, so that nothing can use it up.
  ///
  /// Most of these were meant as milliseconds: `timeout: 20000` is five and a half hours.
  ///
  /// - Parameters:
  ///   - limit: How long the scenario may last.
  ///   - onlyWithoutUnit: Whether a duration with a unit is left alone.
  /// - Returns: The warning; nil if there is nothing to warn of.
  package func warning(beyond limit: Duration, onlyWithoutUnit: Bool = false) -> Diagnostic? {
    guard case .literal(let duration, let span) = self, duration > limit else { return nil }
    let hasUnit = span.text.last?.isLetter == true
    if hasUnit && onlyWithoutUnit { return nil }
    return Diagnostic(
      .durationBeyondLimit(duration, limit: limit),
      severity: .warning,
      at: span,
      suggestion: hasUnit
        ? "write a shorter one, or raise 'timeLimit'"
        : "a number without a unit is in seconds; for milliseconds write "
          + "'\(duration.components.seconds)ms'"
    )
  }
}
