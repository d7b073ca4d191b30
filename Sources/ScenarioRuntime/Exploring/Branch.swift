/// A course of a run that is still to be explored: the answers that lead to it, and lengths of delays
/// that give these answers.
struct Branch: Sendable {
  var answers: [Answer] = []

  /// In milliseconds, in the order that the delays begin.
  ///
  /// Further delays take their usual length.
  var lengths: [Int64] = []
}

/// An answer to a run's question about time that depends on the lengths of delays.
enum Answer: Hashable, Sendable {
  /// The pending event at an index happens next.
  case event(Int)

  /// The event at the first index happens next, at the instant of the one at the second index, which was
  /// scheduled before it.
  case eventBefore(Int, Int)

  /// None of the pending events happens by the limit.
  case noEvent

  /// It is undecided whether an event happens at the same instant: a wait may continue either way.
  case undecided

  /// The first of two moments is later.
  case later

  /// The first of two moments is not later.
  case notLater
}

/// The unexplored branches, in the order of exploration.
///
/// Branches with events of one instant that do not happen in scheduling order come last. By then,
/// everything that can happen in scheduling order is known.
struct BranchQueue {
  private var waiting = [Branch()]
  private var reordered: [Branch] = []
  private var next = 0

  var isEmpty: Bool { next == waiting.count && reordered.isEmpty }

  mutating func add(_ run: SearchRun) {
    waiting += run.branches
    reordered += run.reorderedBranches
  }

  mutating func popFirst() -> Branch? {
    if next == waiting.count {
      (waiting, reordered, next) = (reordered, [], 0)
    }
    guard next < waiting.count else { return nil }
    defer {
      waiting[next] = Branch()
      next += 1
    }
    return waiting[next]
  }
}

/// The timings that an exploration distinguishes.
package struct ExploredSpace: Equatable, Sendable {
  /// Whether runs end in states that are known.
  package var mergesStates = true

  /// Whether events that are due at one instant also happen in other orders than they were scheduled in.
  var hasAllOrders = true

  /// All timings and orders.
  package static let everything = ExploredSpace()

  /// All timings, each in the region of exactly one run.
  package static let partition = ExploredSpace(mergesStates: false, hasAllOrders: false)
}
