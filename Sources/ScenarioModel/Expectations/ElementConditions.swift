/// What must hold together of the one element that matches; nothing is of no use.
///
/// Nearly all expectations have a single condition, for which there is no list.
package enum ElementConditions: Sendable {
  case one(ElementCondition)
  case several([ElementCondition])
}

extension ElementConditions: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .one: 1
    case .several(let conditions): conditions.count
    }
  }

  package subscript(position: Int) -> ElementCondition {
    switch self {
    case .one(let condition):
      precondition(position == 0, "no such condition")
      return condition
    case .several(let conditions): return conditions[position]
    }
  }

  /// The conditions, each made into another.
  package func changed(by change: (ElementCondition) -> ElementCondition) -> Self {
    switch self {
    case .one(let condition): .one(change(condition))
    case .several(let conditions): .several(conditions.map(change))
    }
  }

  /// These and another one behind them.
  package func adding(_ condition: ElementCondition) -> Self {
    .several(self + [condition])
  }
}
