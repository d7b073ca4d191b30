/// How a survey goes on although an app model ends the process: it is started again, and leaves that out.
package struct TrapSettings: Sendable {
  /// What has ended the process before, by the keys that were noted.
  package var trappedKeys: Set<UInt64> = []

  /// Takes note of what a thread begins, by a key that is the same in the next start, and of its end by 0.
  package var note: @Sendable (UInt64) -> Void = { _ in }

  package init() {}

  /// Does something that may end the process; nil if it has done so before.
  func guarding<Output>(_ key: UInt64, _ work: () -> Output) -> Output? {
    if trappedKeys.contains(key) { return nil }
    note(key)
    defer { note(0) }
    return work()
  }
}
