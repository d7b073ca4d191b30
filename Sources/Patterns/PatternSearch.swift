/// A search that is in many states of a program at once, so that it never goes back in the text.
struct PatternSearch {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]

  /// The position at which each state was entered last, so that it is entered once at each.
  private var entered: [Int]

  init(_ program: PatternProgram, in text: [Unicode.Scalar]) {
    self.program = program
    self.text = text
    entered = Array(repeating: -1, count: program.states.count)
  }

  mutating func isFound() -> Bool {
    var waiting: [Int] = []
    for position in 0...text.count {
      waiting.append(program.start)
      guard let consuming = enter(waiting, at: position) else { return true }
      guard position < text.count else { break }
      waiting = statesAfter(text[position], from: consuming)
    }
    return false
  }

  /// The states that wait for a scalar once all others are followed; nil if the pattern is found.
  private mutating func enter(_ states: [Int], at position: Int) -> [Int]? {
    var (pending, consuming): ([Int], [Int]) = (states, [])
    while let state = pending.popLast() {
      guard entered[state] != position else { continue }
      entered[state] = position
      switch program.states[state] {
      case .match: return nil
      case .set: consuming.append(state)
      case .assertion(let assertion, let next):
        if assertion.holds(at: position, in: text) { pending.append(next) }
      case .split(let first, let second): pending += [first, second]
      }
    }
    return consuming
  }

  private func statesAfter(_ scalar: Unicode.Scalar, from states: [Int]) -> [Int] {
    states.compactMap { state in
      guard case .set(let set, let next) = program.states[state] else { return nil }
      return set.contains(scalar) ? next : nil
    }
  }
}
