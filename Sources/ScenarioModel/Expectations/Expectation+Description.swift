import AppModelKit

extension Expectation: CustomStringConvertible {
  /// The expectation as one would write it in flow style.
  package var description: String {
    switch form {
    case .exists(let selector): selector.description
    case .element(let selector, let conditions):
      "element: \(selector.nestedDescription), \(conditions.map(\.description).joined(separator: ", "))"
    case .elements(let selector, let condition):
      "elements: \(selector.nestedDescription), \(condition.description)"
    case .screen(let name): "screen: \(name.source)"
    case .transition(let name): "transition: \(name.source)"
    case .equals(let left, let right): "equals: [\(left), \(right)]"
    case .matches(let left, let matcher): "equals: [\(left), \(matcher)]"
    case .call(let call): call.description
    case .check(let call): "check: \(call)"
    case .all(let parts): "all: [\(list(parts))]"
    case .any(let parts): "any: [\(list(parts))]"
    case .not(let inner): "not: \(inner.nestedDescription)"
    }
  }

  private func list(_ parts: [Expectation]) -> String {
    parts.map(\.nestedDescription).joined(separator: ", ")
  }

  /// The expectation inside another one: a mapping has braces, a text does not.
  private var nestedDescription: String {
    if case .exists(let selector) = form { selector.nestedDescription } else { "{\(description)}" }
  }
}

extension CallExpectation: CustomStringConvertible {
  package var description: String {
    let list = arguments.map { "\($0.name.value): \($0.value)" }.joined(separator: ", ")
    let parts = [
      "call: \(name.value)", arguments.isEmpty ? nil : "with: {\(list)}",
      count.map { "count: \($0)" }, answered.map { "answered: \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension ElementCondition: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exists(let flag): "exists: \(flag.description)"
    case .text(let property, let matcher): "\(property.rawValue): \(matcher.description)"
    case .type(let type): "type: \(type.value.rawValue)"
    case .state(let property, let flag): "\(property.rawValue): \(flag.description)"
    case .length(let count): "length: \(count.description)"
    }
  }
}

extension ElementsCondition: CustomStringConvertible {
  package var description: String {
    let counted = count.map { "count: \($0.description)" }
    let listed = labels.map { "labels: [\($0.map(\.quotedSource).joined(separator: ", "))]" }
    return [counted, listed].compactMap(\.self).joined(separator: ", ")
  }
}
