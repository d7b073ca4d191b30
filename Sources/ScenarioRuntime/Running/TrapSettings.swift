/// The settings that let a command continue although an app model ends the process.
///
/// The process is started again, and skips the run that ended it.
package struct TrapSettings: Sendable {
  /// The keys of the runs that have ended the process before.
  package var trappedKeys: Set<UInt64> = []

  /// Records the key of the run that a thread begins, or 0 when the run ends.
  ///
  /// The keys are the same in the next process.
  package var note: @Sendable (UInt64) -> Void = { _ in }

  package init() {}

  /// Performs work that may end the process; nil if it has done so before.
  package func guarding<Output, Problem>(
    _ key: UInt64,
    _ work: () throws(Problem) -> Output
  ) throws(Problem) -> Output? {
    if trappedKeys.contains(key) { return nil }
    note(key)
    defer { note(0) }
    return try work()
  }
}
