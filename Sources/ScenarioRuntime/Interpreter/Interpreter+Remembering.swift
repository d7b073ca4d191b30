import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Puts properties of the one element that is meant, or a count, into variables.
  mutating func remember(_ memory: Memory) throws(Failure) {
    try requireRunningApp()
    switch memory {
    case .count(let selector, let name):
      let count = try matches(selector).count
      remember(.number(Number(count)), as: name.value)
    case .element(let selector, let items):
      let index = try onlyMatch(of: selector)
      for item in items {
        let value = look().value(of: item.property, of: index)
        let isSecret = item.property == .text(.value) && look().elements[index].showsSecret
        remember(value, as: item.name.value, isShownSecret: isSecret)
      }
    }
  }

  private mutating func remember(_ value: Value, as name: String, isShownSecret: Bool = false) {
    noteSecret(value, remembered: name, isShownSecret: isShownSecret)
    scope.remember(value, as: name)
    note(.text("\(name) = \(value.shown)"))
  }

  /// The one element that matches now.
  mutating func onlyMatch(of selector: Selector) throws(Failure) -> Int {
    let found = try matches(selector)
    if found.count == 1 { return found[0] }
    let mismatch = try ask { judge throws(ValueFault) in
      found.isEmpty
        ? try judge.explainAbsence(of: selector)
        : try judge.explainAmbiguity(of: selector, found)
    }
    throw failure(.assertionFailed, mismatch)
  }
}

extension ScreenSnapshot {
  fileprivate func value(of property: ElementProperty, of index: Int) -> Value {
    switch property {
    case .id: .text(elements[index].identifier)
    case .text(let property): .text(elements[index][property])
    case .type: .text(elements[index].type.rawValue)
    case .state(let property): .boolean(state(property, of: index))
    }
  }
}
