import ScenarioModel

/// A visitor that knows which names are defined at the present place.
protocol NameVisitor: ScenarioVisitor {
  var names: NameScope { get set }
}

extension NameVisitor {
  mutating func enter(_ iteration: Iteration) { names.enter(iteration.names) }

  mutating func leave(_ iteration: Iteration) { names.leave() }

  mutating func visit(repeated steps: [Step]) {
    names.loopDepth += 1
    steps.accept(&self)
    names.loopDepth -= 1
  }

  mutating func visit(_ steps: [Step], or alternatives: [Step]) {
    let before = names
    steps.accept(&self)
    let branch = names
    names = before
    names.enterAlternative(to: branch)
    alternatives.accept(&self)
    names.leaveAlternative(to: branch)
  }
}
