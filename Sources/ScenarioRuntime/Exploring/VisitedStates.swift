/// The states that the runs of an exploration have reached, each with the times of the visits.
///
/// A run that comes to a known state within the times that are known of it would go on as the known
/// run did, so it can end there.
struct VisitedStates: Sendable {
  /// A state, the greatest differences of its moments, row by row, and their fractions of a millisecond.
  struct Visit: Sendable {
    let state: RunState
    let distances: [Duration]
    let fractions: [Duration]

    /// Whether everything that can happen from here can happen from another visit of the state as well.
    fileprivate func isWithin(_ other: Visit) -> Bool {
      distances.count == other.distances.count && fractions == other.fractions
        && zip(distances, other.distances).allSatisfy { $0 <= $1 }
    }
  }

  /// How much time can pass between two states, by their numbers.
  private struct Passage: Sendable {
    let from: Int
    let to: Int
    let length: Duration
  }

  /// The visits of each state, with the numbers that they got.
  private var visits: [RunState: [(visit: Visit, number: Int)]] = [:]
  private var passages: [Passage] = []

  /// The number of states.
  ///
  /// The start has the number 0.
  private(set) var count = 1

  /// The number of a known state that covers a visit, if one does.
  func number(covering visit: Visit) -> Int? {
    visits[visit.state]?.first { visit.isWithin($0.visit) }?.number
  }

  /// Adds a state and returns its number.
  mutating func insert(_ visit: Visit) -> Int {
    let number = count
    count += 1
    visits[visit.state, default: []].append((visit, number))
    return number
  }

  /// Notes that a run came from a state to another one, within some time at most.
  mutating func notePassage(from: Int, to: Int, within length: Duration) {
    passages.append(Passage(from: from, to: to, length: length))
  }

  /// Notes that a run ended within some time after a state.
  mutating func noteEnd(after state: Int, within length: Duration) {
    notePassage(from: state, to: count, within: length)
    count += 1
  }

  /// How long the longest way through the states can take; nil if it can pass a limit.
  ///
  /// The longest ways to all states are found by relaxation. It ends, as the length of a circle of
  /// states passes the limit.
  func greatestLength(within limit: Duration) -> Duration? {
    var longest = [Duration?](repeating: nil, count: count)
    longest[0] = .zero
    var changed = true
    while changed {
      changed = false
      for passage in passages {
        guard let start = longest[passage.from] else { continue }
        let end = start + passage.length
        if end > limit { return nil }
        guard longest[passage.to].map({ end > $0 }) ?? true else { continue }
        longest[passage.to] = end
        changed = true
      }
    }
    return longest.compactMap(\.self).max()
  }
}
