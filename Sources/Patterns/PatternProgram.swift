/// A pattern as the states of an automaton (Thompson's construction).
struct PatternProgram: Sendable {
  enum State: Sendable {
    /// The pattern is found.
    case match

    /// Consumes one scalar of a set, then continues in `next`.
    case set(ScalarSet, next: Int)

    /// Continues in `next` without consuming anything, if the assertion holds.
    case assertion(PatternAssertion, next: Int)

    /// Continues in both states without consuming anything.
    case split(Int, Int)
  }

  private(set) var states: [State] = [.match]
  private(set) var start = 0

  init(_ pattern: PatternNode) throws(PatternFault) {
    start = try compile(pattern, before: 0)
  }

  /// Adds the states of a node that continues in `next`, and returns its first state.
  private mutating func compile(_ node: PatternNode, before next: Int) throws(PatternFault) -> Int {
    switch node {
    case .literal(let scalar, let ignoringCase):
      return try add(.set(ScalarSet(scalar, ignoringCase: ignoringCase), next: next))
    case .set(let set): return try add(.set(set, next: next))
    case .assertion(let assertion): return try add(.assertion(assertion, next: next))
    case .sequence(let parts):
      var entry = next
      for part in parts.reversed() { entry = try compile(part, before: entry) }
      return entry
    case .alternatives(let branches): return try compile(alternatives: branches, before: next)
    case .repetition(let part, let least, let most):
      let rest =
        if let most {
          try compile(part, atMost: most - least, before: next)
        } else {
          try compile(loop: part, before: next)
        }
      return try compile(part, times: least, before: rest)
    }
  }

  private mutating func compile(
    alternatives branches: [PatternNode],
    before next: Int
  ) throws(PatternFault) -> Int {
    var entry = try compile(branches[branches.count - 1], before: next)
    for branch in branches.dropLast().reversed() {
      entry = try add(.split(try compile(branch, before: next), entry))
    }
    return entry
  }

  private mutating func compile(
    loop part: PatternNode,
    before next: Int
  ) throws(PatternFault) -> Int {
    let loop = try add(.split(next, next))
    states[loop] = .split(try compile(part, before: loop), next)
    return loop
  }

  private mutating func compile(
    _ part: PatternNode,
    atMost count: Int,
    before next: Int
  ) throws(PatternFault) -> Int {
    var entry = next
    for _ in 0..<count { entry = try add(.split(try compile(part, before: entry), next)) }
    return entry
  }

  /// Stops early where the part has no states, because further copies would have none either.
  private mutating func compile(
    _ part: PatternNode,
    times count: Int,
    before next: Int
  ) throws(PatternFault) -> Int {
    var entry = next
    for _ in 0..<count {
      let first = try compile(part, before: entry)
      if first == entry { break }
      entry = first
    }
    return entry
  }

  private mutating func add(_ state: State) throws(PatternFault) -> Int {
    guard states.count <= Pattern.mostStates else { throw .tooLarge }
    states.append(state)
    return states.count - 1
  }
}
