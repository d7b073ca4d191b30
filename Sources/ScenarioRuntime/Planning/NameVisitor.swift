import ScenarioModel

/// A visitor that knows which names are defined at the present place.
protocol NameVisitor: ScenarioVisitor {
  /// What uses names.
  associatedtype Use

  var names: NameScope { get set }

  /// The uses of names in branches of the present loop that nothing before them defines.
  var openUses: [(use: Use, names: NameScope)] { get set }

  /// Whether a use needs a name that is not defined where these are.
  func lacksName(_ use: Use, among names: NameScope) -> Bool

  /// Reports a use, or keeps it for the places that use the enclosing vocabulary entry.
  mutating func note(_ use: Use, seenFrom names: NameScope)
}

extension NameVisitor {
  /// Looks whether a use has the names that it needs; where an earlier turn of the loop may have set
  /// them, only at the loop's end.
  mutating func visit(_ use: Use) {
    guard lacksName(use, among: names) else { return }
    if names.mayBeReachedLater {
      var others = names
      // A set that is kept would be copied by the next `remember`, and the loop's end replaces it.
      others.remembered = []
      openUses.append((use, others))
    } else {
      note(use, seenFrom: names)
    }
  }

  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }

  mutating func visit(repeated steps: [Step]) {
    names.enterLoop()
    steps.accept(&self)
    names.leaveLoop()
    if names.loopDepth == 0 { closeUses() }
  }

  /// Checks the open uses again as in a later turn, after all steps of the loop.
  private mutating func closeUses() {
    let uses = openUses
    openUses = []
    for (use, names) in uses {
      var later = names
      later.remembered = self.names.remembered
      if lacksName(use, among: later) { note(use, seenFrom: later) }
    }
  }

  /// A variable that one branch sets is not set in the other, but after both.
  mutating func visit(_ steps: [Step], or alternatives: [Step]) {
    let before = names.remembered
    names.branchDepth += 1
    steps.accept(&self)
    let set = names.remembered
    names.remembered = before
    alternatives.accept(&self)
    names.branchDepth -= 1
    names.remembered.formUnion(set)
  }
}
