/// A course of a run that is still to be explored: the answers that lead to it, and lengths of delays
/// that give these answers.
struct Branch: Sendable {
  var answers: [Answer] = []

  /// In milliseconds, in the order in which the delays begin; further ones take their usual length.
  var lengths: [Int64] = []
}

/// What a run was told of time where the lengths of delays decide.
enum Answer: Hashable, Sendable {
  /// The pending event at an index happens next.
  case event(Int)

  /// The event at the first index happens next, at the instant of the one at the second index, which was
  /// scheduled before it.
  case eventBefore(Int, Int)

  /// None of the pending events happens by the limit.
  case noEvent

  /// Whether an event happens at the same instant is left open, as a wait may go on in either case.
  case undecided

  /// The first of two moments is later.
  case later

  /// The first of two moments is not later.
  case notLater
}

/// The branches that are still to be explored, in the order in which they are.
///
/// Those in which events of one instant happen in another order than they were scheduled in come last:
/// what can happen without such an order is known by then.
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

/// Which timings an exploration tells apart.
package struct ExploredSpace: Equatable, Sendable {
  /// Whether runs end in states that are known.
  var mergesStates = true

  /// Whether events that are due at one instant also happen in other orders than they were scheduled in.
  var hasAllOrders = true

  /// All timings and orders.
  package static let everything = ExploredSpace()

  /// All timings; events that are due at one instant happen in scheduling order.
  package static let timings = ExploredSpace(hasAllOrders: false)

  /// All timings, each in the region of exactly one run.
  package static let partition = ExploredSpace(mergesStates: false, hasAllOrders: false)
}
