package import AppModelKit
import ScenarioDiagnostics
package import ScenarioModel

extension Selector {
  /// The elements that the selector matches where no variable or word is known, in reading order;
  /// none if it needs one.
  package func matches(on screen: ScreenSnapshot) -> [Int] {
    (try? screen.matches(self, in: Scope())) ?? []
  }
}

extension ScreenSnapshot {
  /// The indices of the elements that a selector matches, in reading order.
  ///
  /// Criterion by criterion rather than element by element: few elements are left for the second.
  func matches(_ selector: Selector, in scope: Scope) throws(ValueFault) -> [Int] {
    if let text = selector.plainText {
      let test = try Selector.Criterion.anyProperty(text).test(on: self, in: scope)
      return try elements(among: elements.indices, passing: test)
    }
    guard let first = selector.criteria.first else {
      return try choose(selector.choice, from: Array(elements.indices), in: scope)
    }
    let test = try first.test(on: self, in: scope)
    var left = try elements(among: elements.indices, passing: test)
    for criterion in selector.criteria.dropFirst() {
      let test = try criterion.test(on: self, in: scope)
      left = try elements(among: left, passing: test)
    }
    return try choose(selector.choice, from: left, in: scope)
  }

  private func elements(
    among candidates: some Sequence<Int>,
    passing test: ElementTest
  ) throws(ValueFault) -> [Int] {
    var passing: [Int] = []
    for index in candidates where try test.holds(of: index, on: self) { passing.append(index) }
    return passing
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
  /// What a word of the vocabulary stands for, and the scope that its selector is read in.
  func selector(of call: Call) throws(ValueFault) -> (Selector, Scope) {
    guard let word = words.element(call.name.value) else {
      throw ValueFault("unknown element '\(call.name.value)'", at: call.name.span)
    }
    return (word.definition.selector, try entering(word.definition, in: word.scope, by: call))
  }
}
