package import AppModelKit
import ScenarioDiagnostics
package import ScenarioModel

extension Selector {
  /// The elements that the selector matches where no variable or word is known, in reading order;
  /// none if it needs one.
  package func matches(on screen: ScreenSnapshot) -> [Int] {
    Array((try? screen.matches(self, in: Scope())) ?? .none)
  }
}

extension ScreenSnapshot {
  /// The indices of the elements that a selector matches, in reading order.
  ///
  /// Criterion by criterion rather than element by element: few elements are left for the second.
  func matches(_ selector: Selector, in scope: Scope) throws(ValueFault) -> Matches {
    let literal = selector.plainLiteral
    if !literal.isEmpty { return elements(having: WantedText(literal)) }
    if let text = selector.plainText {
      return elements(having: WantedText(try scope.nonEmptyText(text)))
    }
    let criteria = selector.criteria
    var left: Matches
    if criteria.isEmpty {
      left = .several(Array(elements.indices))
    } else {
      left = try elements(among: elements.indices, passing: criteria[0], in: scope)
      for place in criteria.indices.dropFirst() {
        left = try elements(among: left, passing: criteria[place], in: scope)
      }
    }
    if case nil = selector.choice { return left }
    return try choose(selector.choice, from: left, in: scope)
  }

  /// The elements of which any identifying property is a text: most selectors ask for nothing else.
  private func elements(having text: WantedText) -> Matches {
    let elements = elements
    var having = Matches.none
    for index in elements.indices where elements[index].hasProperty(text) { having.append(index) }
    return having
  }

  private func elements(
    among candidates: some Sequence<Int>,
    passing criterion: Selector.Criterion,
    in scope: Scope
  ) throws(ValueFault) -> Matches {
    try elements(among: candidates, passing: criterion.test(on: self, in: scope))
  }

  private func elements(
    among candidates: some Sequence<Int>,
    passing test: ElementTest
  ) throws(ValueFault) -> Matches {
    var passing = Matches.none
    for index in candidates where try test.holds(of: index, on: self) { passing.append(index) }
    return passing
  }

  private func choose(
    _ choice: Selector.Choice?,
    from all: Matches,
    in scope: Scope
  ) throws(ValueFault) -> Matches {
    switch choice {
    case nil: return all
    case .first(let flag):
      try scope.checkFirst(flag)
      return all.first.map { .one($0) } ?? .none
    case .index(let setting):
      let index = try scope.integer(setting)
      guard index >= -all.count, index < all.count else { return .none }
      return .one(all[index < 0 ? all.count + index : index])
    }
  }
}

extension Scope {
  /// What a word of the vocabulary stands for, and the scope that its selector is read in.
  func selector(of call: Call) throws(ValueFault) -> (Selector, Scope) {
    guard let word = words.element(call.name.value) else {
      throw ValueFault("unknown element '\(call.name.value)'", at: call.name.span)
    }
    return (word.definition.selector, try entering(word.definition, in: word.scope, by: call))
  }
}
