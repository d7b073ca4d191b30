/// Facts about a run that are known at its end.
package struct RunFooter: Sendable {
  /// How long the run took on the wall's clock, or nil in a reproducible run.
  package var wallTime: Duration?

  package init(wallTime: Duration? = nil) { self.wallTime = wallTime }
}
