import ScenarioEvents

/// The failures of an attempt's steps, for the containers that come before them.
///
/// Steps are added from the last to the first.
struct LaterFailures {
  /// A step that is not yet known to be within a container.
  private struct Entry {
    let depth: Int

    /// The last failure of the step and of those within it.
    let failure: Failure?
  }

  /// The entries, the earliest step last.
  private var entries: [Entry] = []

  mutating func add(_ failure: Failure?, at depth: Int) {
    entries.append(Entry(depth: depth, failure: failure))
  }

  /// Removes the steps within a container, and returns the last failure among them.
  mutating func takeLast(below depth: Int) -> Failure? {
    var failure: Failure?
    while let entry = entries.last, entry.depth > depth {
      failure = entry.failure ?? failure
      entries.removeLast()
    }
    return failure
  }
}
