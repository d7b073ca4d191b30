package import AppModelKit
package import ScenarioModel

extension Selector {
  /// The elements that the selector matches without variables and vocabulary, in reading order;
  /// none if it needs one.
  package func matches(on screen: ScreenSnapshot) -> [Int] {
    (try? screen.matches(self, in: Scope())) ?? []
  }
}

extension Expectation {
  /// Whether the expectation holds on a screen without variables and vocabulary; false if it needs
  /// one.
  package func holds(on screen: ScreenSnapshot) -> Bool {
    (try? Judge(screen: screen, calls: nil, scope: Scope()).judge(self)) == .holds
  }
}

extension ScreenSnapshot {
  /// The indices of the elements that a selector matches, in reading order.
  ///
  /// Criterion by criterion rather than element by element: few elements are left for the second.
  func matches(_ selector: Selector, in scope: Scope) throws(ValueFault) -> [Int] {
    var found: [Int]?
    for criterion in selector.criteria {
      let test = try criterion.test(on: self, in: scope)
      var passing: [Int] = []
      for place in 0..<(found?.count ?? elements.count) {
        let index = found?[place] ?? place
        if try test.holds(of: index, on: self) { passing.append(index) }
      }
      found = passing
    }
    return try choose(selector.choice, from: found ?? Array(elements.indices), in: scope)
  }

  private func choose(
    _ choice: Selector.Choice?,
    from all: [Int],
    in scope: Scope
  ) throws(ValueFault) -> [Int] {
    switch choice {
    case nil: return all
    case .first(let flag):
      try scope.checkFirst(flag)
      return Array(all.prefix(1))
    case .index(let setting):
      let index = try scope.integer(setting)
      guard index >= -all.count, index < all.count else { return [] }
      return [all[index < 0 ? all.count + index : index]]
    }
  }
}

extension Scope {
  /// The selector of a vocabulary entry, with the scope for the names in it.
  func selector(of call: Call) throws(ValueFault) -> (Selector, Scope) {
    guard let word = words.word(call.name.value, of: .element),
      case .element(let selector) = word.definition.body
    else {
      throw ValueFault("unknown element '\(call.name.value)'", at: call.name.span)
    }
    return (selector, try entering(word.definition, in: word.scope, by: call))
  }
}
