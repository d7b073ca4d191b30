/// A condition on the tags of a scenario: tags joined by `not`, `and` and `or`, with parentheses.
///
/// `not` binds before `and`, and `and` before `or`, as in the tag expressions of Cucumber. Operands
/// of the same operator are in one array, so that only parentheses and `not` make an expression
/// deep.
package indirect enum TagExpression: Equatable, Sendable {
  case tag(String)
  case not(TagExpression)
  case all([TagExpression])
  case any([TagExpression])

  /// Why a text is not an expression, and the place of the problem, in characters from 1.
  package struct Problem: Error, Equatable {
    package let text: String
    package let column: Int

    package init(text: String, column: Int) {
      self.text = text
      self.column = column
    }
  }

  package init(_ text: String) throws(Problem) {
    var parser = try TagExpressionParser(text)
    self = try parser.parse()
  }

  package func holds(of tags: [String]) -> Bool {
    switch self {
    case .tag(let name): tags.contains(name)
    case .not(let inner): !inner.holds(of: tags)
    case .all(let parts): parts.allSatisfy { $0.holds(of: tags) }
    case .any(let parts): parts.contains { $0.holds(of: tags) }
    }
  }

  /// The tags that are named, in the order written.
  package var names: [String] {
    switch self {
    case .tag(let name): [name]
    case .not(let inner): inner.names
    case .all(let parts), .any(let parts): parts.flatMap(\.names)
    }
  }

  /// Any of several expressions, or nil without one.
  package static func any(of expressions: [TagExpression]) -> TagExpression? {
    expressions.isEmpty ? nil : .any(expressions)
  }
}
